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
    const sequences = byPage.get(page.slug) ?? [];
    const others = sequences.flatMap((sequence) => {
      const [first, second, ...more] = pagesWith.get(sequence) ?? [];
      return second === page.slug && more.length === 0 ? (first ?? []) : [];
    });
    const told = sequences.filter((sequence) => (pagesWith.get(sequence)?.size ?? 0) <= slugPages.length / 2);
    const inAll = (slug: string) =>
      told.filter((sequence) => pagesWith.get(sequence)?.has(slug)).length / Math.max(1, told.length);
    const earlier = slugPages.slice(0, index).filter(({ slug }) => !drafts.has(page.slug) && !drafts.has(slug));
    const original = earlier.find(({ slug }) => inAll(slug) > maxShareInAll);
    return earlier.flatMap(({ slug }): ReadonlyArray<Finding> => {
      const alone = others.filter((other) => other === slug).length / Math.max(1, sequences.length);
      const share = slug === original?.slug ? inAll(slug) : alone;
      if (share <= maxShare) return [];
      return [
        {
          level: 'warning',
          what: `${Math.round(share * 100)} % of the words of ${page.path} are those of /${slug}: one reads like a copy of the other.`,
          where: pageFile(page),
          fix: 'Write what is true of that page only: search engines show one of two such pages, and customers notice.',
        },
      ];
    });
  });
}
