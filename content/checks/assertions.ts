// For developers: what content/ is checked for when it is read. Each function throws a sentence that names the file,
// the field and what to do, because tools and the build read content before any compiler could complain.
import { isOnMap, mapBounds } from '../coast';
import type { GalleryItem } from '../gallery';
import { pictures } from '../pictures';
import { places } from '../places';
import {
  type City,
  type Email,
  type Faq,
  type Landing,
  type Package,
  type Phone,
  type Position,
  type Review,
  regions,
} from '../types';
import {
  anyLanding,
  cityShape,
  contactShape,
  faq,
  galleryPair,
  gallerySlide,
  landingShapes,
  packageShape,
  reviewShape,
} from './content-shapes';
import { assertDistinct, assertOneOf, assertShape } from './shape';
import { UserError } from './user-error';

/** Stops the build on a town that its page could not show. @throws with the file and the fix. */
export function assertCity(key: string, city: City) {
  const file = `content/cities/${key}.ts`;
  assertShape(file, city, cityShape);
  if (city.faqs) assertShape(file, city, { faqs: [faq, 4] });
  assertSlug('content/cities', key, city.slug);
  assertOneOf(file, 'region', city.region, regions);
  if (city.name !== city.name.trim() || isInOneCase(city.name)) {
    throw new UserError(
      `${file}: name is "${city.name}". Write it with capital and small letters, and no space around it, as pages will show it.`,
    );
  }
  assertDistinct(file, 'area', city.areas);
  assertQuestions(file, city.faqs ?? []);
  if (!isOnMap(city)) throw farAway(file, city, `is not on the site's map, which covers ${mapBounds}`);
}

/** True for a name typed in nothing but small letters or capitals. Names in other letters may have only one of them. */
export function isInOneCase(name: string): boolean {
  return /^(?:[a-z\d .'’-]+|[A-Z\d .'’-]+)$/.test(name);
}

function assertQuestions(file: string, faqs: ReadonlyArray<Faq>) {
  assertDistinct(
    file,
    'question',
    faqs.map(({ question }) => question),
  );
}

/** Stops the build on a place at the other end of the world. @throws with the place and the fix. */
export function assertPlace(name: string, place: Position) {
  const where = `content/places.ts ("${name}")`;
  assertShape(where, place, { latitude: 'number', longitude: 'number' });
  // A customer may live beyond the map. A missing minus or two swapped numbers lead much farther away.
  if (!isOnMap(place, 5)) throw farAway(where, place, `is far from the site's map, which covers ${mapBounds}`);
}

function farAway(where: string, { latitude, longitude }: Position, words: string) {
  return new UserError(
    `${where}: ${latitude}, ${longitude} ${words}. Check \`latitude\` and \`longitude\`; the longitude has a minus.`,
  );
}

const localPart = "[\\w+'-]+(?:\\.[\\w+'-]+)*";
const domainLabel = '(?!-)[\\p{L}\\d-]+(?<!-)';
const emailAddress = new RegExp(`^${localPart}@${domainLabel}(?:\\.${domainLabel})+$`, 'u');

/** Stops the build on a phone number or an e-mail address that reaches nobody. @throws with the field and the fix. */
export function assertContact(phone: Phone, email: Email) {
  const file = 'content/business.ts';
  assertShape(file, { phone, email }, contactShape);
  const { display, international } = phone;
  // https://nationalnanpa.com/about_us/abt_nanp.html
  if (!/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(international)) {
    throw new UserError(
      `${file}: the field "phone > international" is "${international}". Write +1 and ten digits without spaces, such as '+12507461234'; the first and the fourth of the ten are never 0 or 1.`,
    );
  }
  if (!/^\+?[\d\s().-]+$/.test(display)) {
    throw new UserError(
      `${file}: the field "phone > display" is "${display}". Write the number and nothing else, such as '250-746-1234'.`,
    );
  }
  if (display.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') !== international.slice(2)) {
    throw new UserError(
      `${file}: the field "phone > display" is "${display}", but telephones dial ${international}. Write the same ten digits in both.`,
    );
  }
  if (!emailAddress.test(email.address)) {
    throw new UserError(
      `${file}: the field "email > address" is "${email.address}". Write one address and nothing else, such as 'hello@your-domain.ca'.`,
    );
  }
}

/** Stops the build on a time zone that no date could be written in. @throws with the fix. */
export function assertTimeZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new UserError(
      `content/business.ts: timeZone is "${timeZone}", which no computer knows. Write 'America/Vancouver', or another of https://www.iana.org/time-zones.`,
    );
  }
}

