import { claims } from '../claims';
import { honeypotName } from '../quote';
import {
  assertContent,
  assertFigures,
  assertOneHighlight,
  assertPlaceNames,
  assertPriceRange,
  assertRating,
  assertSlugs,
  assertUnique,
  assertYear,
} from './assert-content';

test.each([
  [['duncan', 'duncan'], 'Two pages have the slug "duncan"'],
  [['og'], 'The slug "og" would hide a fixed route'],
  [['robots'], 'The slug "robots" would hide a fixed route'],
  [['llms'], 'The slug "llms" would hide a fixed route'],
  // Its social card would take the place of the home page's.
  [['home'], 'The slug "home" would hide a fixed route'],
  [['Mill Bay'], 'The slug "Mill Bay" may hold only small letters'],
])('the slugs %j stop the build and are named', (slugs, message) => {
  expect(() => assertSlugs(slugs)).toThrow(message);
});

test.each(['title', 'metaDescription'] as const)(
  'a %s that two pages share stops the build and both are named',
  (field) => {
    const twice = ['/a', '/b'].map((path) => ({ path, title: path, metaDescription: path, [field]: 'Car Detailing' }));
    expect(() => assertUnique(twice, field)).toThrow(`The pages /a and /b have the same ${field}, "Car Detailing"`);
  },
);

test('a claim with other figures in the middle of a sentence stops the build and is named', () => {
  const durability = { text: '3-5 year durability', inText: '3-5 years' };
  const fine = {
    durability,
    customers: { text: '1000+', inText: 'over 1,000' },
    days: { text: '7 days', inText: 'daily' },
  };
  expect(() => assertFigures(fine)).not.toThrow();
  expect(() => assertFigures({ durability: { ...durability, text: '5-9 year durability' } })).toThrow(
    'content/claims.ts: durability says "5-9 year durability" in one place and "3-5 years" in another',
  );
});

test('a town that is named twice, or spelt as nowhere else, stops the build', () => {
  const known = ['Duncan', 'Crofton'];
  expect(() => assertPlaceNames({ alsoServed: ['Sooke', 'Crofton'] }, 'Duncan', known)).not.toThrow();
  expect(() => assertPlaceNames({ alsoServed: [] }, 'Shawnigan Lake', known)).not.toThrow();
  expect(() => assertPlaceNames({ alsoServed: ['Sooke', 'Sooke'] }, 'Duncan', known)).toThrow(
    'content/business.ts: alsoServed has the town "Sooke" twice',
  );
  expect(() => assertPlaceNames({ alsoServed: [] }, 'duncan', known)).toThrow("Write 'Duncan'");
});

test('a founding year in words, without quotes or still to come stops the build', () => {
  for (const year of ['2020', String(new Date().getFullYear())]) expect(() => assertYear(year)).not.toThrow();
  expect(() => assertYear('two thousand')).toThrow('content/business.ts: foundingYear is "two thousand"');
  for (const year of [2020, String(new Date().getFullYear() + 1)]) {
    expect(() => assertYear(year)).toThrow(`content/business.ts: foundingYear is ${JSON.stringify(year)}`);
  }
});

test('a price range without two prices stops the build', () => {
  for (const range of ['$199-$789', '$199 – $1,299']) expect(() => assertPriceRange(range)).not.toThrow();
  for (const range of ['cheap', '199-789', '$199']) {
    expect(() => assertPriceRange(range)).toThrow(`content/business.ts: priceRange is "${range}"`);
  }
});

test.each(['4.9', '49/5', '5.1/5', '0/5', '4.9 / 5'])(
  'a rating of %s, of which no stars can be drawn, stops the build',
  (text) => {
    expect(() => assertRating(text)).toThrow(`content/claims.ts: the text of rating is "${text}"`);
  },
);

test.each(['4.9/5', '4.85/5', '5/5', '5.0/5', '3/5'])('a rating of %s is fine', (text) => {
  expect(() => assertRating(text)).not.toThrow();
});

test('a second highlighted package stops the build and both are named', () => {
  const listed = [{ name: 'A', highlighted: true }, { name: 'B' }];
  expect(() => assertOneHighlight(listed)).not.toThrow();
  expect(() => assertOneHighlight([...listed, { name: 'C', highlighted: true }])).toThrow('highlights "A" and "C"');
});

