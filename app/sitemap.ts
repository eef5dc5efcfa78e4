import type { MetadataRoute } from 'next';
import { pictureAddress } from '@/components/ui/picture';
import { isCanonicalElsewhere } from '@/content/brands/canonical-elsewhere';
import { pages } from '@/content/pages';
import { picturesOf } from '@/content/search';
import { brand, origin } from '@/content/settings';
import { absoluteUrl } from './_seo/absolute-url';
import { lastChanged } from './_seo/last-changed';

export const dynamic = 'force-static';

/**
 * Exactly the pages that search engines may keep. A brand that gives way to the other's canonicals lists none of its
 * pages: a sitemap that names them would contradict their canonical links.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  if (isCanonicalElsewhere(brand, origin)) return [];
  return pages
    .filter(({ indexable }) => indexable)
    .map((page) => ({
      url: absoluteUrl(page.path),
      lastModified: lastChanged(page.path),
      images: picturesOf(page, brand).map((name) => absoluteUrl(pictureAddress(name))),
    }));
}
