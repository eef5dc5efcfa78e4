import { cityList } from '../content/cities';
import { slugPages } from '../content/pages';
import { elementsOf, textOf } from './exported-html';
import { readPage } from './exported-site';
import { unless } from './faults';

const minShare = 0.45;
const sequenceLength = 5;

/** How much of a page's text is on no other page: `share` from 0 to 1. */
export type OwnText = { slug: string; words: number; share: number; isDraft: boolean };

/**
 * How much of each town and landing page is on no other page: the share of the five-word sequences of its <main>. Links
 * that are list entries do not count: they are the same wherever towns are listed, and grow with each.
 */
export function ownTexts(folder: string): ReadonlyArray<OwnText> {
  const drafts = new Set(cityList.filter(({ draft }) => draft).map(({ slug }) => slug));
  const sequencesOf = new Map(slugPages.map(({ slug }) => [slug, sequences(mainText(folder, slug))]));
  const pagesWith = new Map<string, number>();
  for (const list of sequencesOf.values()) {
    for (const sequence of new Set(list)) pagesWith.set(sequence, (pagesWith.get(sequence) ?? 0) + 1);
  }
  return [...sequencesOf].map(([slug, list]) => ({
    slug,
    words: list.length && list.length + sequenceLength - 1,
    // A page without words has none of its own either.
    share: list.filter((sequence) => pagesWith.get(sequence) === 1).length / Math.max(1, list.length),
    isDraft: drafts.has(slug),
  }));
}

/** Says where too little text is a page's own. A draft of `new:town` is not judged: the launch check holds it back. */
export function ownTextFaults({ slug, share, isDraft }: OwnText): ReadonlyArray<string> {
  return unless(
    isDraft || share >= minShare,
    `/${slug} says too little that is true of it alone: ${(share * 100).toFixed(1)} % of its text is on no other page, and at least ${minShare * 100} % is required.`,
  );
}

function mainText(folder: string, slug: string) {
  const [main] = elementsOf(readPage({ folder }, { path: `/${slug}` }), 'main');
  if (!main) throw new Error(`${folder}/${slug}.html has no <main>.`);
  return textOf(main.body.replace(/<li\b[^>]*><a\b((?!<\/a>).)*<\/a><\/li>/gs, ' ')).replaceAll('’', "'");
}

function sequences(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'$.-]*/gu) ?? [];
  return words.slice(sequenceLength - 1).map((_, index) => words.slice(index, index + sequenceLength).join(' '));
}
