/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { moveToNewFolder } from '../scratch.fixture';
import { buildIcons } from './icons';

const icons = [
  { file: 'icon-48.png', size: 48, isSquare: false },
  { file: 'icon-192.png', size: 192, isSquare: false },
  { file: 'icon-512.png', size: 512, isSquare: false },
  { file: 'icon-maskable-512.png', size: 512, isSquare: true },
  { file: 'apple-touch-icon.png', size: 180, isSquare: true },
];

test('each icon has the size in its name; those that a phone cuts are squares without holes, the mark in their middle', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public');
  await buildIcons();
  for (const { file, size, isSquare } of icons) {
    const icon = sharp(path.join('public/icons', file));
    expect({ file, ...(await icon.metadata()) }).toMatchObject({ file, width: size, height: size });
    const { data, info } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    expect({ file, corner: pixel(0, 0)[3] }).toEqual({ file, corner: isSquare ? 255 : 0 });
    if (!isSquare) continue;
    // Outside the circle that every shape leaves, four fifths as wide, there is the ground alone: https://w3c.github.io/manifest/#icon-masks
    const ground = pixel(0, 0).join();
    const beyond = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => ({ x, y }))).flat();
    const marks = beyond.filter(
      ({ x, y }) => Math.hypot(x - size / 2, y - size / 2) > size * 0.4 && pixel(x, y).join() !== ground,
    );
    expect({ file, marks: marks.length }).toEqual({ file, marks: 0 });
  }
});

test('the favicon is an icon file that holds one picture of 48 pixels, a PNG without a palette', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public');
  await buildIcons();
  const file = readFileSync('public/favicon.ico');
  // An icon (1) with one picture (1) that is 48 wide and high.
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + length).toBe(file.length);
  const picture = await sharp(file.subarray(offset)).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect(picture.isPalette).not.toBe(true);
});

test('a file of the owner among the icons stops the build and stays', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public/icons', { recursive: true });
  writeFileSync('public/icons/mine.png', 'drawn by a designer');
  await expect(buildIcons()).rejects.toThrow('public/icons/mine.png was not made by the build');
  expect(readFileSync('public/icons/mine.png', 'utf8')).toBe('drawn by a designer');
});

test('an empty favicon, as a full disk leaves it, is drawn again', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public');
  writeFileSync('public/favicon.ico', '');
  await buildIcons();
  expect(readFileSync('public/favicon.ico').length).toBeGreaterThan(22);
});

test('a favicon that was not made by the build is not replaced: it may be the only copy', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public');
  writeFileSync('public/favicon.ico', 'drawn by a designer');
  await expect(buildIcons()).rejects.toThrow('public/favicon.ico was not made by the build');
  expect(readFileSync('public/favicon.ico', 'utf8')).toBe('drawn by a designer');
});

test('the favicon of an older logo is replaced', async () => {
  using _folder = moveToNewFolder();
  mkdirSync('public');
  await buildIcons();
  const drawn = readFileSync('public/favicon.ico');
  writeFileSync('public/favicon.ico', Buffer.concat([drawn.subarray(0, 14), Buffer.from('older')]));
  await buildIcons();
  expect(readFileSync('public/favicon.ico')).toEqual(drawn);
});
