import type { Metadata } from 'next';
import type { Brand } from '@/content/brands';
import { homePage, pages, toolPage } from '@/content/pages';
import { brand } from '@/content/settings';
import { pageMetadata } from './page-metadata';

const origin = 'https://www.detailer.example';

test('the home page has one address everywhere: the origin with a slash', () => {
  const { alternates, openGraph } = homeMetadata({ canonicalOrigin: undefined });
  expect(alternates?.canonical).toBe(`${origin}/`);
  expect(openGraph?.url).toBe(`${origin}/`);
});

test('a brand that gives way points its canonical links at the other and keeps its own address for sharing', () => {
  const { alternates, openGraph } = homeMetadata({ canonicalOrigin: 'https://other.example' });
  expect(alternates?.canonical).toBe('https://other.example/');
  expect(openGraph?.url).toBe(`${origin}/`);
});

test('the tool page is kept out of search engines, every other page is not', () => {
  const kept = pages.filter((page) => mayIndex(pageMetadata(page)));
  expect(kept).toEqual(pages.filter((page) => page !== toolPage));
});

/** The head of the home page, had the brand these fields. */
function homeMetadata(fields: Partial<Brand>): Metadata {
  let metadata: Metadata = {};
  jest.isolateModules(() => {
    jest.doMock('@/content/settings', () => ({ brand: { ...brand, ...fields }, origin }));
    const isolated: typeof import('./page-metadata') = require('./page-metadata');
    metadata = isolated.pageMetadata(homePage);
  });
  return metadata;
}

function mayIndex({ robots }: Metadata) {
  return typeof robots === 'object' && robots?.index !== false;
}
