import { cityList } from './cities';
import { squaredDistance } from './city-lists';
import { entry } from './entry.fixture';
import { places } from './places';
import { reviews, reviewsNear } from './reviews';

test('a town sees every review, those from its own place first', () => {
  for (const { location } of reviews) {
    const shown = reviewsNear({ ...entry(cityList, 0), ...places[location] });
    expect(shown[0]?.location).toBe(location);
    expect(shown).toHaveLength(reviews.length);
  }
});

test.each(cityList)('in $name a review from a nearer place stands before one from farther away', (city) => {
  const distances = reviewsNear(city).map(({ location }) => squaredDistance(city, places[location]));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});