/** Stops the build on a landing that its page could not show. @throws with the file and the fix. */
export function assertLanding(key: string, landing: Landing) {
  const file = `content/landings/${key}.ts`;
  assertShape(file, landing, anyLanding);
  if (!Object.hasOwn(landingShapes, landing.kind)) {
    const kinds = Object.keys(landingShapes).join(', ');
    throw new UserError(`${file} has the kind "${landing.kind}". Use one of: ${kinds}.`);
  }
  assertShape(file, landing, landingShapes[landing.kind]);
  assertSlug('content/landings', key, landing.slug);
  if (landing.backdrop !== undefined) assertPictureName(file, 'backdrop', landing.backdrop);
  if (landing.kind === 'car') assertDistinct(file, 'area', landing.areas.names);
  if (landing.kind === 'auto') assertDistinct(file, 'area', landing.coverage.names);
  assertQuestions(file, landing.faqs);
}

function assertSlug(folder: string, key: string, slug: string) {
  if (slug === key) return;
  throw new UserError(
    `${folder}/${key}.ts has the slug "${slug}", but ${folder}/index.ts lists it as "${key}". Make both the same.`,
  );
}

/** Stops the build on a package that is not complete or has no price. @throws with the package and the fix. */
export function assertPackage(offer: Package, index: number) {
  const where = `content/packages.ts (${offer.name ? `"${offer.name}"` : `package ${index + 1}`})`;
  assertShape(where, offer, packageShape);
  if (!Number.isInteger(offer.startsAtDollars) || offer.startsAtDollars <= 0) {
    throw new UserError(
      `${where}: the field "startsAtDollars" is ${offer.startsAtDollars}. Write a whole number of dollars above 0, such as 649.`,
    );
  }
}

const monthAndYear =
  /^(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\.? 20\d\d$/;

/** Stops the build on reviews that are not complete, or that stand there twice. @throws with the review and the fix. */
export function assertReviews(reviews: ReadonlyArray<Review>) {
  // Not with forEach, which passes over a gap between two commas.
  for (const [index, review] of reviews.entries()) assertReview(review, index);
  assertDistinct(
    'content/reviews.ts',
    'review',
    reviews.map(({ name, location, review }) => `${name}, ${location}: ${review}`),
  );
}

/** Stops the build on a review that is not complete or from an unknown place. @throws with the review and the fix. */
export function assertReview(review: Review, index: number) {
  const where = `content/reviews.ts (review ${index + 1})`;
  assertShape(where, review, reviewShape);
  assertOneOf(where, 'stars', review.stars, [1, 2, 3, 4, 5]);
  if (!monthAndYear.test(review.date)) {
    throw new UserError(`${where}: the field "date" is "${review.date}". Write month and year, such as "Dec 2024".`);
  }
  if (Date.parse(`1 ${review.date}`) > Date.now()) {
    throw new UserError(`${where}: the field "date" is "${review.date}", which is still to come. Correct it.`);
  }
  if (!Object.hasOwn(places, review.location)) {
    const plain = (name: string) => name.trim().toLowerCase();
    const meant = Object.keys(places).find((name) => plain(name) === plain(review.location));
    const fix = meant ? `Write '${meant}', as it is there.` : 'Add a line for it there.';
    throw new UserError(`${where} names the place "${review.location}", which content/places.ts does not know. ${fix}`);
  }
}

/**
 * Stops the build on a gallery that would show a heading over nothing, or a picture that is not there. @throws with the
 * fix.
 */
export function assertGallery(items: ReadonlyArray<GalleryItem>) {
  const file = 'content/gallery.ts';
  assertShape(file, { gallery: items }, { gallery: [gallerySlide] });
  const known = Object.keys(pictures);
  const images = new Map<number, string>();
  for (const [index, { id, image, pair }] of items.entries()) {
    if (pair) assertShape(file, pair, galleryPair, ['gallery', index + 1, 'pair']);
    const unknown = [image, ...(pair ? [pair.before, pair.after] : [])].find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new UserError(
        `${file} (slide ${index + 1}) shows the picture "${unknown}", which content/pictures.ts does not know. Use one of: ${known.join(', ')}.`,
      );
    }
    const other = images.get(id);
    if (other !== undefined) {
      throw new UserError(`${file}: "${other}" and "${image}" both have the id ${id}. Give each its own.`);
    }
    images.set(id, image);
    if (pair && pair.before === pair.after) {
      throw new UserError(`${file} (slide ${index + 1}): its pair is "${pair.before}" twice. Name two pictures.`);
    }
  }
  assertDistinct(
    file,
    'picture',
    items.map(({ image }) => image),
  );
}

/** Stops the build on a picture that content/pictures.ts does not have. @throws with the field and the fix. */
export function assertPictureName(file: string, field: string, name: string) {
  if (Object.hasOwn(pictures, name)) return;
  throw new UserError(
    `${file}: ${field} is "${name}", which content/pictures.ts does not know. Use one of: ${Object.keys(pictures).join(', ')}.`,
  );
}
