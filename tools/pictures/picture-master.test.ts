/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../scratch.fixture';
import { asShown, readMaster } from './picture-master';

const folder = newFolder();

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

test('a photograph that is cut off, too narrow or of another height is refused', async () => {
  const read = async (width: number, bytes = Number.POSITIVE_INFINITY, change = {}) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width, height: 600, channels: 3, background: red, noise } as const;
    const stored = await sharp({ create }).jpeg().toBuffer();
    writeFileSync(path.join(folder, portrait.file), stored.subarray(0, bytes));
    return readMaster('phone', { ...portrait, width, height: 600, ...change }, folder);
  };
  await expect(read(880)).resolves.toBeInstanceOf(Buffer);
  await expect(read(880, 20_000)).rejects.toThrow(/cannot be read: .+ Save it again/);
  await expect(read(879)).rejects.toThrow('is 879 pixels wide; it must be at least 880');
  await expect(read(880, undefined, { height: 601 })).rejects.toThrow('is 880 × 600 pixels');
  await expect(read(880, undefined, { width: 881 })).rejects.toThrow('is 880 × 600 pixels');
});

test('a photograph that is stored upright keeps its bytes, and so its encoded files', async () => {
  const stored = await sharp({ create: { width: 8, height: 4, channels: 3, background: red } })
    .jpeg()
    .withMetadata({ orientation: 1 })
    .toBuffer();
  expect(await asShown(stored)).toBe(stored);
});

test('what is transparent in a picture becomes white, once for all formats', async () => {
  const glass = { r: 0, g: 0, b: 0, alpha: 0 };
  const stored = await sharp({ create: { width: 8, height: 4, channels: 4, background: glass } })
    .png()
    .toBuffer();
  const { channels, isOpaque } = await sharp(await asShown(stored)).stats();
  expect({ isOpaque, means: channels.map(({ mean }) => mean) }).toEqual({ isOpaque: true, means: [255, 255, 255] });
});

test.each<[keyof typeof portrait, unknown, string]>([
  ['alt', undefined, 'lacks the field "alt"'],
  ['alt', ' ', 'the field "alt" must hold text in quotes'],
  ['file', undefined, 'lacks the field "file"'],
  ['alt', 'IMG_1234', 'alt is "IMG_1234". Write in a few words what the picture shows'],
  ['alt', 'IMG_1234.JPG', 'alt is "IMG_1234.JPG". Write in a few words what the picture shows'],
  ['width', '900', 'the field "width" must hold a number'],
  ['sample', 'false', 'the field "sample" must hold true or false'],
])('a picture whose %s is %j is named with its line and what belongs there', async (field, value, words) => {
  await expect(readMaster('phone', { ...portrait, [field]: value }, folder)).rejects.toThrow(
    new RegExp(`^content/pictures\\.ts \\("phone"\\):? ${words}`),
  );
});

test.each(['mats & seats', 'Mats', 'mats/seats', '', 'mats-'])(
  'the name "%s" is refused, since it becomes part of an address',
  async (name) => {
    await expect(readMaster(name, portrait, folder)).rejects.toThrow(`the name "${name}" becomes part of an address`);
  },
);

test('a file that is not a picture for the web is refused in one line, as HEIC photographs of a telephone are', async () => {
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  writeFileSync(path.join(folder, 'IMG_1.heic'), heic);
  await expect(readMaster('phone', { ...portrait, file: 'IMG_1.heic' }, folder)).rejects.toThrow(
    /^The picture "phone" \([^\n]+\) cannot be read: it is a HEIC file, [^\n]+\. Save it again as a JPEG or PNG\.$/,
  );
});

test('a file given with its folder, or in other letters, is asked for as it is named on disk', async () => {
  writeFileSync(path.join(folder, 'Wash.JPG'), '');
  await expect(readMaster('phone', { ...portrait, file: 'content/pictures/wash.jpg' }, folder)).rejects.toThrow(
    "is not on disk. Wash.JPG is: write file: 'Wash.JPG' in content/pictures.ts.",
  );
  await expect(readMaster('phone', { ...portrait, file: 'content/pictures/Wash.JPG' }, folder)).rejects.toThrow(
    "is not on disk. Wash.JPG is: write file: 'Wash.JPG' in content/pictures.ts.",
  );
});

test('a file whose name has an accent in another form, which looks the same, is to be renamed', async () => {
  writeFileSync(path.join(folder, 'cafe\u0301.jpg'), '');
  // On a Mac the system finds it by either name.
  if (existsSync(path.join(folder, 'caf\u00e9.jpg'))) return;
  await expect(readMaster('phone', { ...portrait, file: 'caf\u00e9.jpg' }, folder)).rejects.toThrow(
    'with its accents written in another way: rename it without accents',
  );
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
