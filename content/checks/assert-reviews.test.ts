import { cityList } from '../cities';
import { places } from '../places';
import { assertReview, assertReviews } from './assert-reviews';
import { review } from './review.fixture';
import { without } from './without.fixture';

test('a review that lacks something or names an unknown place is named', () => {
  expect(() => assertReview(without(review, 'stars'), 4)).toThrow(
    'content/reviews.ts (review 5) lacks the field "stars"',
  );
  expect(() => assertReview({ ...review, location: 'Atlantis' as never }, 0)).toThrow(
    'names the place "Atlantis", which content/places.ts does not know. Add a line',
  );
  const [town] = cityList.filter(({ name }) => !Object.hasOwn(places, name));
  if (town) {
    expect(() => assertReview({ ...review, location: town.name as never }, 0)).toThrow(
      `its two numbers: "${town.name}": { latitude: ${town.latitude}, longitude: ${town.longitude} },`,
    );
  }
  const typed = ` ${review.location.toUpperCase()}` as never;
  expect(() => assertReview({ ...review, location: typed }, 0)).toThrow(`Write '${review.location}', as it is there.`);
});

test.each([0, 4.5, 6])('%d stars stop the build and are named', (stars) => {
  expect(() => assertReview({ ...review, stars: stars as never }, 4)).toThrow(
    `content/reviews.ts (review 5): the field "stars" is "${stars}". Use one of: 1, 2, 3, 4, 5.`,
  );
});

test.each([
  '2024-12-01',
  '12/2024',
  'Dec 24',
  '2024',
  'Decx-2024',
  'Winter 2024',
  'Decembre 2024',
  'Dec 1024',
  'Dec 20244',
  'Sepember 2024',
])('a review dated %s is refused', (date) => {
  expect(() => assertReview({ ...review, date }, 4)).toThrow(
    `content/reviews.ts (review 5): the field "date" is "${date}". Write month and year`,
  );
});

test('a review that is still to come, is there twice, or is a gap between two commas stops the build', () => {
  expect(() => assertReviews([review, { ...review, review: 'Another.' }])).not.toThrow();
  expect(() => assertReview({ ...review, date: `Dec ${new Date().getFullYear() + 1}` }, 0)).toThrow('still to come');
  expect(() => assertReviews([review, { ...review, name: 'Bob' }])).not.toThrow();
  expect(() => assertReviews([review, { ...review }])).toThrow('content/reviews.ts has the review');
  const gap = [review, undefined, review] as never;
  expect(() => assertReviews(gap)).toThrow('content/reviews.ts (review 2) must hold its fields in { }');
});

test('a review of the month that has just begun is not still to come', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 1, 9) });
  expect(() => assertReview({ ...review, date: 'Mar 2026' }, 0)).not.toThrow();
  expect(() => assertReview({ ...review, date: 'Apr 2026' }, 0)).toThrow('still to come');
  jest.useRealTimers();
});

test.each(['Jun 2024', 'June 2024', 'Sep 2024', 'Sept. 2024', 'September 2024', 'Dec. 2024', 'May 2024'])(
  'a review dated %s is fine',
  (date) => {
    expect(() => assertReview({ ...review, date }, 4)).not.toThrow();
  },
);
