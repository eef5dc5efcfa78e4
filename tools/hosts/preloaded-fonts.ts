import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preloadedFontsOf } from '../exported-html';

/** The fonts that the pages of an exported folder preload, as its home page names them; none where there is no site. */
export function readPreloadedFonts(folder: string): ReadonlyArray<string> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  return preloadedFontsOf(readFileSync(page, 'utf8')).filter((address) => address.startsWith('/'));
}
