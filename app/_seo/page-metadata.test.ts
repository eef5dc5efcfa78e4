import type { Metadata } from 'next';
import { dynamix } from '@/content/brands/dynamix';
import { homePage, pages, toolPage } from '@/content/pages';
import { pageMetadata } from './page-metadata';

test('the home page has one address everywhere: the origin with a slash', () => {
  const { alternates, openGraph } = pageMetadata(homePage);
  expect(alternates?.canonical).toBe(`${dynamix.origin}/`);
  expect(openGraph?.url).toBe(`${dynamix.origin}/`);
});

test('the tool page is kept out of search engines, every other page is not', () => {
  const kept = pages.filter((page) => mayIndex(pageMetadata(page)));
  expect(kept).toEqual(pages.filter((page) => page !== toolPage));
});

test('no two pages share a title or a description, and descriptions fit a search result', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(pages.length);
  const misfits = pages.filter(({ metaDescription: { length } }) => length < 110 || length > 160);
  expect(misfits.map(({ path }) => path)).toEqual([]);
});

test('a brand that gives way points its canonical links at the other and keeps its own address for sharing', () => {
  jest.isolateModules(() => {
    jest.doMock('@/content/settings', () => ({
      brand: { ...dynamix, canonicalOrigin: 'https://other.example' },
      origin: dynamix.origin,
    }));
    const isolated: typeof import('./page-metadata') = require('./page-metadata');
    const { alternates, openGraph } = isolated.pageMetadata(homePage);
    expect(alternates?.canonical).toBe('https://other.example/');
    expect(openGraph?.url).toBe(`${dynamix.origin}/`);
  });
});

function mayIndex({ robots }: Metadata) {
  return typeof robots === 'object' && robots?.index !== false;
}
