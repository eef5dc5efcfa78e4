/** @jest-environment node */
import { dynamix } from '@/content/brands/dynamix';
import { pages } from '@/content/pages';

const own = dynamix.origin;

test.each([
  ['lists its pages when it keeps its own address', own, pages.filter(({ indexable }) => indexable).length],
  ['lists none of its pages when it gives way to another', 'https://other.example', 0],
])('a brand %s, in the sitemap and in llms.txt', async (_, canonicalOrigin, count) => {
  jest.resetModules();
  jest.doMock('@/content/settings', () => ({ brand: { ...dynamix, canonicalOrigin }, origin: own }));
  const { default: sitemap }: typeof import('../sitemap') = await import('../sitemap');
  const { GET }: typeof import('../llms.txt/route') = await import('../llms.txt/route');
  expect(sitemap()).toHaveLength(count);
  expect((await GET().text()).match(/^- \[.*\]\(.*\)/gm) ?? []).toHaveLength(count);
});
