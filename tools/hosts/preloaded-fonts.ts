import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The fonts that the pages of an exported folder preload, as its home page names them; none where there is no site. */
export function preloadedFonts(folder: string): ReadonlyArray<string> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const links = readFileSync(page, 'utf8').match(/<link\b[^>]*\brel="preload"[^>]*>/g) ?? [];
  return links
    .filter((link) => /\sas="font"/.test(link))
    .map((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? '')
    .filter((address) => address.startsWith('/'));
}
