import {
  byFooterOrder,
  citiesNorthToSouth,
  cityList,
  footerOf,
  maxFooterCities,
  nearestCities,
  reachInWords,
  squaredDistance,
} from '.';

test.each(cityList)('the towns next door to $name are the nearest, nearest first', (city) => {
  const others = cityList.filter(({ slug }) => slug !== city.slug);
  const sorted = others.toSorted((a, b) => squaredDistance(city, a) - squaredDistance(city, b));
  for (const count of [0, 1, 3, others.length, others.length + 5]) {
    expect(nearestCities(city, count)).toEqual(sorted.slice(0, count));
  }
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

test('the towns from north to south have ever smaller latitudes', () => {
  const latitudes = citiesNorthToSouth.map((name) => cityList.find((city) => city.name === name)?.latitude ?? 0);
  expect(latitudes).toEqual(latitudes.toSorted((a, b) => b - a));
});

test('the reach ends at Victoria, which everybody knows, or else at the southernmost town', () => {
  expect(reachInWords(['Nanaimo', 'Duncan', 'Victoria', 'Colwood'])).toBe('from Nanaimo down to Victoria');
  expect(reachInWords(['Nanaimo', 'Duncan'])).toBe('from Nanaimo down to Duncan');
  expect(reachInWords(['Victoria', 'Colwood'])).toBe('from Victoria down to Colwood');
  expect(reachInWords(['Duncan'])).toBe('in Duncan');
});
