import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { assertShape, type Shape } from '../../content/checks/shape';
import { isSlug } from '../../content/checks/slug';
import { UserError } from '../../content/checks/user-error';
import type { PictureMaster } from '../../content/pictures';

/** Where the owner puts photographs. */
export const masterFolder = 'content/pictures';
const smallestMasterWidth = 880;

const masterShape: Shape<PictureMaster> = {
  file: 'text',
  width: 'number',
  height: 'number',
  alt: 'text',
  sample: 'flag',
};

/**
 * The bytes of a master that can be published as content/pictures.ts describes it. @throws naming the picture and the
 * fix.
 */
export async function readMaster(name: string, master: PictureMaster, folder = masterFolder): Promise<Buffer> {
  if (!isSlug(name)) {
    throw new UserError(
      `content/pictures.ts: the name "${name}" becomes part of an address, so it may hold only lowercase letters, digits and single hyphens, such as "clean-seat".`,
    );
  }
  assertShape(`content/pictures.ts ("${name}")`, master, masterShape);
  // One word says too little, and may be a camera's file name, such as IMG_2041.
  if (/^\S+$|\.(?:jpe?g|png|webp|avif|heic|gif)$/i.test(master.alt.trim())) {
    throw new UserError(
      `content/pictures.ts ("${name}"): alt is "${master.alt}". Write in a few words what the picture shows, for those who cannot see it.`,
    );
  }
  const file = path.join(folder, master.file);
  const where = `The picture "${name}" (${file})`;
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new UserError(`${where} cannot be opened: ${error.message}.`);
    throw new UserError(`${where} is not on disk. ${missingAdvice(master.file, folder)}`);
  });
  const { bytes, width, height } = await readWhole(stored).catch((error: Error) => {
    // For formats it does not support (HEIC), the decoder adds a line per loader it tried; the first is enough.
    const [reason] = error.message.split('\n');
    const isHeic = /^ftyp(hei|hev|mif)/.test(stored.subarray(4, 11).toString('latin1'));
    const plain = reason?.includes('unsupported image format') ? 'it is no picture of a known format' : reason;
    throw new UserError(
      `${where} cannot be read: ${isHeic ? 'it is a HEIC file, the format phones store photographs in' : plain}. Save it again as a JPEG or PNG.`,
    );
  });
  if (width < smallestMasterWidth) {
    throw new UserError(
      `${where} is ${width} pixels wide; it must be at least ${smallestMasterWidth}. Use a larger picture.`,
    );
  }
  if (width !== master.width || height !== master.height) {
    throw new UserError(
      `${where} is ${width} × ${height} pixels, but content/pictures.ts says ${master.width} × ${master.height}. Write the real size there.`,
    );
  }
  return bytes;
}

function missingAdvice(file: string, folder: string): string {
  const stored = existsSync(folder) ? readdirSync(folder) : [];
  const plain = (name: string) => name.normalize().toLowerCase();
  const asked = path.basename(file);
  const inCase = stored.find((found) => plain(found) === plain(asked));
  // Computers have two ways to write an accent, which look alike.
  if (inCase && inCase !== asked && inCase.normalize() === asked.normalize()) {
    return `${inCase} is there, with its accents written in another way: rename it without accents, there and in content/pictures.ts.`;
  }
  if (inCase) return `${inCase} is: write file: '${inCase}' in content/pictures.ts.`;
  return 'Put the file there, or change its line in content/pictures.ts.';
}

/** Decodes every pixel, so that a truncated picture is found here and not on a page. */
async function readWhole(stored: Buffer) {
  const bytes = await asShown(stored);
  await sharp(bytes).stats();
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

/**
 * A picture as viewers show it: the way up, and on white where it is transparent. Phones store photographs in the
 * sensor's orientation and note the rotation beside them; encoders keep, apply or drop that note as they like, and JPEG
 * knows no transparency, so both are settled here, once. All other bytes stay as they are, because encoded files are
 * named after them.
 */
export async function asShown(stored: Buffer): Promise<Buffer> {
  const { orientation = 1, hasAlpha } = await sharp(stored).metadata();
  if (orientation === 1 && !hasAlpha) return stored;
  // Lossless and hardly compressed: it is read again at once and never stored.
  return sharp(stored).autoOrient().flatten({ background: '#fff' }).png({ compressionLevel: 1 }).toBuffer();
}
