/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readPort } from './read-port';

test.each([
  ['', 3000],
  [' ', 3000],
  [' 3001 ', 3001],
  ['65535', 65_535],
])('the PORT "%s" is %i', (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(['abc', '0', '65536', '-1', '3000.5', '0x10', '1e3'])('the PORT "%s" is refused by name', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}", but it must be a number from 1 to 65535`);
});

test.each(['build.ts', 'preview.ts', 'dev.ts', 'start-both.ts'])(
  '%s stops at once at a PORT that is none, with one line',
  (tool) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`], {
      encoding: 'utf8',
      env: { ...process.env, PORT: 'abc' },
    });
    expect(stderr.trim()).toMatch(/^(The build stopped: )?PORT is "abc", but .+$/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
