import { assertContent, assertOneHighlight, assertSlugs, assertTitles } from './assert-content';

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

test('a title that two pages share stops the build and both are named', () => {
  const twice = ['/a', '/b'].map((path) => ({ path, title: 'Car Detailing' }));
  expect(() => assertTitles(twice)).toThrow('The pages /a and /b have the same title, "Car Detailing"');
});

test('a second highlighted package stops the build and both are named', () => {
  const listed = [{ name: 'A', highlighted: true }, { name: 'B' }];
  expect(() => assertOneHighlight(listed)).not.toThrow();
  expect(() => assertOneHighlight([...listed, { name: 'C', highlighted: true }])).toThrow('highlights "A" and "C"');
});

test('pages are checked when content is read', () => {
  const page = { slug: 'a', path: '/a', title: 'A' };
  expect(() => assertContent([page])).not.toThrow();
  expect(() => assertContent([{ ...page, slug: 'og' }])).toThrow('would hide a fixed route');
  expect(() => assertContent([page, { ...page, slug: 'b', path: '/b' }])).toThrow('have the same title');
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
  ['places', { places: { Nowhere: { latitude: 0, longitude: 0 } } }, 'content/places.ts ("Nowhere")'],
  ['reviews', { reviews: [{ name: 'Ann' }] }, 'content/reviews.ts (review 1)'],
  ['gallery', { gallery: [{ id: 1, image: 'none', description: 'A seat' }] }, 'shows the picture "none"'],
  ['quote', { serviceChoices: twice }, "both have the value 'twice'"],
  ['quote', { additionalServices: twice }, "both have the key 'twice'"],
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
