import { entry } from '../entry.fixture';
import { type PlaceName, places } from '../places';
import type { Review } from '../types';

/** A real review, for tests: the owner may have none. */
export const review: Review = {
  name: 'Ann S.',
  location: entry(Object.keys(places) as ReadonlyArray<PlaceName>, 0),
  review: 'The wheels shine, and so does the hitch.',
  date: 'Dec 2024',
  stars: 5,
  sample: false,
};
