// For developers: the addresses in the indexing tool, made from the list of pages. Nothing to edit here when a page is
// added or removed.
import { canonicalOriginOf } from './brands/canonical-origin';
import { pages } from './pages';
import { brand, origin } from './settings';

export type IndexingUrl = {
  url: string;
  /** True for the short list: the home page, and each town that is on it. */
  onShortList: boolean;
};

/** Every page meant for search engines, by the address where they should keep it, for the indexing tool. */
export const indexingUrls: ReadonlyArray<IndexingUrl> = pages
  .filter(({ indexable }) => indexable)
  .map((page) => ({
    url: `${canonicalOriginOf(brand, origin)}${page.path}`,
    onShortList: page.kind === 'home' || (page.kind === 'city' && page.city.onIndexingShortList),
  }));
