import { cityList } from './cities';
import {
  byDrive,
  byFooterOrder,
  citiesByRegion,
  cityNamesByDrive,
  footerOf,
  inWords,
  maxFooterCities,
  nearestCities,
  reachInWords,
  squaredDistance,
} from './city-lists';
import { regions } from './types';

test.each(cityList)('the towns next door to $name are the nearest, nearest first', (city) => {
  const others = cityList.filter(({ slug }) => slug !== city.slug);
  const sorted = others.toSorted((a, b) => squaredDistance(city, a) - squaredDistance(city, b));
  expect(nearestCities(city)).toEqual(sorted.slice(0, 4));
});

test('a place one degree to the east is nearer than one a degree to the north', () => {
  const [here, east, north] = [
    { latitude: 48.5, longitude: -124 },
    { latitude: 48.5, longitude: -123 },
    { latitude: 49.5, longitude: -124 },
  ];
  expect(squaredDistance(here, east)).toBeLessThan(squaredDistance(here, north));
});

test('the footer lists towns by their numbers, and those without one last', () => {
  const towns = [{ footerOrder: 2 }, {}, { footerOrder: 1 }];
  expect(towns.toSorted(byFooterOrder)).toEqual([{ footerOrder: 1 }, { footerOrder: 2 }, {}]);
});

test('however many towns have a number, the footer stays as long as it is', () => {
  const towns = Array.from({ length: maxFooterCities + 6 }, (_, index) => ({ footerOrder: index + 1 }));
  expect(footerOf([{}, ...towns.toReversed()])).toEqual(towns.slice(0, maxFooterCities));
});

test('towns are listed from north to south, and those abreast from west to east', () => {
  const [north, west, east] = [
    { latitude: 48.6, longitude: -123 },
    { latitude: 48.44, longitude: -123.5 },
    { latitude: 48.43, longitude: -123.4 },
  ];
  const sorted = [north, west, east];
  expect([east, west, north].toSorted(byDrive)).toEqual(sorted);
  // The western one is a little farther south, but still abreast.
  expect([east, { ...west, latitude: 48.42 }].toSorted(byDrive)).toEqual([{ ...west, latitude: 48.42 }, east]);
});

test('the list from north to south holds every town, none of them 11 km north of the one before', () => {
  expect(cityNamesByDrive.toSorted()).toEqual(cityList.map(({ name }) => name).toSorted());
  const latitudes = cityNamesByDrive.map((name) => cityList.find((city) => city.name === name)?.latitude ?? 0);
  latitudes.reduce((before, latitude) => {
    expect(latitude).toBeLessThan(before + 0.1);
    return latitude;
  });
});

test('the reach begins at the northernmost town', () => {
  const [north] = cityList.toSorted((a, b) => b.latitude - a.latitude);
  expect(reachInWords()).toMatch(new RegExp(`^(?:from|in) ${north?.name}\\b`));
});

test('the reach ends at Victoria, which everybody knows, or else at the southernmost town', () => {
  expect(reachInWords(['Nanaimo', 'Duncan', 'Victoria', 'Colwood'])).toBe('from Nanaimo down to Victoria');
  expect(reachInWords(['Nanaimo', 'Duncan'])).toBe('from Nanaimo down to Duncan');
  expect(reachInWords(['Victoria', 'Colwood'])).toBe('from Victoria down to Colwood');
  expect(reachInWords(['Duncan'])).toBe('in Duncan');
});

test('a sentence lists names with an "and" before the last, and no comma before it', () => {
  expect(inWords(['Duncan'])).toBe('Duncan');
  expect(inWords(['Duncan', 'Crofton'])).toBe('Duncan and Crofton');
  expect(inWords(['Duncan', 'Crofton', 'Mill Bay'])).toBe('Duncan, Crofton and Mill Bay');
});

test('region by region, a sentence names every town once, in its own region, and no region without a town', () => {
  const parts = citiesByRegion().split('; ');
  const told = parts.map((part) => /^(.+) \((.+)\)$/.exec(part)?.slice(1) ?? []);
  expect(told.map(([, region]) => region)).toEqual(
    regions.filter((region) => cityList.some((city) => city.region === region)),
  );
  for (const [names = '', region] of told) {
    const towns = cityList.filter((city) => city.region === region).map(({ name }) => name);
    expect(names).toBe(inWords(towns));
  }
});
