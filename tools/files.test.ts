/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isFilled, listFiles, removeOthers, writeAtomically } from './files';
import { newFolder } from './scratch.fixture';

// Windows separates folders with backslashes.
jest.mock('node:path', () => jest.requireActual('node:path').win32);

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

test('files are listed as addresses name them, also where folders are parted by backslashes', async () => {
  mkdirSync(`${folder}/og/small`, { recursive: true });
  for (const file of ['og/small/a.png', 'og/b.png', 'index.html']) writeFileSync(`${folder}/${file}`, '');
  expect(await listFiles(folder)).toEqual(['index.html', 'og/b.png', 'og/small/a.png']);
});

test('a file counts as filled when it is there and holds something', async () => {
  const file = `${folder}/picture.avif`;
  expect(await isFilled(file)).toBe(false);
  writeFileSync(file, '');
  expect(await isFilled(file)).toBe(false);
  writeFileSync(file, 'bytes');
  expect(await isFilled(file)).toBe(true);
});

test('a file is written whole, over what an interrupted build left', async () => {
  writeFileSync(`${folder}/card.png.part`, 'half of an older c');
  await writeAtomically(`${folder}/card.png`, 'card');
  expect(readFileSync(`${folder}/card.png`, 'utf8')).toBe('card');
  expect(readdirSync(folder)).toEqual(['card.png']);
});

test('what has the name of an earlier build’s file is removed, and nothing else: it may be the only copy', async () => {
  const made = /\.avif$/;
  for (const file of ['new.avif', 'old.avif', '.DS_Store', 'Thumbs.db']) writeFileSync(`${folder}/${file}`, '');
  await removeOthers(folder, ['new.avif'], made);
  expect(readdirSync(folder)).toEqual(['new.avif']);
  mkdirSync(`${folder}/originals`);
  await expect(removeOthers(folder, ['new.avif'], made)).rejects.toThrow('originals was not made by the build');
  writeFileSync(`${folder}/my-van.jpg`, '');
  await expect(removeOthers(folder, ['new.avif', 'originals'], made)).rejects.toThrow(
    'my-van.jpg was not made by the build',
  );
  expect(readdirSync(folder)).toEqual(['my-van.jpg', 'new.avif', 'originals']);
});
