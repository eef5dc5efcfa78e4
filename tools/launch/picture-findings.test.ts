/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brandList } from '../../content/brands';
import { entry } from '../../content/entry.fixture';
import { gallery } from '../../content/gallery';
import { landingList } from '../../content/landings';
import { type PictureMaster, type PictureName, pictures } from '../../content/pictures';
import { newFolder } from '../scratch.fixture';
import { lineAt } from './finding.fixture';
import { altFindings, brightnessFindings, pictureFindings } from './picture-findings';

afterEach(() => jest.restoreAllMocks());

/** Any brand will do. */
const sampleBrand = entry(brandList, 0);

test('a rendered sample is a blocker wherever the gallery shows it, and a warning as one of the brand’s own two or behind words', () => {
  const draw = (name: PictureName, sample: boolean) =>
    jest.replaceProperty<PictureMaster, 'sample'>(pictures[name], 'sample', sample);
  const { heroPicture, detailPicture } = sampleBrand;
  const inGallery = gallery.flatMap(({ image, pair }) => [image, ...(pair ? [pair.before, pair.after] : [])]);
  const backdrop = entry(brandList, -1).heroPicture;
  Object.assign(entry(landingList, 0), { backdrop });
  const backdrops = landingList.flatMap((landing) => landing.backdrop ?? []);
  const shown = [...inGallery, heroPicture, detailPicture, ...backdrops];
  for (const name of shown) draw(name, false);
  widen(heroPicture, 1920);
  expect(pictureFindings(sampleBrand)).toEqual([]);
  for (const name of shown) {
    draw(name, true);
    const level = inGallery.includes(name) ? 'blocker' : 'warning';
    expect(pictureFindings(sampleBrand)[0]).toMatchObject({ level, what: expect.stringContaining(`"${name}"`) });
    draw(name, false);
  }
});

test('a picture of the owner’s with the words of a sample is a warning; a sample, or one with other words, is not', () => {
  const own = { file: 'mat.jpg', width: 1800, height: 1200, alt: 'A clean mat', sample: false };
  const kept = { ...own, alt: 'Wooden brush scrubbing foam into a car carpet mat, dusty brown on the left' };
  expect(altFindings({ own, kept, sample: { ...kept, sample: true } })).toMatchObject([
    { level: 'warning', what: expect.stringContaining('"kept"') },
  ]);
});

test('a hero narrower than a desktop screen is a warning', () => {
  const { heroPicture } = sampleBrand;
  const blurred = expect.objectContaining({ level: 'warning', what: expect.stringContaining('blurred') });
  widen(heroPicture, 1920);
  expect(pictureFindings(sampleBrand)).not.toContainEqual(blurred);
  widen(heroPicture, 1919);
  expect(pictureFindings(sampleBrand)).toContainEqual(blurred);
});

test('a rendered sample that is in the gallery and at the top is said once', () => {
  const { image } = entry(gallery, 0);
  jest.replaceProperty<PictureMaster, 'sample'>(pictures[image], 'sample', true);
  widen(image, 1920);
  const named = pictureFindings({ heroPicture: image, detailPicture: image }).filter(({ what }) =>
    what.includes(`"${image}"`),
  );
  expect(named).toMatchObject([{ level: 'blocker' }]);
});

test('a hero that is bright where the words stand is a warning at its line; one with a bright right half, or a lamp, is not', async () => {
  const folder = newFolder();
  const { file } = pictures[sampleBrand.heroPicture];
  /** A dark picture of 1200 × 800 with a white part. */
  const draw = (width: number, left: number) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: '#222' } })
      .composite([{ input: { create: { width, height: 800, channels: 3, background: '#fff' } }, left, top: 0 }])
      .jpeg()
      .toFile(path.join(folder, file));
  for (const [width, left] of [
    [600, 600],
    [20, 100],
  ] as const) {
    await draw(width, left);
    expect(await brightnessFindings(sampleBrand, folder)).toEqual([]);
  }
  await draw(200, 400);
  const findings = await brightnessFindings(sampleBrand, folder);
  expect(findings).toMatchObject([{ level: 'warning', what: expect.stringContaining('bright') }]);
  expect(lineAt(findings[0])).toContain(file);
});

test('a hero is looked at as pages show it: on white where it is transparent', async () => {
  const folder = newFolder();
  const { file } = pictures[sampleBrand.heroPicture];
  await sharp({ create: { width: 1200, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toFile(path.join(folder, file));
  expect(await brightnessFindings(sampleBrand, folder)).toHaveLength(1);
});

test('a hero that is not there yet, or is no picture, is nothing for the launch check: it stops the build', async () => {
  const folder = newFolder();
  expect(await brightnessFindings(sampleBrand, folder)).toEqual([]);
  writeFileSync(path.join(folder, pictures[sampleBrand.heroPicture].file), 'no picture');
  expect(await brightnessFindings(sampleBrand, folder)).toEqual([]);
});

function widen(name: PictureName, width: number) {
  jest.replaceProperty<PictureMaster, 'width'>(pictures[name], 'width', width);
}
