import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Brand, brands } from '../../content/brands';
import type { Page } from '../../content/pages';

/** A site as it was exported, with the brand and the address its own pages say it has. */
export type ExportedSite = { folder: string; brand: Brand; origin: string };

/** @throws when the folder holds no export. */
export function readSite(folder: string): ExportedSite {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`There is no site in ${folder}/. Build it first: npm run build`);
  const html = readFileSync(file, 'utf8');
  const key = /data-brand="([^"]+)"/.exec(html)?.[1];
  const brand = Object.values(brands).find((candidate) => candidate.key === key);
  const address = contentOf(html, 'property', 'og:url');
  if (!brand || !address) throw new Error(`${file} names no brand or no address.`);
  return { folder, brand, origin: new URL(address).origin };
}

/** The exported document of a page. @throws when it is not in the export. */
export function readPage({ folder }: ExportedSite, { slug }: Pick<Page, 'slug'>): string {
  return readFileSync(path.join(folder, `${slug || 'index'}.html`), 'utf8');
}

/** True when an address of this site leads to a page or a file of the export. */
export function isServed({ folder, origin }: ExportedSite, url: string): boolean {
  const { pathname, origin: place } = new URL(url);
  if (place !== origin) return false;
  if (pathname === '/') return true;
  return existsSync(path.join(folder, pathname.includes('.') ? pathname : `${pathname}.html`));
}

/** The `content` of the first <meta> whose attribute (name or property) has this value. */
export function contentOf(html: string, attribute: 'name' | 'property', value: string): string | undefined {
  const tag = new RegExp(`<meta\\b[^>]*\\b${attribute}="${value}"[^>]*>`).exec(html)?.[0];
  return tag && attributeOf(tag, 'content');
}

export function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** What a visitor can read on a page, in one line. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const text = body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<!--.*?-->/g, '');
  return oneLine(decode(text.replace(/<[^>]+>/g, ' ')));
}

/** White space as a browser shows it; a tag between two words and punctuation leaves no space before the latter. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

export function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entity;
    return String.fromCodePoint(Number(name[1] === 'x' ? `0${name.slice(1)}` : name.slice(1)));
  });
}
