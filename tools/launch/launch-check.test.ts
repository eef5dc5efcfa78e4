/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '../../content/setting-names';
import { copyProject, edit, run } from '../command.fixture';

// Each test runs a command that reads all of content/.
jest.setTimeout(60_000);

beforeEach(() => {
  for (const name of settingNames) delete process.env[name];
});

test('a setting that cannot be is a blocker, with its line and what is valid', () => {
  const project = copyProject();
  writeFileSync(path.join(project, '.env.local'), '# Mine\nSITE_ORIGIN=detailer\n');
  const { status, output } = run(project, 'launch/launch-check.ts');
  expect(output).toMatch(/^ {2}\.env\.local:2 +SITE_ORIGIN is "detailer", but it must be an address/m);
  expect(output).toContain('Not ready for the public: 1 blocker, 0 warnings.');
  expect(status).toBe(1);
});

test('a setting of the mail service that is missing beside others is named in place of a line', () => {
  const project = copyProject();
  writeFileSync(path.join(project, '.env.local'), 'NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_1\n');
  const { status, output } = run(project, 'launch/launch-check.ts');
  expect(output).toMatch(/^ {2}NEXT_PUBLIC_EMAILJS_PUBLIC_KEY \(setting\) +The email settings are incomplete/m);
  expect(status).toBe(1);
});

test('the folder that is named is the one that is looked at', () => {
  const { status, output } = run(copyProject(), 'launch/launch-check.ts', '.cache/exports/mine');
  expect(output).toMatch(/^ {2}\.cache\/exports\/mine\/ +There is no built site to look at/m);
  expect(status).toBe(1);
});

test('a mistake in a content file is a blocker in one sentence, without what only programmers read', () => {
  const project = copyProject();
  edit(project, 'content/packages.ts', 'startsAtDollars: ', 'StartsAtDollars: ');
  const { status, output } = run(project, 'launch/launch-check.ts');
  expect(output).toMatch(/^ {2}content +.*lacks the field "startsAtDollars"/m);
  expect(output).toContain('Not ready for the public: 1 blocker, 0 warnings.');
  expect(output).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
