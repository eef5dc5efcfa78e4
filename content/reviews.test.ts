import { entry } from './checks/entry.fixture';
import { cityList } from './cities';
import { places } from './places';
import { reviews, reviewsNear } from './reviews';

test('a town sees every review, those from its own place first', () => {
  for (const { location } of reviews) {
    const shown = reviewsNear({ ...entry(cityList, 0), ...places[location] });
    expect(shown[0]?.location).toBe(location);
    expect(shown).toHaveLength(reviews.length);
  }
});
