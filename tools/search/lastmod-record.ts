import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gallery, galleryHeading } from '../../content/gallery';
import * as home from '../../content/home';
import { packages } from '../../content/packages';
import { type Page, pages } from '../../content/pages';
import { reviews } from '../../content/reviews';
import { services } from '../../content/services';

/**
 * Keeps content/lastmod.json: for every page of the sitemap the hash of its words and the day they last changed.
 * The words are the same for every brand, so the record is too. `npm run lastmod` brings it up to date.
 */

const file = 'content/lastmod.json';

export type Lastmod = Record<string, { hash: string; changedOn: string }>;

export function readLastmod(): Lastmod {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeLastmod(lastmod: Lastmod) {
  writeFileSync(file, `${JSON.stringify(lastmod, null, 2)}\n`);
}

/** The record with today's date on every page whose words changed or that is new; pages that are gone leave it. */
export function updateLastmod(stored: Lastmod, today: string, listed: ReadonlyArray<Page> = pages): Lastmod {
  const updated: Lastmod = {};
  for (const page of listed) {
    if (!page.indexable) continue;
    const hash = hashOf(pageText(page));
    const known = stored[page.path];
    updated[page.path] = known?.hash === hash ? known : { hash, changedOn: today };
  }
  return updated;
}

/** The pages whose words the record does not know. */
export function stalePaths(stored: Lastmod, listed: ReadonlyArray<Page> = pages): ReadonlyArray<string> {
  const updated = updateLastmod(stored, '', listed);
  const paths = new Set([...Object.keys(stored), ...Object.keys(updated)]);
  return [...paths].filter((path) => stored[path]?.hash !== updated[path]?.hash);
}

/** What a page says: its own words and the prices it lists. Switches that show no words stay out. */
function pageText(page: Page): unknown {
  const { title, metaDescription } = page;
  switch (page.kind) {
    case 'home':
      return { title, metaDescription, home, packages, services, gallery, galleryHeading, reviews };
    case 'city': {
      const { footerOrder, inIndexingTool, showsIndexingTool, draft, ...city } = page.city;
      return { title, metaDescription, city, packages };
    }
    case 'car':
    case 'auto':
    case 'near-me':
      return { title, metaDescription, landing: page.landing, packages };
    case 'tool':
      return { title, metaDescription };
  }
}

/** The same for the same words, in whatever order a file lists them. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex').slice(0, 16);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
