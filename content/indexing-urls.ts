// For developers: the addresses in the indexing tool, made from the list of pages. Nothing to edit here when a page is
// added or removed.
import { pages } from './pages';
import { origin } from './settings';

export type IndexingUrl = {
  url: string;
  /** True for the short list: the home page and the towns that are in the indexing tool. */
  short: boolean;
};

/** Every page meant for search engines, by its address on this build's origin, for the indexing tool. */
export const indexingUrls: ReadonlyArray<IndexingUrl> = pages
  .filter(({ indexable }) => indexable)
  .map((page) => ({
    url: `${origin}${page.path}`,
    short: page.kind === 'home' || (page.kind === 'city' && page.city.inIndexingTool),
  }));
