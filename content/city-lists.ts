// For developers: the towns in the orders and words that pages need, made from the table of cities/index.ts.
import { cityList } from './cities';
import { coast } from './coast';
import { type City, type Position, regions } from './types';

/** Orders towns from north to south, and those of the same tenth of a degree (11 km) from west to east. */
export function byDrive(a: Position, b: Position): number {
  return Math.round(b.latitude * 10) - Math.round(a.latitude * 10) || a.longitude - b.longitude;
}

/** The names of the towns, in the order of `byDrive`. */
export const cityNamesByDrive: ReadonlyArray<string> = cityList.toSorted(byDrive).map(({ name }) => name);

const byLatitude: ReadonlyArray<string> = cityList.toSorted((a, b) => b.latitude - a.latitude).map(({ name }) => name);

/** How far the crew drives, in words: 'from A down to B', or 'in A' where that is the only town. */
export function reachInWords(northToSouth = byLatitude): string {
  const [north, ...others] = northToSouth;
  // The name that people off the Island know, although some towns beside it lie a little farther south.
  const south = others.find((name) => name === 'Victoria') ?? others.at(-1);
  return south ? `from ${north} down to ${south}` : `in ${north}`;
}

/** Every town in words, by region: 'A and B (region); C (region)'. */
export function citiesByRegion(): string {
  return regions
    .map((region) => ({ region, names: cityList.filter((city) => city.region === region).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
    .map(({ region, names }) => `${inWords(names)} (${region})`)
    .join('; ');
}

/** Names as a sentence lists them: 'A, B and C'. */
export function inWords(names: ReadonlyArray<string>): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** Every page carries the footer, so it does not grow with the towns: the home page lists them all. */
export const maxFooterCities = 24;

/** Orders towns as the footer lists them; those it leaves out come last. */
export function byFooterOrder(a: Pick<City, 'footerOrder'>, b: Pick<City, 'footerOrder'>): number {
  return (a.footerOrder ?? Number.MAX_SAFE_INTEGER) - (b.footerOrder ?? Number.MAX_SAFE_INTEGER);
}

/** Those of some towns that the footer lists, in its order. */
export function footerOf<T extends Pick<City, 'footerOrder'>>(cities: ReadonlyArray<T>): ReadonlyArray<T> {
  return cities
    .filter(({ footerOrder }) => footerOrder !== undefined)
    .toSorted(byFooterOrder)
    .slice(0, maxFooterCities);
}

/** The towns of the footer, in its order. */
export const footerCities: ReadonlyArray<City> = footerOf(cityList);

/** The four towns nearest to a town, nearest first. */
export function nearestCities(from: City): ReadonlyArray<City> {
  const count = 4;
  // In one pass: every town's page calls this, and sorting all towns each time adds up.
  const nearest: Array<{ city: City; distance: number }> = [];
  for (const city of cityList) {
    const distance = squaredDistance(from, city);
    const farthest = nearest[count - 1]?.distance ?? Number.POSITIVE_INFINITY;
    if (distance >= farthest || city.slug === from.slug) continue;
    const place = nearest.findLastIndex((nearer) => nearer.distance <= distance) + 1;
    nearest.splice(place, 0, { city, distance });
    nearest.splice(count);
  }
  return nearest.map(({ city }) => city);
}

/** Squared distance in degrees of latitude. For sorting only. */
export function squaredDistance(a: Position, b: Position): number {
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * coast.longitudeScale) ** 2;
}
