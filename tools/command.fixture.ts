import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedText } from './changed-text';
import { newFolder } from './scratch.fixture';

/** Options that put a town on the map. */
export const position = ['--latitude', '48.8258', '--longitude', '-124.0542'];

/** What the commands read and write, in a folder of its own; packages are the project's. */
export function copyProject() {
  const project = newFolder();
  for (const name of ['content', 'app', 'components', 'tools', 'e2e', 'package.json', 'tsconfig.json', 'biome.json']) {
    cpSync(name, path.join(project, name), { recursive: true });
  }
  // Windows lets everybody make a junction, but not any other link.
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  return project;
}

/** Runs a command of tools/ in a copy of the project. Gives its exit status and all that it printed. */
export function run(project: string, tool: string, ...args: ReadonlyArray<string>) {
  const command = ['--import', 'tsx', '--import', './tools/setup.ts', `tools/${tool}`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: process.env,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Puts `replacement` in the place of the first `old`. @throws when the file does not hold it. */
export function edit(project: string, file: string, old: string | RegExp, replacement: string) {
  const target = path.join(project, file);
  writeFileSync(target, changedText(file, readFileSync(target, 'utf8'), [[old, replacement]]));
}
