/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readMaster, upright } from './picture-master';

const folder = mkdtempSync(path.join(tmpdir(), 'masters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [red, blue] = ['#ff0000', '#0000ff'];
const portrait = { file: 'phone.jpg', width: 900, height: 1200, alt: 'A car', sample: false };

test('a photograph that a phone stored on its side is measured and kept as viewers show it', async () => {
  writeFileSync(path.join(folder, portrait.file), await phonePhotograph());
  const bytes = await readMaster('phone', portrait, folder);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 900, height: 1200 });
  // What is encoded from it must not be turned a second time.
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  expect(await colourAt(bytes, { left: 450, top: 100 })).toBe('red');
  expect(await colourAt(bytes, { left: 450, top: 1100 })).toBe('blue');
});

test('the size that the owner is told is the one a viewer shows', async () => {
  writeFileSync(path.join(folder, portrait.file), await phonePhotograph());
  await expect(readMaster('phone', { ...portrait, width: 1200, height: 900 }, folder)).rejects.toThrow(
    'is 900 × 1200 pixels',
  );
});

test('a photograph that is stored upright keeps its bytes, and so its encoded files', async () => {
  const stored = await sharp({ create: { width: 8, height: 4, channels: 3, background: red } })
    .jpeg()
    .withMetadata({ orientation: 1 })
    .toBuffer();
  expect(await upright(stored)).toBe(stored);
});

/** Upright it is 900 × 1200, red above and blue below; stored it lies on its side and says so (Orientation 6). */
async function phonePhotograph() {
  const below = await sharp({ create: { width: 600, height: 900, channels: 3, background: blue } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: red } })
    .composite([{ input: below, left: 600, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function colourAt(bytes: Buffer, { left, top }: { left: number; top: number }) {
  const { channels } = await sharp(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).toBuffer()).stats();
  const [r, , b] = channels;
  return (r?.mean ?? 0) > (b?.mean ?? 0) ? 'red' : 'blue';
}
