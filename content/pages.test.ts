import { cities, placeFacts } from './cities';
import { packages } from './packages';
import { assertCity, assertSlugs, findSlugPage, pages } from './pages';

test('a place without a page gets the generic areas and the region of the Island', () => {
  expect(placeFacts('Sooke')).toEqual({
    areas: ['Downtown Sooke', 'North Sooke', 'South Sooke', 'East Sooke', 'West Sooke', 'Sooke Heights'],
    region: 'Vancouver Island',
  });
  expect(placeFacts('Duncan').region).toBe('Cowichan Valley');
});

test.each([
  [['duncan', 'duncan'], 'Two pages have the slug "duncan"'],
  [['og'], 'The slug "og" would hide a fixed route'],
  [['Mill Bay'], 'The slug "Mill Bay" may hold only small letters'],
])('the slugs %j stop the build and are named', (slugs, message) => {
  expect(() => assertSlugs(slugs)).toThrow(message);
});

test('a town without six areas, or listed under another slug, stops the build and is named', () => {
  const { duncan } = cities;
  expect(() => assertCity('duncan', { ...duncan, areas: [...duncan.areas.slice(0, 5), ' '] as never })).toThrow(
    'content/cities/duncan.ts must name six areas',
  );
  expect(() => assertCity('dunkan', duncan)).toThrow('content/cities/dunkan.ts has the slug "duncan"');
});

test('an unknown slug has no page', () => {
  expect(() => findSlugPage('sooke')).toThrow('No page has the slug "sooke"');
});

test('titles and descriptions are unique, and descriptions have 110 to 160 characters', () => {
  for (const field of ['title', 'metaDescription'] as const) {
    const texts = pages.map((page) => page[field]);
    expect(new Set(texts).size).toBe(texts.length);
  }
  for (const { path, metaDescription } of pages) {
    expect({ path, fits: metaDescription.length >= 110 && metaDescription.length <= 160 }).toEqual({
      path,
      fits: true,
    });
  }
});

test('every price named in a text is a price of the price list', () => {
  const prices = new Set(packages.map(({ startsAtDollars }) => `$${startsAtDollars}`));
  for (const page of pages) {
    const named = JSON.stringify(page).match(/\$\d+/g) ?? [];
    expect({ path: page.path, unknown: named.filter((price) => !prices.has(price)) }).toEqual({
      path: page.path,
      unknown: [],
    });
  }
});
