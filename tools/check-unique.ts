/**
 * How much of each town and landing page is on no other page: the share of the five-word sequences of its <main>. Links
 * that are list entries do not count: they are the same wherever towns are listed, and grow with each. `tsx
 * tools/check-unique.ts [folder]` prints a table and exits 1 when a page is below the bar. A draft of `new:town` is
 * shown but not judged: the launch check holds it back until its text is its own.
 */

import './setup';
import { cityList } from '../content/cities';
import { slugPages } from '../content/pages';
import { elementsOf, textOf } from './exported-html';
import { givenSiteFolder, readPage } from './exported-site';
import { reportFaults, unless } from './faults';
import { formatTable } from './table';

const folder = givenSiteFolder();
const bar = 0.45;
const sequenceLength = 5;

if (slugPages.length === 0) throw new Error('There is no town or landing page to judge.');

const drafts = new Set(cityList.filter(({ draft }) => draft).map(({ slug }) => slug));
const sequencesOf = new Map(slugPages.map(({ slug }) => [slug, sequences(mainText(slug))]));
const pagesWith = new Map<string, number>();
for (const list of sequencesOf.values()) {
  for (const sequence of new Set(list)) pagesWith.set(sequence, (pagesWith.get(sequence) ?? 0) + 1);
}

const faults: Array<string> = [];
const rows: Array<ReadonlyArray<string | number>> = [];
for (const [slug, list] of sequencesOf) {
  // A page without words has none of its own either.
  const own = list.filter((sequence) => pagesWith.get(sequence) === 1).length / Math.max(1, list.length);
  const isDraft = drafts.has(slug);
  const words = list.length && list.length + sequenceLength - 1;
  const share = `${(own * 100).toFixed(1)} %`;
  rows.push([isDraft ? `${slug} (draft)` : slug, words, share]);
  const tooLittle = `${slug} says too little that is true of it alone: ${share} of its text, and at least ${bar * 100} % is required. Write more local text in content/.`;
  faults.push(...unless(isDraft || own >= bar, tooLittle));
}
console.log(formatTable(['page', 'words', 'own sequences'], rows));
reportFaults(faults, `Every page is above ${bar * 100} %.`);

function mainText(slug: string) {
  const [main] = elementsOf(readPage({ folder }, { path: `/${slug}` }), 'main');
  if (!main) throw new Error(`${folder}/${slug}.html has no <main>.`);
  return textOf(main.body.replace(/<li\b[^>]*><a\b((?!<\/a>).)*<\/a><\/li>/gs, ' ')).replaceAll('’', "'");
}

function sequences(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'$.-]*/gu) ?? [];
  return words.slice(sequenceLength - 1).map((_, index) => words.slice(index, index + sequenceLength).join(' '));
}
