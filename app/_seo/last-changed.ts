import stored from '@/content/lastmod.json';
import type { Lastmod } from '@/content/types';

const pagesByPath: Lastmod = stored;

/**
 * The day a page's words last changed, as YYYY-MM-DD: kept by `npm run lastmod`, never the time of the build.
 * A page that is not on record yet has none.
 */
export function lastChanged(path: string): string | undefined {
  return pagesByPath[path]?.changedOn;
}
