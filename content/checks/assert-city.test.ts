import { cityList } from '../cities';
import { entry } from '../entry.fixture';
import { type Point, regions } from '../types';
import { assertCity } from './assert-city';
import { cityShape } from './content-shapes';
import { without } from './without.fixture';

const town = entry(cityList, 0);

test.each(Object.keys(cityShape))('a town without its field %s stops the build and is named', (field) => {
  expect(() => assertCity(town.slug, without(town, field))).toThrow(
    `content/cities/${town.slug}.ts lacks the field "${field}"`,
  );
});

test('a field deep in a town is named by its way there, counted from one', () => {
  const [first, ...others] = town.reasons;
  const reasons = [first, ...others.map((reason) => without(reason, 'text'))] as never;
  expect(() => assertCity(town.slug, { ...town, reasons })).toThrow('lacks the field "reasons > 2 > text"');
  // An extra comma leaves a hole in the list.
  // biome-ignore lint/suspicious/noSparseArray: that gap.
  expect(() => assertCity(town.slug, { ...town, intro: [, 'text'] as never })).toThrow(
    'the field "intro > 1" is empty',
  );
});

test('a field that is empty or of another kind says what it must hold', () => {
  expect(() => assertCity(town.slug, { ...town, name: ' ' })).toThrow('"name" must hold text in quotes');
  expect(() => assertCity(town.slug, { ...town, latitude: '48,8' as never })).toThrow('"latitude" must hold a number');
  expect(() => assertCity(town.slug, { ...town, areas: 'Downtown' as never })).toThrow('"areas" must hold a list');
  expect(() => assertCity(town.slug, { ...town, parking: null as never })).toThrow('"parking" must hold its fields');
});

test('a name that is too long for titles and menus stops the build', () => {
  const name = `B${'a'.repeat(34)}`;
  expect(() => assertCity(town.slug, { ...town, name })).not.toThrow();
  expect(() => assertCity(town.slug, { ...town, name: `${name}y` })).toThrow('name has 36 characters');
});

test('a list with an entry too few or too many stops the build and is named', () => {
  const tooFew = { areas: town.areas.slice(1), reasons: town.reasons.slice(1), faqs: town.reasons.slice(2).map(asFaq) };
  for (const [field, list] of Object.entries(tooFew)) {
    expect(() => assertCity(town.slug, { ...town, [field]: list })).toThrow(
      `content/cities/${town.slug}.ts: the field "${field}" must hold ${list.length + 1} entries, not ${list.length}`,
    );
  }
  const reasons = [...town.reasons, ...town.reasons] as never;
  expect(() => assertCity(town.slug, { ...town, reasons })).toThrow('must hold 5 entries, not 10');
});

test('an area that is there twice stops the build and is named', () => {
  const areas = town.areas.with(3, town.areas[0]) as never;
  expect(() => assertCity(town.slug, { ...town, areas })).toThrow(
    `content/cities/${town.slug}.ts has the area "${town.areas[0]}" twice`,
  );
});

test.each(['crofton', 'CROFTON', 'Crofton '])('a town named %j stops the build', (name) => {
  expect(() => assertCity(town.slug, { ...town, name })).toThrow(`content/cities/${town.slug}.ts: name is "${name}"`);
});

test('a region that the map does not know stops the build and is named', () => {
  expect(() => assertCity(town.slug, { ...town, region: 'Cowichan' as never })).toThrow(
    `content/cities/${town.slug}.ts: the field "region" is "Cowichan". Use one of: ${regions.join(', ')}.`,
  );
});

test('a town listed under another slug stops the build and is named', () => {
  expect(() => assertCity('misspelt', town)).toThrow(`content/cities/misspelt.ts has the slug "${town.slug}"`);
});

test('a town beside the map, as without the minus of its longitude, stops the build and is named', () => {
  const longitude = -town.longitude;
  expect(() => assertCity(town.slug, { ...town, longitude })).toThrow(
    `content/cities/${town.slug}.ts: ${town.latitude}, ${longitude} is not on the site's map`,
  );
  for (const degrees of [-2, 2]) {
    for (const side of ['latitude', 'longitude'] as const) {
      expect(() => assertCity(town.slug, { ...town, [side]: town[side] + degrees })).toThrow("not on the site's map");
    }
  }
});

test('a question that a town answers twice stops the build and is named', () => {
  const faqs = [1, 2, 3, 3].map((number) => ({ question: `Why ${number}?`, answer: 'Because.' })) as never;
  expect(() => assertCity(town.slug, { ...town, faqs })).toThrow(
    `content/cities/${town.slug}.ts has the question "Why 3?" twice`,
  );
});

function asFaq({ title, text }: Point) {
  return { question: title, answer: text };
}
