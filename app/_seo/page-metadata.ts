import type { Metadata } from 'next';
import type { Page } from '@/content/pages';
import { cardAlt, cardOf, cardPath, cardSize } from '@/content/search';
import { brand, origin } from '@/content/settings';
import { absoluteUrl } from './absolute-url';

/** The head of a page: title, description, canonical link, link preview and whether search engines may keep it. */
export function pageMetadata(page: Page): Metadata {
  const { title, metaDescription: description, path } = page;
  const card = { url: absoluteUrl(cardPath(page)), alt: cardAlt(cardOf(page, brand), brand.name) };
  return {
    title,
    description,
    alternates: { canonical: `${canonicalOrigin}${path}` },
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: brand.name,
      url: absoluteUrl(path),
      title,
      description,
      images: [{ ...card, ...cardSize, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [card] },
    robots: page.indexable
      ? { index: true, follow: true, 'max-image-preview': 'large' }
      : { index: false, follow: true },
  };
}

/** Where search engines should keep the pages: here, or with the brand that this one gives way to. */
const canonicalOrigin = brand.canonicalOrigin ?? origin;
