import type { MetadataRoute } from 'next';
import { picturePath } from '@/components/ui/picture';
import { picturesOf } from '@/content/page-pictures';
import { listedPages } from '@/content/pages';
import { brand, origin } from '@/content/settings';
import { absoluteUrl } from './_seo/absolute-url';
import { lastChanged } from './_seo/last-changed';

export const dynamic = 'force-static';

/** Exactly the pages that search engines may keep, with their dates and pictures. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages(brand, origin).map((page) => ({
    url: absoluteUrl(page.path),
    lastModified: lastChanged(page.path),
    images: picturesOf(page, brand).map((name) => absoluteUrl(picturePath(name))),
  }));
}
