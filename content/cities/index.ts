// Every town with a page. Within a region, the home page lists them in this order. `npm run new:town -- "Name"` adds one;
// `npm run remove:town -- slug` takes one away. Routes, map, footer, sitemap and the rest follow this table.
import { assertCity } from '../checks/assert-city';
import { assertNoAlias } from '../checks/assert-list';
import type { City } from '../types';
import { cobbleHill } from './cobble-hill';
import { colwood } from './colwood';
import { crofton } from './crofton';
import { duncan } from './duncan';
import { esquimalt } from './esquimalt';
import { ladysmith } from './ladysmith';
import { langford } from './langford';
import { millBay } from './mill-bay';
import { nanaimo } from './nanaimo';
import { oakBay } from './oak-bay';
import { saanich } from './saanich';
import { victoria } from './victoria';

export const cities = {
  duncan,
  'mill-bay': millBay,
  crofton,
  'cobble-hill': cobbleHill,
  langford,
  colwood,
  esquimalt,
  saanich,
  victoria,
  'oak-bay': oakBay,
  ladysmith,
  nanaimo,
} satisfies Record<string, City>;

export type CitySlug = keyof typeof cities;

// Checked here rather than in pages.ts: the lines below already need the fields.
assertNoAlias('content/cities/index.ts', cities);
for (const [key, city] of Object.entries(cities)) assertCity(key, city);

export const cityList: ReadonlyArray<City> = Object.values(cities);
