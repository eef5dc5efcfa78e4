import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';
import { hashOf } from '../files';
import type { Crop } from './picture-crop';

export type Format =
  | { format: 'avif'; extension: 'avif'; options: AvifOptions }
  | { format: 'webp'; extension: 'webp'; options: WebpOptions }
  | { format: 'jpeg'; extension: 'jpg'; options: JpegOptions };

/** Browsers take the first that they can read. */
export const formats: ReadonlyArray<Format> = [
  { format: 'avif', extension: 'avif', options: { quality: 50, effort: 5 } },
  { format: 'webp', extension: 'webp', options: { quality: 72, effort: 5 } },
  { format: 'jpeg', extension: 'jpg', options: { quality: 72, mozjpeg: true } },
];

/**
 * A hash of what the files of a picture are made from. It is part of their names: after a change of the master, the
 * region, a format or its options, no cache, here or in a browser, answers with the older file. A step that is added
 * below belongs in it as well; a new version of an encoder alone does not make the files again. One for all formats:
 * a page names each picture in all of them, and what repeats costs no bytes.
 */
export function hashOfSource(master: Buffer, region: Crop['region'], encoding = formats): string {
  return hashOf(JSON.stringify({ region, encoding }), master).slice(0, 10);
}

/** What is shown of the master, in one width and format. */
export function encodeFile(master: Buffer, region: Crop['region'], width: number, { format, options }: Format) {
  return sharp(master).extract(region).resize({ width }).toFormat(format, options).toBuffer();
}
