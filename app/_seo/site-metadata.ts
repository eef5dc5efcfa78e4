import type { Metadata, Viewport } from 'next';
import { themeColor } from '@/content/search';
import { brand } from '@/content/settings';

/**
 * What every page has in common, for the root layout.
 * There is no metadataBase on purpose: with one, Next drops the slash of the home page's address, and the canonical
 * link would differ from the sitemap. The addresses of pages and cards are absolute instead.
 */
export const siteMetadata: Metadata = {
  applicationName: brand.name,
  // https://support.google.com/webmasters/answer/9008080
  verification: { google: brand.googleVerification },
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
      { url: '/icons/icon-48.png', type: 'image/png', sizes: '48x48' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  },
  // Telephone numbers are links already; automatic ones would be restyled.
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor, colorScheme: 'only light' };
