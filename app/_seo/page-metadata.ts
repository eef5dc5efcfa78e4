import type { Metadata } from 'next';
import { canonicalOriginOf } from '@/content/brands/canonical-origin';
import type { Page } from '@/content/pages';
import { brand, origin } from '@/content/settings';
import { cardAlt, cardOf, cardPath, cardSize } from '@/content/social-card';
import { absoluteUrl } from './absolute-url';

/** The head of a page: title, description, canonical link, link preview and whether search engines may keep it. */
export function pageMetadata(page: Page): Metadata {
  const { title, metaDescription: description, path } = page;
  return {
    title,
    description,
    alternates: { canonical: `${canonicalOriginOf(brand, origin)}${path}` },
    ...linkPreview(page, { title, description, url: absoluteUrl(path) }),
    robots: page.indexable
      ? { index: true, follow: true, 'max-image-preview': 'large' }
      : { index: false, follow: true },
  };
}

/** What messengers and social networks show of a link: these words beside the card of a page. */
export function linkPreview(
  page: Page,
  { url, ...words }: { title: string; description: string; url?: string },
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const card = { url: absoluteUrl(cardPath(page)), alt: cardAlt(cardOf(page, brand), brand.name) };
  return {
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: brand.name,
      url,
      ...words,
      images: [{ ...card, ...cardSize, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', ...words, images: [card] },
  };
}
