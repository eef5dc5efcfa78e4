import { claims } from '../claims';
import { honeypotName } from '../quote';
import { assertContent } from './assert-content';

test('pages are checked when content is read', () => {
  const page = { slug: 'a', path: '/a', title: 'A', metaDescription: 'A' };
  expect(() => assertContent([page])).not.toThrow();
  expect(() => assertContent([{ ...page, slug: 'og' }])).toThrow('is one that the site uses itself');
  expect(() => assertContent([page, { ...page, slug: 'b', path: '/b' }])).toThrow('have the same title');
  const description = { ...page, slug: 'b', path: '/b', title: 'B' };
  expect(() => assertContent([page, description])).toThrow('have the same metaDescription');
});

const files = 'business claims failure gallery home indexing legal navigation quote search services'.split(' ');

test.each([
  ...files.map((file) => [file, 'text'] as const),
  ['packages', 'interiorAddOns'] as const,
  ['packages', 'beforePrice'] as const,
])('an empty text in content/%s.ts stops the build, which names the file and the field', async (file, field) => {
  const check = await checkWhere(file, { [field]: ' ' });
  expect(check).toThrow(`content/${file}.ts: the field "${field}" must hold text in quotes.`);
});

const twice = ['One', 'Two'].map((label) => ({ value: 'twice', key: 'twice', label }));

test.each([
  ['business', { email: { address: 'nobody', sample: false } }, 'the field "email > address" is "nobody"'],
  ['business', { timeZone: 'Island/Nowhere' }, 'timeZone is "Island/Nowhere"'],
  ['business', { alsoServed: ['A', 'A'] }, 'alsoServed has the town "A" twice'],
  ['business', { alsoServed: [], organisationAlsoServes: ['A'] }, 'organisationAlsoServes names "A"'],
  ['business', { foundingYear: 'x' }, 'foundingYear is "x"'],
  ['places', { places: { Nowhere: { latitude: 0, longitude: 0 } } }, 'content/places.ts ("Nowhere")'],
  ['reviews', { reviews: [{ name: 'Ann' }] }, 'content/reviews.ts (review 1)'],
  ['gallery', { gallery: [{ id: 1, image: 'none', description: 'A seat' }] }, 'image is "none"'],
  ['packages', { packages: [{ name: 'A' }, { name: 'B' }, { name: 'a' }] }, 'has the package "a" twice'],
  ['packages', { packages: ['A', 'B'].map((name) => ({ name, highlighted: true })) }, 'highlights "A" and "B"'],
  ['packages', { featuresAreSamples: 'false' }, 'the field "featuresAreSamples" must hold true or false'],
  ['services', { services: ['Waxing', 'Polishing', 'waxing'] }, 'has the service "waxing" twice'],
  ['services', { services: [['Wax']] }, 'content/services.ts: the field "services > 1" must hold text in quotes'],
  ['services', { withoutPrice: ['Waxing'] }, '`withoutPrice` names "Waxing"'],
  ['navigation', { navigation: [{ label: 'Areas' }] }, 'content/navigation.ts lacks the field "navigation > 1 > id"'],
  [
    'navigation',
    {
      navigation: [
        { id: 'about', label: 'About' },
        { id: 'about', label: 'Us' },
      ],
    },
    'has the id "about" twice',
  ],
  ['legal', { terms: { id: 'privacy', heading: 'Terms', paragraphs: ['A'] } }, 'the field "terms > id" is "privacy"'],
  [
    'legal',
    { privacy: { id: 'privacy', heading: 'Privacy', paragraphs: 'A' } },
    'content/legal.ts: the field "privacy > paragraphs" must hold a list in [ ]',
  ],
  [
    'home',
    { callBanner: { heading: 24 / 7 } },
    'content/home.ts: the field "callBanner > heading" must hold text in quotes',
  ],
  ['services', { services: ['Wash', undefined] }, 'content/services.ts: the field "services > 2" is empty'],
  ['business', { priceRange: 'cheap' }, 'priceRange is "cheap"'],
  ['claims', { claims: { ...claims, rating: { text: '49/5' } } }, 'the text of rating is "49/5"'],
  ['claims', { claims: { ...claims, since: { text: '2020', inText: '2021' } } }, 'since says "2020" in one place'],
  ['quote', { serviceChoices: twice }, 'has the service value "twice" twice'],
  ['quote', { lineLimit: 5 }, 'lineLimit is 5'],
  ['quote', { additionalServices: twice }, 'has the additional service key "twice" twice'],
  ['quote', { additionalServices: [{ key: 'email', label: 'Wax' }] }, "'email', which another field"],
  ['quote', { additionalServices: [{ key: honeypotName, label: 'Wax' }] }, `'${honeypotName}', which another field`],
])('what content/%s.ts cannot hold stops the build: %j', async (file, written, words) => {
  expect(await checkWhere(file, written)).toThrow(words);
});

/** The check of content in which the owner wrote something else in one file. */
async function checkWhere(file: string, written: Record<string, unknown>) {
  jest.resetModules();
  jest.doMock(`../${file}`, () =>
    Object.defineProperty({ ...jest.requireActual(`../${file}`), ...written }, '__esModule', { value: true }),
  );
  const { assertContent: assertAnew }: typeof import('./assert-content') = await import('./assert-content');
  jest.dontMock(`../${file}`);
  return () => assertAnew([]);
}