test('pages are checked when content is read', () => {
  const page = { slug: 'a', path: '/a', title: 'A', metaDescription: 'A' };
  expect(() => assertContent([page])).not.toThrow();
  expect(() => assertContent([{ ...page, slug: 'og' }])).toThrow('would hide a fixed route');
  expect(() => assertContent([page, { ...page, slug: 'b', path: '/b' }])).toThrow('have the same title');
  const description = { ...page, slug: 'b', path: '/b', title: 'B' };
  expect(() => assertContent([page, description])).toThrow('have the same metaDescription');
});

const files = 'business claims failure gallery home indexing legal navigation quote search services'.split(' ');

test.each([...files.map((file) => [file, 'text'] as const), ['packages', 'interiorAddOns'] as const])(
  'an empty text in content/%s.ts stops the build, which names the file and the field',
  async (file, field) => {
    const check = await checkWhere(file, { [field]: ' ' });
    expect(check).toThrow(`content/${file}.ts: the field "${field}" must hold text in quotes.`);
  },
);

const twice = ['One', 'Two'].map((label) => ({ value: 'twice', key: 'twice', label }));

test.each([
  ['business', { email: { address: 'nobody', sample: false } }, 'the field "email > address" is "nobody"'],
  ['business', { timeZone: 'Island/Nowhere' }, 'timeZone is "Island/Nowhere"'],
  ['business', { alsoServed: ['A', 'A'] }, 'alsoServed has the town "A" twice'],
  ['business', { foundingYear: 'x' }, 'foundingYear is "x"'],
  ['places', { places: { Nowhere: { latitude: 0, longitude: 0 } } }, 'content/places.ts ("Nowhere")'],
  ['reviews', { reviews: [{ name: 'Ann' }] }, 'content/reviews.ts (review 1)'],
  ['gallery', { gallery: [{ id: 1, image: 'none', description: 'A seat' }] }, 'shows the picture "none"'],
  ['packages', { packages: [{ name: 'A' }, { name: 'B' }, { name: 'a' }] }, 'has the package "a" twice'],
  ['packages', { packages: ['A', 'B'].map((name) => ({ name, highlighted: true })) }, 'highlights "A" and "B"'],
  ['services', { services: ['Waxing', 'Polishing', 'waxing'] }, 'has the service "waxing" twice'],
  ['navigation', { navigation: [{ id: 'about' }, { id: 'about' }] }, 'has the id "about" twice'],
  ['legal', { terms: { id: 'privacy', heading: 'Terms', paragraphs: ['A'] } }, 'the field "terms > id" is "privacy"'],
  ['business', { priceRange: 'cheap' }, 'priceRange is "cheap"'],
  ['claims', { claims: { ...claims, rating: { text: '49/5' } } }, 'the text of rating is "49/5"'],
  ['claims', { claims: { ...claims, since: { text: '2020', inText: '2021' } } }, 'since says "2020" in one place'],
  ['quote', { serviceChoices: twice }, "both have the value 'twice'"],
  ['quote', { lineLimit: 5 }, 'lineLimit is 5'],
  ['quote', { additionalServices: twice }, "both have the key 'twice'"],
  ['quote', { additionalServices: [{ key: 'email', label: 'Wax' }] }, "'email', which another field"],
  ['quote', { additionalServices: [{ key: honeypotName, label: 'Wax' }] }, `'${honeypotName}', which another field`],
])('what content/%s.ts cannot hold stops the build: %j', async (file, written, words) => {
  expect(await checkWhere(file, written)).toThrow(words);
});

/** The check of content in which the owner wrote something else in one file. */
async function checkWhere(file: string, written: Record<string, unknown>) {
  jest.resetModules();
  jest.doMock(`../${file}`, () => ({ __esModule: true, ...jest.requireActual(`../${file}`), ...written }));
  const { assertContent: assertAnew }: typeof import('./assert-content') = await import('./assert-content');
  jest.dontMock(`../${file}`);
  return () => assertAnew([]);
}
