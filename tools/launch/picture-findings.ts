/** Pictures that are not yet the owner's own, or that are described or used as they should not be. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../content/brands/types';
import { backdropPictures, galleryPictures } from '../../content/page-pictures';
import { type PictureMaster, type PictureName, pictures } from '../../content/pictures';
import { unless } from '../faults';
import { asShown, masterFolder } from '../pictures/picture-master';
import type { Finding } from './finding';
import { lineOf } from './line-of';

/** Pixels: the width of a common desktop screen, which the hero fills. */
const heroWidth = 1920;

/**
 * Each rendered sample: a blocker in the gallery, which shows work done, a warning as one of the brand’s two pictures or
 * behind words. Then a hero that wide screens would enlarge.
 */
export function pictureFindings(shown: Pick<Brand, 'heroPicture' | 'detailPicture'>): ReadonlyArray<Finding> {
  const where = (name: PictureName) => lineOf('content/pictures.ts', `file: '${pictures[name].file}'`);
  const fix =
    'Put your photograph into content/pictures/, write its file, size and alt text, and set its `sample` to false.';
  const hero: PictureMaster = pictures[shown.heroPicture];
  const work = galleryPictures();
  const decoration = new Set([shown.heroPicture, shown.detailPicture, ...backdropPictures()]);
  return [
    ...work
      .filter((name) => pictures[name].sample)
      .map(
        (name): Finding => ({
          level: 'blocker',
          what: `The gallery shows "${name}", a rendered sample, as your work.`,
          where: where(name),
          fix: `${fix} Or leave it out: delete its slide in content/gallery.ts.`,
        }),
      ),
    ...[...decoration]
      .filter((name) => pictures[name].sample && !work.includes(name))
      .map(
        (name): Finding => ({
          level: 'warning',
          what: `The picture "${name}" is a rendered sample.`,
          where: where(name),
          fix,
        }),
      ),
    ...unless(hero.width >= heroWidth, {
      level: 'warning',
      what: `The picture at the top, "${shown.heroPicture}", is ${hero.width} pixels wide. Wide screens show it blurred.`,
      where: where(shown.heroPicture),
      fix: `Use a photograph that is at least ${heroWidth} pixels wide.`,
    }),
  ];
}

/** How the words of the rendered samples in content/pictures.ts begin, as they come with the project. */
const sampleAlts = [
  'Red coupe in a dark studio',
  'Metallic blue coupe in a dark studio',
  'Wooden brush scrubbing foam',
  'Red microfibre wash mitt',
  'Diamond-quilted cognac leather seat',
  'Before and after of a honeycomb rubber car mat',
  'Glossy navy boat bow',
  'Red rubber squeegee',
  'Two car cup holders',
  'Black paint divided by yellow tape',
  'Honeycomb rubber car mat caked',
  'The same honeycomb rubber car mat',
  'Car cup holder, dusty',
  'The same car cup holder',
  'Close-up of water beads on glossy red',
  'Close-up of water beads on glossy blue',
];

/** Each picture of the owner's that is still described as the sample was, or a sample whose flag alone was changed. */
export function altFindings(all: Readonly<Record<string, PictureMaster>> = pictures): ReadonlyArray<Finding> {
  return Object.entries(all)
    .filter(([, { alt, sample }]) => !sample && sampleAlts.some((start) => alt.startsWith(start)))
    .map(([name, { alt }]) => ({
      level: 'warning',
      what: `The words for the picture "${name}" are those of the rendered sample: “${alt.slice(0, 40)}…”.`,
      where: lineOf('content/pictures.ts', alt.slice(0, 40)),
      fix: 'Write in `alt` what your photograph shows. If it is still the sample, set its `sample` to true.',
    }));
}

/** Of 255: with the shade that the page lays over it, white words on a lighter grey would be hard to read. */
const lightestGrey = 140;

/**
 * A picture at the top of the pages that is too bright where the words stand: in the upper two thirds of its left half.
 */
export async function brightnessFindings(
  { heroPicture }: Pick<Brand, 'heroPicture'>,
  folder = masterFolder,
): Promise<ReadonlyArray<Finding>> {
  const { file } = pictures[heroPicture];
  const [columns, rows] = [60, 40];
  const grey = await readFile(path.join(folder, file))
    .then(asShown)
    .then((bytes) => sharp(bytes).resize(columns, rows, { fit: 'fill' }).greyscale().extractChannel(0).raw().toBuffer())
    .catch(() => undefined);
  // One that is not there, or is none, stops the build.
  if (!grey) return [];
  const behindWords = grey.filter((_, index) => index % columns < columns / 2 && index < (columns * rows * 2) / 3);
  // Leaves out a lamp or a reflection.
  const light = behindWords.toSorted()[Math.floor(behindWords.length * 0.95)] ?? 0;
  return unless(light <= lightestGrey, {
    level: 'warning',
    what: `The picture at the top, "${heroPicture}", is bright on its left, where white words stand on it.`,
    where: lineOf('content/pictures.ts', `file: '${file}'`),
    fix: 'Use a photograph whose left half is dark.',
  });
}
