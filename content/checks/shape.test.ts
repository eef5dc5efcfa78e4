import { cityList } from '../cities';
import { entry } from '../entry.fixture';
import { landingList } from '../landings';
import { packages } from '../packages';
import { assertCity } from './assert-city';
import { assertLanding } from './assert-landing';
import { assertPackage } from './assert-packages';
import { assertFilled, assertShape } from './shape';

const town = entry(cityList, 0);
const landing = entry(landingList, 0);
const offer = entry(packages, 0);

test.each([' ', '\u200b', 24 / 7, true, null])('where a text belongs, %j is named by its way there', (value) => {
  const words = { title: 'T', id: 1, sample: true, none: undefined, points: [{ text: 'a' }, { text: value }] };
  expect(() => assertFilled('content/home.ts', words)).toThrow(
    'content/home.ts: the field "points > 2 > text" must hold text in quotes.',
  );
  expect(() => assertFilled('content/home.ts', { ...words, points: ['a'] })).not.toThrow();
});

test('a comma too many or a misspelt name is named by its place in the list', () => {
  const gap = ['a', undefined, 'b'];
  const message = 'the field "steps > 2" is empty. Remove the extra comma there';
  expect(() => assertFilled('content/home.ts', { steps: gap })).toThrow(message);
  expect(() => assertFilled('content/home.ts', { steps: () => gap })).toThrow(message);
  expect(() => assertShape('content/home.ts', { steps: gap }, { steps: ['text'] })).toThrow(message);
});

test.each([
  `\${claims.rating.text}`,
  '{claims.rating.text}',
  "{price('full')}",
  '{claims.rating',
  'claims.rating}',
  '$claims.rating',
  "price('full')",
  '[object Object]',
  'undefined',
  'NaN',
  '$$399',
])('a text that would show %s to visitors stops the build, wherever it stands', (shown) => {
  const words = `Most visits last ${shown}.`;
  const message = `shows "${shown}`;
  expect(() => assertCity(town.slug, { ...town, description: words })).toThrow(
    `content/cities/${town.slug}.ts: the field "description" ${message}`,
  );
  expect(() => assertPackage({ ...offer, note: words }, 0)).toThrow(`the field "note" ${message}`);
  expect(() => assertLanding(landing.slug, { ...landing, faqs: [{ question: 'Q', answer: words }] })).toThrow(
    `the field "faqs > 1 > answer" ${message}`,
  );
  expect(() => assertFilled('content/home.ts', { steps: (name: string) => [name, words] })).toThrow(
    `the field "steps > 2" ${message}`,
  );
});

test.each(['Do your price(s) include tax?', 'All prices are in $CAD.'])('the text %j stands as it is', (words) => {
  expect(() => assertFilled('content/home.ts', { heading: words })).not.toThrow();
});

test.each(['<b>Wash</b>', '</p>', 'Wash &amp; Wax', '&frac12; day', 'caf&#233;'])(
  'a text with %j, which visitors would see as it is, stops the build',
  (words) => {
    expect(() => assertFilled('content/home.ts', { heading: words })).toThrow(
      'content/home.ts: the field "heading" holds "',
    );
  },
);

test.each(['a\tb', 'a\u0000b', 'a\u0092b', 'a\ud800b'])(
  'a sign that nobody sees, as in %j, is named by what stands before it',
  (words) => {
    expect(() => assertFilled('content/home.ts', { heading: words })).toThrow(
      'content/home.ts: the field "heading" holds a character that cannot be seen, after "a"',
    );
  },
);

test('a sign that nobody sees at the start of a text is said to be there', () => {
  expect(() => assertFilled('content/home.ts', { heading: '\tWash' })).toThrow('seen, before its first letter.');
});

test('signs that are no markup are welcome', () => {
  for (const words of ['(In&Out)+Wax', 'less than < 5 km', 'AT&T', 'R&D; and', 'in <two hours', 'a – b\n• c', 'Ł 🚗']) {
    expect(() => assertFilled('content/home.ts', { heading: words })).not.toThrow();
  }
});

test('a function that needs more than texts stops the build by its name', () => {
  const servingWords = (city: { name: string }) => `Serving ${city.name.trim()}`;
  expect(() => assertFilled('content/home.ts', { hero: { servingWords } })).toThrow(
    'content/home.ts: the function "hero > servingWords" failed',
  );
});

test('a list without entries stops the build, unless pages leave out what would show it', () => {
  expect(() => assertCity(town.slug, { ...town, intro: [] })).toThrow(
    'the field "intro" must hold at least one entry.',
  );
  expect(() => assertPackage({ ...offer, features: [] }, 0)).toThrow('the field "features" must hold at least one');
  expect(() => assertFilled('content/legal.ts', { terms: { paragraphs: [] } })).toThrow(
    'content/legal.ts: the field "terms > paragraphs" must hold at least one entry.',
  );
  expect(() => assertLanding(landing.slug, { ...landing, faqs: [] })).not.toThrow();
  for (const field of ['alsoServed', 'organisationAlsoServes']) {
    expect(() => assertFilled('content/business.ts', { [field]: [] })).not.toThrow();
  }
});
