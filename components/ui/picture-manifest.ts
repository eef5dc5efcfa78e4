import { existsSync, readFileSync } from 'node:fs';

/** `width` in pixels; `file` is its address. */
type EncodedFile = { width: number; file: string };
/** One format in its widths, the narrowest first. */
export type Source = { type: string; srcSet: ReadonlyArray<EncodedFile> };
/** A picture in all its formats; its own size in pixels. */
export type EncodedPicture = {
  width: number;
  height: number;
  /** The last format is the one that every browser reads. */
  sources: ReadonlyArray<Source>;
  /** The colours that stand in for it, row by row. */
  placeholder: ReadonlyArray<string>;
};
/** A placeholder has this many colours across and down. */
export const placeholderColumns = 6;
export const placeholderRows = 4;

/** By name, or by name and crop. */
export type Manifest = Record<string, EncodedPicture>;

/** Where tools/pictures/build-pictures.ts writes it. */
export const manifestFile = '.cache/pictures/manifest.json';

let manifest: Manifest | undefined;

/**
 * What tools/pictures/build-pictures.ts made of a picture. @throws when it has not been encoded, in words that name the
 * command.
 */
export function findPicture(key: string): EncodedPicture {
  manifest ??= readManifest();
  const picture = manifest[key];
  if (!picture) {
    throw new Error(
      `The picture "${key}" is not encoded for this brand. Run npm run pictures; if it is not in content/pictures.ts, add it there first.`,
    );
  }
  return picture;
}

function readManifest(): Manifest {
  if (!existsSync(manifestFile)) {
    throw new Error(
      `The pictures are not encoded yet: there is no ${manifestFile}. Run npm run pictures (npm run dev and npm run build do so by themselves).`,
    );
  }
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}
