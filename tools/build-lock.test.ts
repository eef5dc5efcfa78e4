/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockBuild } from './build-lock';
import { newFolder } from './scratch.fixture';

afterEach(() => jest.restoreAllMocks());

test('a second build in a folder stops with the process that holds it', () => {
  const file = path.join(newFolder(), 'build.lock');
  writeFileSync(file, String(process.ppid));
  expect(() => lockBuild(file)).toThrow(`is running in this folder (process ${process.ppid}).`);
});

test('a lock that is let go of is gone', () => {
  const file = path.join(newFolder(), 'build.lock');
  lockBuild(file)();
  expect(existsSync(file)).toBe(false);
});

test('a lock is gone with the process that held it', () => {
  const file = path.join(newFolder(), 'build.lock');
  expect(runCommand(file, 'lockBuild(file);', 'console.log(existsSync(file));').stdout).toBe('true\n');
  expect(existsSync(file)).toBe(false);
});

test('a command that let go of its lock leaves the lock of the next one alone when it ends', () => {
  const file = path.join(newFolder(), 'build.lock');
  expect(runCommand(file, 'lockBuild(file)();', "writeFileSync(file, 'another');").status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('another');
});

test('a lock of another user’s process, which may not be asked, is respected', () => {
  const file = path.join(newFolder(), 'build.lock');
  writeFileSync(file, String(process.ppid));
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(() => lockBuild(file)).toThrow(`is running in this folder (process ${process.ppid}).`);
});

test.each([
  ['of a build that was killed', String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['that was never written whole', ''],
  ['with this process’s own number', String(process.pid)],
])('a lock %s is taken over', (_, holder) => {
  const file = path.join(newFolder(), 'made/build.lock');
  lockBuild(file);
  writeFileSync(file, holder);
  lockBuild(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

/** Runs lines of a command of its own, which may call lockBuild(file). */
function runCommand(file: string, ...lines: ReadonlyArray<string>) {
  const script = [
    `import { existsSync, writeFileSync } from 'node:fs';`,
    `import { lockBuild } from ${JSON.stringify(pathToFileURL('tools/build-lock.ts').href)};`,
    `const file = ${JSON.stringify(file)};`,
    ...lines,
  ];
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script.join('\n')];
  return spawnSync(process.execPath, options, { encoding: 'utf8' });
}
