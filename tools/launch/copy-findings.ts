/** Pages that are mostly another's words, as after a copy in which only names were changed. */

import { slugPages } from '../../content/pages';
import { draftSlugs, pagesBySequence, sequencesByPage } from '../own-text';
import { pageFile } from '../page-files';
import type { Finding } from './finding';

/** Two pages that were written apart share less than a hundredth of their text with each other alone, a copy half. */
const maxShare = 0.1;

/** Of what is not on most pages: two that were written apart share a tenth of it, several copies of one nearly all. */
const maxShareInAll = 0.7;

/**
 * Each page that is a copy of one before it: of what no third page has, or, where there are several copies, of nearly all
 * it says. Drafts are blockers already.
 */
export function copyFindings(folder: string): ReadonlyArray<Finding> {
  const byPage = sequencesByPage(folder);
  const pagesWith = pagesBySequence(byPage);
  const drafts = draftSlugs();
  return slugPages.flatMap((page, index) => {
    const own = byPage.get(page.slug) ?? [];
    const pagesOf = (sequence: string) => pagesWith.get(sequence) ?? new Set();
    const uncommon = own.filter((sequence) => pagesOf(sequence).size <= slugPages.length / 2);
    const shareAlone = (slug: string) =>
      share(own, (sequence) => pagesOf(sequence).size === 2 && pagesOf(sequence).has(slug));
    const shareInAll = (slug: string) => share(uncommon, (sequence) => pagesOf(sequence).has(slug));
    const earlier = slugPages.slice(0, index).filter(({ slug }) => !drafts.has(page.slug) && !drafts.has(slug));
    const original = earlier.find(({ slug }) => shareInAll(slug) > maxShareInAll);
    return earlier
      .map(({ slug }) => ({ slug, copied: slug === original?.slug ? shareInAll(slug) : shareAlone(slug) }))
      .filter(({ copied }) => copied > maxShare)
      .map(
        ({ slug, copied }): Finding => ({
          level: 'warning',
          what: `${Math.round(copied * 100)} % of the words of ${page.path} are those of /${slug}: one reads like a copy of the other.`,
          where: pageFile(page),
          fix: 'Write what is true of that page only: search engines show one of two such pages, and customers notice.',
        }),
      );
  });
}

/** How much of a list fits, from 0 to 1; 0 of an empty one. */
function share(sequences: ReadonlyArray<string>, fits: (sequence: string) => boolean): number {
  return sequences.filter(fits).length / Math.max(1, sequences.length);
}
