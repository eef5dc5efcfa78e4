/**
 * How much of each town and landing page is on no other page: the share of the five-word sequences of its <main>.
 * `npm run check:unique [-- folder]` prints a table and exits 1 when a page is below the bar. A draft of `new:town` is
 * shown but not judged: the launch check holds it back until its text is its own.
 */

import './setup';
import { givenSiteFolder } from './exported-site';
import { reportFaults, unless } from './faults';
import { draftSlugs, pagesBySequence, sequenceLength, sequencesByPage } from './own-text';
import { formatTable } from './table';

const bar = 0.45;

const byPage = sequencesByPage(givenSiteFolder());
const pagesWith = pagesBySequence(byPage);
const drafts = draftSlugs();

const faults: Array<string> = [];
const rows: Array<ReadonlyArray<string | number>> = [];
for (const [slug, list] of byPage) {
  // A page without words has none of its own either.
  const own = list.filter((sequence) => pagesWith.get(sequence)?.size === 1).length / Math.max(1, list.length);
  const isDraft = drafts.has(slug);
  const words = list.length && list.length + sequenceLength - 1;
  const share = `${(own * 100).toFixed(1)} %`;
  rows.push([isDraft ? `${slug} (draft)` : slug, words, share]);
  const tooLittle = `${slug} says too little that is true of it alone: ${share} of its text, and at least ${bar * 100} % is required${mostOn(slug, list)}. Write more local text in content/.`;
  faults.push(...unless(isDraft || own >= bar, tooLittle));
}
console.log(formatTable(['page', 'words', 'own sequences'], rows));
reportFaults(faults, `Every page is above ${bar * 100} %.`);

/** Names the page that shares the most of a page's words. */
function mostOn(slug: string, list: ReadonlyArray<string>): string {
  const counts = new Map<string, number>();
  for (const other of list.flatMap((sequence) => [...(pagesWith.get(sequence) ?? [])])) {
    if (other !== slug) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most ? `; ${most[0]} shares the most with it` : '';
}
