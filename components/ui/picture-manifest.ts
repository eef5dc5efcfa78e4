import { existsSync, readFileSync } from 'node:fs';

type File = { width: number; file: string };
/** One format in its widths, the narrowest first. */
export type Source = { type: string; srcSet: NonEmpty<File> };
/** The last format is the one that every browser reads. */
export type EncodedPicture = { width: number; height: number; sources: NonEmpty<Source> };
type NonEmpty<Item> = readonly [Item, ...Item[]];

const manifestFile = '.cache/pictures/manifest.json';
const remedy = 'Run npm run pictures, which writes it anew (npm run dev and npm run build do so by themselves).';

let manifest: Record<string, unknown> | undefined;

/** What tools/pictures.ts made of a picture. @throws when it has not been encoded, in words that name the command. */
export function findPicture(key: string): EncodedPicture {
  manifest ??= readManifest();
  const picture = manifest[key];
  if (picture === undefined) {
    throw new Error(`The picture "${key}" is not encoded. Add it to content/pictures.ts, then run npm run pictures.`);
  }
  if (!isEncodedPicture(picture)) throw new Error(`${manifestFile} is damaged at "${key}". ${remedy}`);
  return picture;
}

function readManifest(): Record<string, unknown> {
  if (!existsSync(manifestFile))
    throw new Error(`The pictures are not encoded yet: there is no ${manifestFile}. ${remedy}`);
  try {
    const parsed: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
    if (isRecord(parsed)) return parsed;
  } catch {
    // Said below, as for any other text that is no manifest.
  }
  throw new Error(`${manifestFile} is damaged. ${remedy}`);
}

function isEncodedPicture(value: unknown): value is EncodedPicture {
  return (
    isRecord(value) &&
    typeof value.width === 'number' &&
    typeof value.height === 'number' &&
    isFilledList(value.sources, isSource)
  );
}

function isSource(value: unknown): boolean {
  return isRecord(value) && typeof value.type === 'string' && isFilledList(value.srcSet, isFile);
}

function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.file === 'string' && typeof value.width === 'number';
}

function isFilledList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
