import { assertCity, assertLanding, assertPackage, assertReview, assertServiceChoices } from './assertions';
import { cityList } from './cities';
import { landingList } from './landings';
import { packages } from './packages';
import { reviews } from './reviews';

const [town] = cityList;
const [landing] = landingList;
const [offer] = packages;
const [review] = reviews;
if (!town || !landing || !offer || !review) throw new Error('The site has no town, landing, package or review.');

const optionalTownFields = ['faqs', 'footerOrder', 'showsIndexingTool', 'draft'];

test.each(Object.keys(town).filter((field) => !optionalTownFields.includes(field)))(
  'a town without its field %s stops the build and is named',
  (field) => {
    expect(() => assertCity(town.slug, without(town, field))).toThrow(
      `content/cities/${town.slug}.ts lacks the field "${field}"`,
    );
  },
);

test('a field deep in a town is named by its way there, counted from one', () => {
  const [first, ...others] = town.reasons;
  const reasons = [first, ...others.map((reason) => without(reason, 'text'))] as never;
  expect(() => assertCity(town.slug, { ...town, reasons })).toThrow('lacks the field "reasons > 2 > text"');
  // A comma too many leaves a gap in the list.
  // biome-ignore lint/suspicious/noSparseArray: that gap.
  expect(() => assertCity(town.slug, { ...town, intro: [, 'text'] as never })).toThrow('lacks the field "intro > 1"');
});

test('a field that is empty or of another kind says what it must hold', () => {
  expect(() => assertCity(town.slug, { ...town, name: ' ' })).toThrow('"name" must hold a text between quotes');
  expect(() => assertCity(town.slug, { ...town, latitude: '48,8' as never })).toThrow('"latitude" must hold a number');
  expect(() => assertCity(town.slug, { ...town, areas: 'Downtown' as never })).toThrow('"areas" must hold a list');
  expect(() => assertCity(town.slug, { ...town, parking: null as never })).toThrow('"parking" must hold its fields');
});

test.each(['car', 'auto', 'near-me'] as const)('a %s landing without one of its fields is named', (kind) => {
  const example = landingList.find((candidate) => candidate.kind === kind);
  if (!example) return;
  for (const field of Object.keys(example).filter((name) => name !== 'slug' && name !== 'kind')) {
    expect(() => assertLanding(example.slug, without(example, field))).toThrow(
      `content/landings/${example.slug}.ts lacks the field "${field}"`,
    );
  }
});

test('a landing of an unknown kind, or listed under another slug, stops the build and is named', () => {
  expect(() => assertLanding(landing.slug, { ...landing, kind: 'bus' as never })).toThrow(
    `content/landings/${landing.slug}.ts has the kind "bus". Use one of: car,`,
  );
  expect(() => assertLanding('misspelt', landing)).toThrow(
    `content/landings/misspelt.ts has the slug "${landing.slug}"`,
  );
});

test('a package and a review that lack something are named', () => {
  expect(() => assertPackage(without(offer, 'startsAtDollars'), 0)).toThrow(
    `content/packages.ts ("${offer.name}") lacks the field "startsAtDollars"`,
  );
  expect(() => assertReview(without(review, 'stars'), 4)).toThrow(
    'content/reviews.ts (review 5) lacks the field "stars"',
  );
  expect(() => assertReview({ ...review, location: 'Atlantis' as never }, 0)).toThrow(
    'names the place "Atlantis", which content/places.ts does not know',
  );
});

const noChoice = { value: 'none', label: 'Choose' };

test.each([
  [[{ value: '', label: 'Wax' }], 'the service "Wax" has no value'],
  [[{ value: 'wax', label: ' ' }], "the service with the value 'wax' has no label"],
  [[{ value: 'none', label: 'Wax' }], `"Choose" and "Wax" both have the value 'none'`],
  [
    [
      { value: 'wax', label: 'Wax' },
      { value: 'wax', label: 'Polish' },
    ],
    `"Wax" and "Polish" both have the value 'wax'`,
  ],
])('services that the list of the form cannot hold stop the build and are named (%#)', (choices, message) => {
  expect(() => assertServiceChoices(choices, noChoice)).toThrow(message);
});

function without<T extends object>(value: T, field: string): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as T;
}
