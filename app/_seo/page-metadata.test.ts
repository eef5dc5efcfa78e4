import type { Metadata } from 'next';
import { canonicalOriginOf } from '@/content/brands/canonical-origin';
import { homePage, pages, toolPage } from '@/content/pages';
import { brand, origin } from '@/content/settings';
import { pageMetadata } from './page-metadata';

test('the home page has one address everywhere: the origin with a slash', () => {
  const { alternates, openGraph } = pageMetadata(homePage);
  expect(alternates?.canonical).toBe(`${canonicalOriginOf(brand, origin)}/`);
  expect(openGraph?.url).toBe(`${origin}/`);
});

test('the pages of a brand that gives way to another have their canonical links there, and no other address', () => {
  const { canonicalOrigin } = brand;
  Object.assign(brand, { canonicalOrigin: 'https://other.ca' });
  try {
    for (const page of pages) {
      const { alternates, openGraph } = pageMetadata(page);
      expect(alternates?.canonical).toBe(`https://other.ca${page.path}`);
      expect(openGraph?.url).toBe(`${origin}${page.path}`);
    }
  } finally {
    Object.assign(brand, { canonicalOrigin });
  }
});

test('the tool page is kept out of search engines, every other page is not', () => {
  const kept = pages.filter((page) => mayIndex(pageMetadata(page)));
  expect(kept).toEqual(pages.filter((page) => page !== toolPage));
});

test('search engines may follow every link, and show large pictures of the pages they keep', () => {
  expect(pageMetadata(homePage).robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
  expect(pageMetadata(toolPage).robots).toEqual({ index: false, follow: true });
});

function mayIndex({ robots }: Metadata) {
  return typeof robots === 'object' && robots?.index !== false;
}
