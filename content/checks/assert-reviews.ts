import { cityList } from '../cities';
import { places } from '../places';
import type { Review } from '../types';
import { assertDistinct, assertOneOf } from './assert-list';
import { reviewShape } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

const monthAndYear =
  /^(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(t(ember)?)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\.? 20\d\d$/;

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
    const city = cityList.find(({ name }) => plain(name) === plain(review.location));
    const { latitude = 48.8722, longitude = -124.2058 } = city ?? {};
    const line = `"${city?.name ?? review.location}": { latitude: ${latitude}, longitude: ${longitude} },`;
    const fix = meant
      ? `Write '${meant}', as it is there.`
      : `Add a line for it there, with its two numbers${city ? '' : ' (on a web map: right-click the place) instead of these'}: ${line}`;
    throw new UserError(`${where} names the place "${review.location}", which content/places.ts does not know. ${fix}`);
  }
}
