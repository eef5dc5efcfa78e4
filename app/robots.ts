import type { MetadataRoute } from 'next';
import { absoluteUrl } from './_seo/absolute-url';

export const dynamic = 'force-static';

/** Everything may be crawled: pages kept out of the index carry noindex, which a crawler sees only by fetching them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
