/** @jest-environment node */
import { pages } from '../../content/pages';
import { budgetFor, findOverruns } from './budgets';

const budget = budgetFor('city', { towns: 12 });
const { markup, css, inlineScript, fonts, firstPictures, laterScript } = budget;
const full = {
  document: 1_000_000,
  markup: markup.max,
  css: css.max,
  inlineScript: inlineScript.max,
  fonts: fonts.max,
  firstPictures: firstPictures.max,
  laterScript: laterScript.max,
};

test('a page may weigh as much as its budget', () => {
  expect(findOverruns(full, budget)).toEqual([]);
});

test('the part that grew is named with its weight, its budget and the reason', () => {
  expect(findOverruns({ ...full, css: css.max + 1 }, budget)).toEqual([{ part: 'css', bytes: css.max + 1, ...css }]);
});

test('script before a touch and the first picture stay within what the site promises', () => {
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const { inlineScript: script, firstPictures: picture, laterScript: later } = budgetFor(kind, { towns: 12 });
    expect(script.max).toBeLessThanOrEqual(2048);
    expect(picture.max).toBeLessThanOrEqual(45_000);
    // As much as Next's framework alone, with its router.
    expect(later.max).toBeLessThanOrEqual(115_000);
  }
});

test('an owner who adds towns gets room for their links, most where every town is listed', () => {
  const room = (kind: 'home' | 'city') =>
    budgetFor(kind, { towns: 22 }).markup.max - budgetFor(kind, { towns: 12 }).markup.max;
  expect(room('city')).toBeGreaterThan(0);
  expect(room('home')).toBeGreaterThan(room('city'));
  expect(budgetFor('home', { towns: 10 })).toEqual(budgetFor('home', { towns: 12 }));
});

test('the links of further towns stand in the home page, and in what its scripts are given', () => {
  const room = (part: 'markup' | 'laterScript') =>
    budgetFor('home', { towns: 22 })[part].max - budgetFor('home', { towns: 12 })[part].max;
  expect(room('laterScript')).toBeGreaterThan(0);
  expect(room('markup')).toBeGreaterThan(room('laterScript'));
});

test('an owner who adds landing pages gets room for their links in every footer', () => {
  expect(budgetFor('tool', { landings: 11 }).markup.max).toBeGreaterThan(budgetFor('tool', { landings: 9 }).markup.max);
});

test('an owner who adds slides gets room for them on the home page, which alone shows the gallery', () => {
  for (const part of ['markup', 'laterScript'] as const) {
    const room = (kind: 'home' | 'city') =>
      budgetFor(kind, { slides: 10 })[part].max - budgetFor(kind, { slides: 8 })[part].max;
    expect(room('home')).toBeGreaterThan(100);
    expect(room('city')).toBe(0);
  }
  expect(budgetFor('home', { slides: 3 })).toEqual(budgetFor('home', { slides: 8 }));
});

/** A review of so many letters. */
const of = (letters: number, sample = true) => [{ review: 'a'.repeat(letters), sample }];

test('an owner whose reviews are longer than the samples gets room for their words on the pages that show them', () => {
  const room = (kind: 'home' | 'city' | 'tool', part: 'markup' | 'laterScript') =>
    budgetFor(kind, { reviews: of(2_700) })[part].max - budgetFor(kind, { reviews: of(600) })[part].max;
  for (const part of ['markup', 'laterScript'] as const) {
    expect(room('home', part)).toBeGreaterThan(900);
    expect(room('city', part)).toBe(room('home', part));
    expect(room('tool', part)).toBe(0);
  }
  expect(budgetFor('home', { reviews: [] })).toEqual(budgetFor('home', { reviews: of(600) }));
  // Each name and place is another.
  expect(budgetFor('city', { reviews: of(600, false) }).markup.max).toBeGreaterThan(
    budgetFor('city', { reviews: of(600) }).markup.max,
  );
});
