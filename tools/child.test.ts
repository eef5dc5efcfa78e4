/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { newFolder } from './scratch.fixture';

const scratch = newFolder();

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('a tool that %s stops takes along what it started and its scratch folder', async (signal, wanted) => {
  const { tool, said } = startTool('');
  await once(tool.stdout, 'data');
  expect(readdirSync(scratch).filter((name) => name.startsWith('leftover-'))).toHaveLength(1);
  tool.kill(signal);
  // The started program holds the same output, so this waits for its end, too.
  expect((await once(tool, 'close'))[0]).toBe(wanted);
  expect(said.join('')).toBe('started');
  expect(readdirSync(scratch).filter((name) => name.startsWith('leftover-'))).toEqual([]);
});

test('a second signal does not end the clearing up of the first', async () => {
  // Long enough for the second one to come meanwhile.
  const { tool } = startTool("process.on('exit', () => { const end = Date.now() + 500; while (Date.now() < end); });");
  await once(tool.stdout, 'data');
  tool.kill('SIGINT');
  await setTimeout(100);
  tool.kill('SIGINT');
  expect(await once(tool, 'close')).toEqual([130, null]);
});

test('a tool that is stopped takes along what a program that it started has started', async () => {
  const inner = JSON.stringify(`process.stdout.write('inner'); setTimeout(() => console.log(', and lives on'), 5_000)`);
  const outer = JSON.stringify(
    `require('node:child_process').spawn(process.execPath, ['-e', ${inner}], { stdio: 'inherit' }); setTimeout(() => {}, 5_000)`,
  );
  const { tool, said } = startTool(
    `startChild(process.execPath, ['-e', ${outer}], { stdio: 'inherit', detached: true });`,
  );
  while (!said.join('').includes('inner')) await once(tool.stdout, 'data');
  tool.kill('SIGTERM');
  await once(tool, 'close');
  expect(said.join('')).not.toContain('lives on');
});

test('a tool that is meant to be stopped says that it did not fail', async () => {
  const { tool } = startTool('process.exitCode = 0;');
  await once(tool.stdout, 'data');
  tool.kill('SIGTERM');
  expect((await once(tool, 'close'))[0]).toBe(0);
});

/** A tool with a scratch folder and a program that it started, which says so and, should it live on, says that. */
function startTool(more: string) {
  const child = "process.stdout.write('started'); setTimeout(() => console.log(', and lives on'), 5_000)";
  const file = path.join(scratch, 'tool.mts');
  const [setup, module] = ['setup', 'child'].map((name) => JSON.stringify(pathToFileURL(`tools/${name}.ts`).href));
  writeFileSync(
    file,
    `import ${setup};
import { scratchFolder, startChild } from ${module};
scratchFolder('leftover');
startChild(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
${more}`,
  );
  const tool = spawn(process.execPath, ['--import', 'tsx', file], { env: { ...process.env, TMPDIR: scratch } });
  const said: Array<string> = [];
  tool.stdout.on('data', (text) => said.push(String(text)));
  return { tool, said };
}
