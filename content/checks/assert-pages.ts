import type { Page } from '../pages';
import type { Faq } from '../types';
import { assertDistinct } from './assert-list';
import { isSlug } from './slug';
import { UserError } from './user-error';

/** Names that the site or its mail desk uses itself: a page with one of them would hide a file or a folder. */
const reservedSlugs: ReadonlyArray<string> = [
  'index',
  '404',
  '_next',
  '_not-found',
  'og',
  'pictures',
  'icons',
  'api',
  'outbox',
  'deploy',
  // robots.txt beside robots.html would be taken for that page's router payload, which the export drops.
  'robots',
  'llms',
  'licenses',
  'indexnow',
  // The home page's social card is og/home.png.
  'home',
];

/** True for a slug that the site uses itself. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.includes(slug);
}

/** Stops the build on a slug that two pages share or the site uses itself. @throws with the slug and the fix. */
export function assertSlugs(slugs: ReadonlyArray<string>) {
  assertDistinct('content/cities or content/landings', 'slug', slugs);
  for (const slug of slugs) {
    if (isReservedSlug(slug)) {
      throw new UserError(
        `The slug "${slug}" is one that the site uses itself. Choose another for the page in content/.`,
      );
    }
    if (slug && !isSlug(slug)) {
      throw new UserError(
        `The slug "${slug}" may hold only lowercase letters, digits and single hyphens, such as "lake-cowichan".`,
      );
    }
  }
}

/** Stops the build on a page that is listed under another slug than its own. @throws with both files. */
export function assertListedSlug(folder: string, key: string, slug: string) {
  if (slug === key) return;
  throw new UserError(
    `${folder}/${key}.ts has the slug "${slug}", but ${folder}/index.ts lists it as "${key}". Write the one that is online in both places: at a new address, old links no longer find the page.`,
  );
}

/**
 * Stops the build on a title or description that two pages share: search engines would show only one of them.
 * @throws with both addresses.
 */
export function assertUnique(
  entries: ReadonlyArray<Pick<Page, 'path' | 'title' | 'metaDescription'>>,
  field: 'title' | 'metaDescription',
) {
  const paths = new Map<string, string>();
  for (const entry of entries) {
    const text = entry[field];
    const other = paths.get(text);
    if (other !== undefined) {
      throw new UserError(
        `The pages ${other} and ${entry.path} have the same ${field}, "${text}". Search engines would show only one of them: change it in content/ for one page.`,
      );
    }
    paths.set(text, entry.path);
  }
}

/** Stops the build on a question that is there twice. @throws with the file and the question. */
export function assertQuestions(file: string, faqs: ReadonlyArray<Faq>) {
  assertDistinct(
    file,
    'question',
    faqs.map(({ question }) => question),
  );
}
