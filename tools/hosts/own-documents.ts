import { existsSync, readdirSync } from 'node:fs';
import { redirectFor } from './rules';

/**
 * Those files of public/ that look like a page's other spelling, such as a search engine's verification file: they are
 * served at their own addresses, since not every engine follows a redirect.
 */
export function ownDocuments(folder = 'public'): ReadonlyArray<string> {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => `/${file}`)
    .filter((address) => redirectFor(address) !== undefined);
}
