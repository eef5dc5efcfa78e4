import type { MetadataRoute } from 'next';
import { listedPages } from '@/content/pages';
import { brand, origin } from '@/content/settings';
import { absoluteUrl } from './_seo/absolute-url';

export const dynamic = 'force-static';

/** Everything may be crawled: pages kept out of the index carry noindex, which a crawler sees only by fetching them. */
export default function robots(): MetadataRoute.Robots {
  // A brand that gives way lists nothing, and an empty sitemap is an error for search engines.
  const sitemap = listedPages(brand, origin).length > 0 ? absoluteUrl('/sitemap.xml') : undefined;
  return { rules: { userAgent: '*', allow: '/' }, sitemap };
}
