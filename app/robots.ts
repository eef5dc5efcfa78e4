import type { MetadataRoute } from 'next';
import { absoluteUrl } from './_seo/absolute-url';

export const dynamic = 'force-static';

/** Everything may be crawled: a page that must not be kept says so itself, and only a crawled page can be heard. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
