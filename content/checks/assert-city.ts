import { isOnMap, mapBounds } from '../coast';
import { type City, regions } from '../types';
import { assertDistinct, assertOneOf } from './assert-list';
import { assertListedSlug, assertQuestions } from './assert-pages';
import { farAway } from './assert-place';
import { cityShape, faq } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

/** Characters. */
const maxNameLength = 35;

/** Stops the build on a town that its page could not show. @throws with the file and the fix. */
export function assertCity(key: string, city: City) {
  const file = `content/cities/${key}.ts`;
  assertShape(file, city, cityShape);
  if (city.faqs) assertShape(file, { faqs: city.faqs }, { faqs: [faq, 4] });
  assertListedSlug('content/cities', key, city.slug);
  assertOneOf(file, 'region', city.region, regions);
  if (city.name !== city.name.trim() || isInOneCase(city.name)) {
    throw new UserError(
      `${file}: name is "${city.name}". Write it in upper- and lowercase letters, with no space around it, as pages will show it.`,
    );
  }
  if (city.name.length > maxNameLength) {
    throw new UserError(
      `${file}: name has ${city.name.length} characters, too many for titles and menus. Shorten it to ${maxNameLength}.`,
    );
  }
  assertDistinct(file, 'area', city.areas);
  assertQuestions(file, city.faqs ?? []);
  if (!isOnMap(city)) throw farAway(file, city, `is not on the site's map, which covers ${mapBounds}`);
}

/** True for a name typed in nothing but lowercase letters or capitals. Names in other letters may have only one of them. */
export function isInOneCase(name: string): boolean {
  return /^(?:[a-z\d .'’-]+|[A-Z\d .'’-]+)$/.test(name);
}
