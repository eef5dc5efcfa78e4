/**
 * Turns the masters of content/pictures into AVIF, WebP and JPEG in several widths, named by their content so that they
 * can be cached indefinitely. Encoded files stay in .cache/pictures; public/pictures holds what this brand shows.
 */

import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestFile } from '../../components/ui/picture-manifest';
import { picturesOfOthers } from '../../content/page-pictures';
import { pictures } from '../../content/pictures';
import { brand } from '../../content/settings';
import { isFilled, removeOthers, writeAtomically } from '../files';
import { encodeFile, type Format, formats, hashOfSource } from './encoded-file';
import { type Crop, phoneCrop, wholeCrop } from './picture-crop';
import { readMaster } from './picture-master';
import { meanColours } from './placeholder';

const cacheFolder = '.cache/pictures';
const publicFolder = 'public/pictures';

/** Encodes every picture the brand shows and writes the manifest. @throws naming the picture that cannot be used. */
export async function buildPictures() {
  await mkdir(cacheFolder, { recursive: true });
  await mkdir(publicFolder, { recursive: true });
  // Pictures that nobody shows yet are encoded too, ready to be named.
  const unwanted = picturesOfOthers(brand);
  const shown = Object.entries(pictures).filter(([name]) => !unwanted.has(name));
  const manifest: Manifest = {};
  let encodedCount = 0;
  for (const [name, master] of shown) {
    const bytes = await readMaster(name, master);
    const variants = [{ key: name, suffix: '', crop: wholeCrop(master) }];
    if (name === brand.heroPicture) {
      variants.push({ key: `${name}:phone`, suffix: '-phone', crop: phoneCrop(master) });
    }
    for (const { key, suffix, crop } of variants) {
      const { picture, encoded } = await encode(`${name}${suffix}`, bytes, crop);
      manifest[key] = picture;
      encodedCount += encoded;
    }
  }
  await writeAtomically(manifestFile, JSON.stringify(manifest));
  await syncPublic(manifest);
  return { pictures: shown.length, encoded: encodedCount };
}

async function encode(name: string, bytes: Buffer, { region, widths }: Crop) {
  const hash = hashOfSource(bytes, region);
  let encoded = 0;
  const encodeUnlessCached = async (width: number, format: Format) => {
    const file = `${name}-${width}.${hash}.${format.extension}`;
    const target = path.join(cacheFolder, file);
    if (!(await isFilled(target))) {
      await writeAtomically(target, await encodeFile(bytes, region, width, format));
      encoded++;
    }
    return { width, file };
  };
  // All at once: on Linux a file keeps one core busy, and Node's thread pool runs no more than four at a time.
  const sources = await Promise.all(
    formats.map(async (format) => ({
      type: `image/${format.format}`,
      srcSet: await Promise.all(widths.map((width) => encodeUnlessCached(width, format))),
    })),
  );
  const width = Math.max(...widths);
  const height = Math.round((width * region.height) / region.width);
  const placeholder = await meanColours(path.join(cacheFolder, `${name}-${Math.min(...widths)}.${hash}.jpg`));
  return { picture: { width, height, sources, placeholder }, encoded };
}

/** public/pictures holds exactly the files of the manifest, so that one brand's export never carries the other's. */
async function syncPublic(manifest: Manifest) {
  const wanted = new Set(
    Object.values(manifest).flatMap(({ sources }) => sources.flatMap(({ srcSet }) => srcSet.map(({ file }) => file))),
  );
  await removeOthers(publicFolder, wanted, /-\d+\.[\da-f]{10}\.(?:avif|webp|jpg)$/);
  for (const file of wanted) await copyFile(path.join(cacheFolder, file), path.join(publicFolder, file));
}
