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

test('a build fills a folder that is new or empty, and replaces an older export', () => {
  expect(readTarget(`${folder}/new`)).toBe(path.relative('', `${folder}/new`));
  expect(path.resolve(readTarget(folder))).toBe(folder);
  writeOlderExport();
  expect(path.resolve(readTarget(folder))).toBe(folder);
});

test('a build replaces the owner’s files from public/ and what a file manager left, and nothing else that came beside an older export', () => {
  using _project = moveToNewFolder();
  mkdirSync('public');
  writeFileSync('public/google0123.html', '');
  writeOlderExport();
  for (const file of ['_headers', 'sitemap.xml.br', 'duncan.html.gz', 'favicon.ico', 'google0123.html', '.DS_Store']) {
    writeFileSync(path.join(folder, file), '');
  }
  for (const made of ['_next', 'deploy', 'og']) mkdirSync(path.join(folder, made), { recursive: true });
  expect(path.resolve(readTarget(folder))).toBe(folder);
  mkdirSync(path.join(folder, 'blog'));
  for (const file of ['ads.txt', 'ads.txt.gz']) writeFileSync(path.join(folder, file), '');
  expect(() => readTarget(folder)).toThrow(`The folder "${folder}" holds ads.txt, blog beside an older build`);
});

test('a page of another site beside an older export is not deleted with it', () => {
  writeOlderExport();
  writeFileSync(path.join(folder, 'prices.html'), '<!DOCTYPE html><html lang="en">');
  expect(() => readTarget(folder)).toThrow('holds prices.html beside an older build');
});

test('a build does not replace the folder that the project is in', () => {
  using _place = moveToNewFolder();
  mkdirSync('site/project', { recursive: true });
  folder = path.resolve('site');
  writeOlderExport();
  process.chdir('site/project');
  expect(() => readTarget('..')).toThrow('The folder ".." holds the project');
});

test('a build deletes nothing that is not an export of this project, and not the folder it writes from', () => {
  for (const file of ['index.html', '404.html']) {
    writeFileSync(path.join(folder, file), '<!DOCTYPE html><html lang="en"><p data-brand="x">');
  }
  expect(() => readTarget(folder)).toThrow(`The folder "${folder}" holds something other than an older build`);
  expect(() => readTarget('README.md')).toThrow('"README.md" is a file');
  expect(() => readTarget('.')).toThrow('The folder "." holds something other than an older build');
  expect(() => readTarget('out/brand')).toThrow('The folder "out/brand" lies in out/, which each build empties');
});

test.each(['site', 'public/site', 'content/site'])(
  'a build into %s would be taken for the code of the project',
  (given) => {
    expect(() => readTarget(given)).toThrow('lies in the project');
  },
);

test.each(['.cache/exports/site', '../site'])('a build into %s is no part of the code', (given) => {
  expect(readTarget(given)).toBe(path.normalize(given));
});

test.each(['index.html', '404.html'])('a folder whose %s alone is from an export is not an older build', (page) => {
  writeFileSync(path.join(folder, page), '<!DOCTYPE html><html lang="en-CA" data-brand="retired">');
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  expect(() => readTarget(folder)).toThrow('holds something other than an older build');
});

test('a build does not delete the repository that an older export was copied into', () => {
  writeOlderExport();
  mkdirSync(path.join(folder, '.git'));
  expect(() => readTarget(folder)).toThrow('is a git repository');
});

test.each(['link', 'link/'])('%s, which leads to a folder, is not replaced by one', (name) => {
  const link = path.join(folder, 'link');
  if (!existsSync(link)) symlinkSync(newFolder(), link, 'junction');
  expect(() => readTarget(`${folder}/${name}`)).toThrow('is a link');
});

test('where out/ is a link, no build starts: each moves out/ aside', () => {
  using _folder = moveToNewFolder();
  symlinkSync(newFolder(), 'out', 'junction');
  for (const target of [undefined, 'site']) expect(() => readTarget(target)).toThrow('"out" is a link');
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

test('a build does not go where the site in out/ is kept meanwhile', () => {
  expect(() => readTarget('.cache/out')).toThrow('Name another folder.');
  expect(() => readTarget('.cache/out/other')).toThrow('Name another folder.');
  expect(() => readTarget('.cache/replaced')).toThrow('Name another folder.');
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

/** Pages of a build, of a town that has been removed since as well. */
function writeOlderExport() {
  for (const file of ['index.html', '404.html', 'duncan.html']) {
    writeFileSync(path.join(folder, file), '<!DOCTYPE html><html lang="en-CA" data-brand="retired">');
  }
}
