// What customers say. Those with `sample: true` are made up: replace name, town, words, date and stars with real
// reviews, one by one, and set `sample` to false on each. Town pages show the nearest first; a place that is new here
// also needs a line in places.ts.
import { squaredDistance } from './city-lists';
import { places } from './places';
import type { City, Review } from './types';

export const reviews: ReadonlyArray<Review> = [
  {
    name: 'Sample A.',
    location: 'Duncan',
    review: 'Dog hair gone, seats spotless, and it all happened in our driveway.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample B.',
    location: 'Cowichan Bay',
    review: 'The salt haze is off the glass and the paint feels smooth again.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample C.',
    location: 'Mill Bay',
    review: 'Two kids, one car, every crumb gone. Worth it.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample D.',
    location: 'Ladysmith',
    review: 'Polite, on time, and the truck looks better than when I bought it.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample E.',
    location: 'Chemainus',
    review: 'The coffee stain I had given up on is gone.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample F.',
    location: 'Cobble Hill',
    review: 'Our farm truck has a clean cab for the first time in years.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample G.',
    location: 'Crofton',
    review: 'Headlights clear, wheels clean, no smell of chemicals afterwards.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample H.',
    location: 'Lake Cowichan',
    review: 'They did the boat and the truck that tows it in one visit. Both shine.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample I.',
    location: 'Honeymoon Bay',
    review: 'Fir pitch off the hood and not a mark left behind.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample J.',
    location: 'Duncan',
    review: 'The ceramic coating still beads like the first day.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
];

/**
 * Fewer stand side by side: drifting, they would show a customer twice on one screen. So many fill a window of 1440
 * pixels and leave 500 to scroll, since a review and its gap take 400.
 */
export const fewestToDrift = 5;

/** All reviews, those from the nearest towns first. */
export function reviewsNear(city: City): ReadonlyArray<Review> {
  return reviews.toSorted(
    (a, b) => squaredDistance(city, places[a.location]) - squaredDistance(city, places[b.location]),
  );
}
