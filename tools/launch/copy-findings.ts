/** Pages that are mostly another's words, as after a copy in which only names were changed. */

import { slugPages } from '../../content/pages';
import { draftSlugs, pagesBySequence, sequencesByPage } from '../own-text';
import { pageFile } from '../page-files';
import type { Finding } from './finding';

/** Two pages that were written apart share less than a hundredth of their text with each other alone, a copy half. */
const maxShare = 0.1;

/** Each two pages that share what no third one has, at the file of the later one. Drafts are blockers already. */
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
    return slugPages.slice(0, index).flatMap(({ slug }): ReadonlyArray<Finding> => {
      const share = others.filter((other) => other === slug).length / Math.max(1, sequences.length);
      if (share <= maxShare || drafts.has(page.slug) || drafts.has(slug)) return [];
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
