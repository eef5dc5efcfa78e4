/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveToNewFolder, newFolder } from '../scratch.fixture';
import { type Finding, report } from './finding';
import { lineOf, settingLine } from './line-of';

afterEach(() => jest.restoreAllMocks());

const sample: Finding = { level: 'blocker', what: 'The phone is a sample.', where: 'a.ts:1', fix: 'Write your own.' };
const claim: Finding = { level: 'warning', what: 'The claim has no source.', where: 'b.ts:2', fix: 'Add one.' };

test('blockers come first, and what has the same fix is said once', () => {
  const text = report([claim, sample, { ...sample, what: 'The mail is a sample.', where: 'a.ts:9' }]);
  expect(text.indexOf('BLOCKERS')).toBeLessThan(text.indexOf('WARNINGS'));
  expect(text.match(/Write your own\./g)).toHaveLength(1);
  for (const words of ['a.ts:1', 'a.ts:9', 'The mail is a sample.', 'b.ts:2', 'Add one.'])
    expect(text).toContain(words);
  expect(text).toMatch(/Not ready for the public: 2 blockers, 1 warning\.$/);
});

test('each finding stands over its own fix', () => {
  const text = report([
    sample,
    { ...sample, what: 'The site has no address.', where: 'c.ts:3', fix: 'Set the address.' },
  ]);
  const [first = '', second = ''] = text.split('How to fix: Write your own.');
  expect(first).toContain('a.ts:1');
  expect(first).not.toContain('c.ts:3');
  expect(second).toContain('c.ts:3');
  expect(second).not.toContain('a.ts:1');
});

test('warnings alone do not hold the site back, one blocker does', () => {
  expect(report([claim])).toMatch(/Ready for the public: no blockers, 1 warning\.$/);
  expect(report([claim])).not.toContain('BLOCKERS');
  expect(report([sample])).toMatch(/Not ready for the public: 1 blocker, 0 warnings\.$/);
});

test('a place is the line of the last word, looked for after the others', () => {
  const folder = newFolder();
  const file = path.join(folder, 'business.ts');
  writeFileSync(file, 'email = {\n  sample: false,\n};\n\nphone = {\n  sample: true,\n};\n');
  expect(lineOf(file, 'email')).toBe(`${file}:1`);
  expect(lineOf(file, 'phone', 'sample')).toBe(`${file}:6`);
  expect(lineOf(file, 'sample', 'sample')).toBe(`${file}:6`);
  expect(lineOf(file, 'phone', 'email')).toBe(file);
  rmSync(file);
  expect(lineOf(file, 'email')).toBe(file);
});

test('a setting is where the first file that Next reads sets it, unless the environment says otherwise, not where a comment names it', () => {
  using _folder = moveToNewFolder();
  writeFileSync('.env.local', '# SITE_ORIGIN=https://example.com\nPORT=3001\n');
  expect(settingLine('SITE_ORIGIN')).toBe('SITE_ORIGIN (setting)');
  writeFileSync('.env', '\uFEFFexport SITE_ORIGIN = https://a.ca\nPORT=3002\n');
  jest.replaceProperty(process, 'env', { ...process.env, SITE_ORIGIN: 'https://a.ca', PORT: '3001' });
  expect(settingLine('SITE_ORIGIN')).toBe('.env:1');
  expect(settingLine('PORT')).toBe('.env.local:2');
  process.env.SITE_ORIGIN = 'https://b.ca';
  expect(settingLine('SITE_ORIGIN')).toBe('SITE_ORIGIN (setting)');
});
