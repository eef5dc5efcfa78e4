/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { newFolder } from '../scratch.fixture';
import { packageOf } from './bundled-packages';
import { licencePage, readPackage } from './licence-page';

test.each([
  ['turbopack:///[project]/node_modules/clsx/dist/clsx.mjs', 'node_modules/clsx'],
  ['turbopack:///[project]/node_modules/@radix-ui/react-select/dist/index.mjs', 'node_modules/@radix-ui/react-select'],
  ['turbopack:///[project]/node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ['turbopack:///[project]/node_modules/next/dist/client/index.js', 'node_modules/next'],
  ['turbopack:///[project]/node_modules/next/dist/compiled/react/index.js', 'node_modules/next/dist/compiled/react'],
  ['turbopack:///[turbopack]/browser/runtime/base/build-base.ts', 'node_modules/next'],
  ['turbopack:///[project]/components/ui/button.tsx', undefined],
])('%s belongs to %s', (source, expected) => {
  expect(packageOf(source)).toBe(expected);
});

test('a package is named with its version and its own licence text', async () => {
  const { name, licence, text } = await readPackage('node_modules/@emailjs/browser');
  expect(name).toMatch(/^@emailjs\/browser \d+\.\d+\.\d+$/);
  expect(licence).toBe('BSD-3-Clause');
  expect(text).toContain('Redistribution and use');
});

test('a copy that Next carries is named as one, with the licence of the copy', async () => {
  expect(await readPackage('node_modules/next/dist/compiled/react')).toMatchObject({
    name: 'react (the copy inside next)',
    licence: 'MIT',
    text: expect.stringContaining('Meta Platforms'),
  });
});

test('a package that names the MIT licence without its text gets the text, with its author', async () => {
  const { text } = await readPackage('node_modules/embla-carousel');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).toContain('Permission is hereby granted');
});

test('a package that names another licence without its text stops the build: the MIT text is not its own', async () => {
  const folder = newFolder();
  writeFileSync(`${folder}/package.json`, JSON.stringify({ version: '1.0.0', license: 'ISC', author: 'Ada' }));
  await expect(readPackage(folder)).rejects.toThrow(`${folder} has no licence text.`);
});

test('a notice that a licence asks to pass on stands beside its text', async () => {
  const folder = newFolder();
  writeFileSync(`${folder}/package.json`, JSON.stringify({ version: '1.0.0', license: 'Apache-2.0' }));
  writeFileSync(`${folder}/LICENSE`, 'Apache License');
  writeFileSync(`${folder}/NOTICE`, 'Made by Ada');
  expect((await readPackage(folder)).text).toBe('Apache License\n\nMade by Ada');
});

test('works that share a licence text stand over one copy of it', () => {
  const page = licencePage([
    { name: 'a 1.0.0', licence: 'MIT', text: 'free' },
    { name: 'b 2.0.0', licence: 'MIT', text: 'free' },
  ]);
  expect(page).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nfree\n');
});

test('a licence that nobody has accepted stops the build', () => {
  expect(() => licencePage([{ name: 'c 1.0.0', licence: 'GPL-3.0', text: 'share alike' }])).toThrow('c 1.0.0');
});
