import { cityList } from '../content/cities';
import { pagePath } from '../content/page-path';
import { slugPages } from '../content/pages';
import { elementsOf, textOf } from './exported-html';
import { readPage } from './exported-site';

/** How many words make a sequence: shorter ones are the same in texts that nobody copied. */
export const sequenceLength = 5;

/** The towns whose pages are still to be written: `npm run new:town` makes them. */
export function draftSlugs(): ReadonlySet<string> {
  return new Set(cityList.filter(({ draft }) => draft).map(({ slug }) => slug));
}

/**
 * The word sequences of each town and landing page, by its slug. Links that are list entries do not count: they are the
 * same wherever towns are listed, and grow with each.
 */
export function sequencesByPage(folder: string): ReadonlyMap<string, ReadonlyArray<string>> {
  return new Map(slugPages.map(({ slug }) => [slug, sequences(mainText(folder, slug))]));
}

/** The pages that have each sequence, by their slugs. */
export function pagesBySequence(byPage: ReadonlyMap<string, ReadonlyArray<string>>): ReadonlyMap<string, Set<string>> {
  const pagesWith = new Map<string, Set<string>>();
  for (const [slug, list] of byPage) {
    for (const sequence of list) pagesWith.set(sequence, (pagesWith.get(sequence) ?? new Set()).add(slug));
  }
  return pagesWith;
}

function mainText(folder: string, slug: string) {
  const [main] = elementsOf(readPage(folder, pagePath(slug)), 'main');
  if (!main) throw new Error(`${folder}/${slug}.html has no <main>. Build it again.`);
  return textOf(main.body.replace(/<li\b[^>]*><a\b((?!<\/a>).)*<\/a><\/li>/gs, ' ')).replaceAll('’', "'");
}

function sequences(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'$.-]*/gu) ?? [];
  return words.slice(sequenceLength - 1).map((_, index) => words.slice(index, index + sequenceLength).join(' '));
}
