import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attributeOf, elementPattern, elementsOf, isExecuted, preloadedFontsOf } from '../exported-html';
import { readPage } from '../exported-site';

/** The parts of a page that have a budget, in the order in which a table shows them. */
export const parts = [
  /** The share of the document that is words and markup, styles and scripts taken out. */
  'markup',
  /** The share that is styles. */
  'css',
  /** The share that runs as script before anybody touches the page. */
  'inlineScript',
  /** Preloaded fonts. */
  'fonts',
  /** Pictures that are not lazy, as a phone chooses them. */
  'firstPictures',
  /** The scripts and data that the first island asks for. */
  'laterScript',
] as const;
export type Part = (typeof parts)[number];

/** What a page weighs, in bytes as a CDN sends them (Brotli), without headers; `document` is its styles and scripts too. */
export type PageWeight = Record<Part | 'document', number>;

/** Lighthouse's phone: 412 CSS pixels wide, 1.75 device pixels each. */
const phoneWidthInDevicePixels = 412 * 1.75;

/** Weighs the page at an address of an export. @throws when it, or a file it names, is missing. */
export function weighPage(folder: string, address: string): PageWeight {
  const html = readPage(folder, address);
  const bare = html
    .replace(elementPattern('style'), '')
    .replace(elementPattern('script'), (text, attributes) => (isExecuted(attributes) ? '' : text));
  const sum = (addresses: ReadonlyArray<string>) =>
    addresses.reduce((bytes, address) => bytes + servedBytes(folder, address), 0);
  return {
    document: brotliBytes(html),
    markup: brotliBytes(bare),
    css: brotliBytes(contentsOf(elementsOf(html, 'style'))),
    inlineScript: brotliBytes(inlineScript(html)),
    fonts: sum(preloadedFontsOf(html)),
    firstPictures: sum(firstPictures(html)),
    laterScript: sum(laterScripts(html)),
  };
}

/** The text of the scripts that run, or set rules, as the page is read. */
export function inlineScript(html: string): string {
  return contentsOf(elementsOf(html, 'script').filter(({ attributes }) => isExecuted(attributes)));
}

function contentsOf(elements: ReturnType<typeof elementsOf>) {
  return elements.map(({ body }) => body).join('');
}

/** The files a phone loads with the page: of each picture that is not lazy, its first source at the phone's width. */
export function firstPictures(html: string): ReadonlyArray<string> {
  return elementsOf(html, 'picture').flatMap(({ body }) => {
    if (body.includes('loading="lazy"')) return [];
    return pickForPhone(attributeOf(body, 'srcset') ?? '') ?? [];
  });
}

/** The smallest candidate that fills the phone's width, or the largest there is. */
function pickForPhone(srcset: string): string | undefined {
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .toSorted((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= phoneWidthInDevicePixels) ?? candidates.at(-1))?.address;
}

/** What the loader fetches: the scripts and the payload its own tag lists. */
export function laterScripts(html: string): ReadonlyArray<string> {
  return elementsOf(html, 'script').flatMap(({ attributes }) =>
    ['data-chunks', 'data-payload'].flatMap((name) => attributeOf(attributes, name)?.split(' ') ?? []),
  );
}

/** A file's size as sent: its Brotli twin where the export has one. */
function servedBytes(folder: string, address: string) {
  const file = path.join(folder, address);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

function brotliBytes(text: string) {
  return text ? brotliCompressSync(text).length : 0;
}
