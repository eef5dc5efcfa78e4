import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../../content/checks/user-error';
import { isRecord } from '../../content/is-record';
import { pageWords } from '../../content/page-words';
import { type Page, pages } from '../../content/pages';
import { parseJson } from '../../content/parse-json';
import type { Lastmod } from '../../content/types';
import { hashOf } from '../files';

const file = 'content/lastmod.json';

/** The record as it is stored. @throws with the fix when it is not there or not a record. */
export function readLastmod(): Lastmod {
  const record = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  if (isLastmod(record)) return record;
  throw new UserError(
    `${file} is missing or damaged. Put it back as it was; or write {} into it and run npm run lastmod, which gives every page today's date.`,
  );
}

function isLastmod(value: unknown): value is Lastmod {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (entry) => isRecord(entry) && typeof entry.hash === 'string' && typeof entry.changedOn === 'string',
    )
  );
}

/** Writes the record only if it differs: the launch check takes a newer file for a change that is not built yet. */
export function writeLastmod(lastmod: Lastmod) {
  const text = `${JSON.stringify(lastmod, null, 2)}\n`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The record with today's date on every page that is new or whose words changed, and without pages that are gone. */
export function updateLastmod(stored: Lastmod, today: string, listed: ReadonlyArray<Page> = pages): Lastmod {
  const updated: Lastmod = {};
  for (const page of listed) {
    if (!page.indexable) continue;
    const hash = wordsHash(pageWords(page));
    const known = stored[page.path];
    updated[page.path] = known?.hash === hash ? known : { hash, changedOn: today };
  }
  return updated;
}

/** The pages whose current words the record does not have. */
export function stalePaths(stored: Lastmod, listed: ReadonlyArray<Page> = pages): ReadonlyArray<string> {
  const updated = updateLastmod(stored, '', listed);
  const paths = new Set([...Object.keys(stored), ...Object.keys(updated)]);
  return [...paths].filter((path) => stored[path]?.hash !== updated[path]?.hash);
}

/** The same for the same words, in whatever order a file lists them. */
function wordsHash(words: unknown): string {
  return hashOf(JSON.stringify(words, sortedKeys)).slice(0, 16);
}

/** @throws on a function, which JSON would silently leave out. */
function sortedKeys(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new Error(`The words of a page hold the function ${key}: call it.`);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
