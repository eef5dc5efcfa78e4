import type { MetadataRoute } from 'next';
// Through the pages, as in the other routes: imported directly, content/home would be bundled a second time, with every
// town that it reads.
import { homePage } from '@/content/pages';
import { themeColor } from '@/content/search';
import { brand } from '@/content/settings';

export const dynamic = 'force-static';

/** What a phone shows when the site is added to its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: brand.name,
    // As many words as there is room for under an icon, but at least the first.
    short_name: /^.{0,11}[\p{L}\p{N}.!'’)](?= |$)|^\S+/u.exec(brand.name)?.[0],
    description: homePage.metaDescription,
    lang: 'en-CA',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
