import { pages } from './pages';
import { brand } from './settings';

test('a brand that gives way to another lists the addresses there', async () => {
  Object.assign(brand, { canonicalOrigin: 'https://other.ca' });
  const { indexingUrls } = await import('./indexing-urls');
  expect(indexingUrls.map(({ url }) => url)).toEqual(
    pages.filter(({ indexable }) => indexable).map(({ path }) => `https://other.ca${path}`),
  );
});
