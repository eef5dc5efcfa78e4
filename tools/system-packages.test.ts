/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { findOrInstall } from './system-packages';

jest.mock('node:child_process');
const commands = () => jest.mocked(execFileSync).mock.calls.map(([command, args]) => [command, args?.[0]].join(' '));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

test('root gets a missing program installed, and nothing happens for one that is there', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  expect(findOrInstall(['caddy'], () => true)).toBe(true);
  expect(commands()).toEqual([]);
  findOrInstall(['caddy'], () => false);
  expect(commands()).toEqual(['apt-get --version', 'apt-get update', 'apt-get install']);
});

test('another user is never asked for the rights of root', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(findOrInstall(['caddy'], () => false)).toBe(false);
  expect(commands()).toEqual([]);
});
