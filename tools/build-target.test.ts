/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dropAside, onlyFolder, putBack, readTarget, replaceExport, setAside } from './build-target';
import { moveToNewFolder, newFolder } from './scratch.fixture';

// A test can have it fail, as between two disks.
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  return { ...fs, renameSync: jest.fn(fs.renameSync) };
});

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

test.each([undefined, 'out', 'out/', './out', path.resolve('out')])(
  'a build into %s leaves the site in out/',
  (given) => {
    expect(readTarget(given)).toBe('out');
  },
);

test.each(['.cache/exports/dynamix', './.cache/sites/dynamix/', path.resolve('.cache/exports/dynamix')])(
  'a build into %s fills that folder',
  (given) => {
    expect(readTarget(given)).toBe(path.relative('', given));
  },
);

test.each([
  '.',
  '..',
  'site',
  'out/site',
  'public',
  '../site',
  '.cache',
  '.cache/out',
  '.cache/exports',
  '.cache/exports/a/b',
])('a build deletes nothing in %s', (given) => {
  expect(() => readTarget(given)).toThrow(`A build deletes all that is in its folder, so it cannot go to "${given}"`);
});

test.each(['out', '.cache/exports', '.cache/exports/dynamix'])('where %s is a link, no build starts', (link) => {
  using _folder = moveToNewFolder();
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(newFolder(), link, 'junction');
  expect(() => readTarget('.cache/exports/dynamix')).toThrow(`"${link}" is a link`);
});

test('the site in out/ is there again when another was built', () => {
  const [out, aside] = [path.join(folder, 'out'), path.join(folder, 'cache/out')];
  mkdirSync(out);
  writeFileSync(path.join(out, 'index.html'), 'mine');
  setAside(out, aside);
  expect(existsSync(out)).toBe(false);
  mkdirSync(out);
  writeFileSync(path.join(out, 'half.html'), 'another');
  for (const _ of ['at the end of the build', 'before the next']) putBack(out, aside);
  expect(readdirSync(out)).toEqual(['index.html']);
});

test('an export takes the place of an older one, which is there again when it cannot', () => {
  const [built, site, aside] = [
    path.join(folder, 'built'),
    path.join(folder, 'sites/site'),
    path.join(folder, 'replaced'),
  ];
  for (const round of ['first', 'second']) {
    mkdirSync(built);
    writeFileSync(path.join(built, `${round}.html`), round);
    replaceExport(built, site, aside);
    expect(readdirSync(site)).toEqual([`${round}.html`]);
    expect(existsSync(aside)).toBe(false);
  }
  expect(() => replaceExport(built, site, aside)).toThrow('ENOENT');
  expect(readdirSync(site)).toEqual(['second.html']);
  expect(existsSync(aside)).toBe(false);
});

test('a site that was built again stays', () => {
  const [out, aside] = [path.join(folder, 'out'), path.join(folder, 'cache/out')];
  mkdirSync(out);
  setAside(out, aside);
  mkdirSync(out);
  writeFileSync(path.join(out, 'index.html'), 'new');
  dropAside(aside);
  putBack(out, aside);
  expect(readdirSync(out)).toEqual(['index.html']);
});

test('where there was no site, none is put back', () => {
  const [out, aside] = [path.join(folder, 'out'), path.join(folder, 'cache/out')];
  setAside(out, aside);
  putBack(out, aside);
  expect(existsSync(out)).toBe(false);
});

test('one folder is taken, and a second is never ignored', () => {
  expect(onlyFolder([])).toBeUndefined();
  expect(onlyFolder(['site'])).toBe('site');
  expect(() => onlyFolder(['site', 'other'])).toThrow('"site" and "other"');
  expect(() => onlyFolder([''])).toThrow('has no name');
});

test('an export goes to a folder on another disk whole, and leaves nothing behind', () => {
  const [built, site, aside] = [path.join(folder, 'built'), path.join(folder, 'site'), path.join(folder, 'replaced')];
  for (const place of [built, site]) mkdirSync(path.join(place, 'pictures'), { recursive: true });
  writeFileSync(path.join(built, 'pictures/new.avif'), 'new');
  writeFileSync(path.join(site, 'pictures/old.avif'), 'old');
  const cannotRename = jest.fn(() => {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  });
  // The older export goes aside, then the new one takes its place.
  jest.mocked(renameSync).mockImplementationOnce(cannotRename).mockImplementationOnce(cannotRename);
  replaceExport(built, site, aside);
  expect(cannotRename).toHaveBeenCalledTimes(2);
  expect(readdirSync(path.join(site, 'pictures'))).toEqual(['new.avif']);
  expect(readdirSync(folder)).toEqual(['site']);
});
