/**
 * How much of each town and landing page is on no other page (own-text.ts): `tsx tools/check-unique.ts [folder]` prints a
 * table and exits 1 when a page has too little.
 */

import './setup';
import { givenSiteFolder } from './exported-site';
import { reportFaults } from './faults';
import { ownTextFaults, ownTexts } from './own-text';
import { formatTable } from './table';

const texts = ownTexts(givenSiteFolder());
if (texts.length === 0) throw new Error('There is no town or landing page to judge.');

const rows = texts.map(({ slug, words, share, isDraft }) => [
  isDraft ? `${slug} (draft)` : slug,
  words,
  `${(share * 100).toFixed(1)} %`,
]);
console.log(formatTable(['page', 'words', 'own sequences'], rows));
reportFaults(texts.flatMap(ownTextFaults), 'Every page has enough text of its own.');
