import { squaredDistance } from './cities';
import type { City, Review } from './types';

// What customers say. These ten are samples: replace name, town, words and date with real reviews, one by one, and set
// `sample` to false on each. The coordinates of the town decide which reviews a town page shows first.

const duncan = { location: 'Duncan', latitude: 48.7787, longitude: -123.7079 };
const cowichanBay = { location: 'Cowichan Bay', latitude: 48.7404, longitude: -123.6208 };
const millBay = { location: 'Mill Bay', latitude: 48.6503, longitude: -123.5517 };
const ladysmith = { location: 'Ladysmith', latitude: 48.9956, longitude: -123.8178 };
const chemainus = { location: 'Chemainus', latitude: 48.9256, longitude: -123.7155 };
const cobbleHill = { location: 'Cobble Hill', latitude: 48.6889, longitude: -123.6022 };
const crofton = { location: 'Crofton', latitude: 48.8656, longitude: -123.6456 };
const lakeCowichan = { location: 'Lake Cowichan', latitude: 48.8258, longitude: -124.0542 };
const honeymoonBay = { location: 'Honeymoon Bay', latitude: 48.8175, longitude: -124.1725 };

export const reviews: ReadonlyArray<Review> = [
  {
    name: 'Sample A.',
    ...duncan,
    review: 'Dog hair gone, seats spotless, and it all happened in our driveway.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample B.',
    ...cowichanBay,
    review: 'The salt haze is off the glass and the paint feels smooth again.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample C.',
    ...millBay,
    review: 'Two kids, one car, every crumb gone. Worth it.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample D.',
    ...ladysmith,
    review: 'Polite, on time, and the truck looks better than when I bought it.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample E.',
    ...chemainus,
    review: 'The coffee stain I had given up on is gone.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample F.',
    ...cobbleHill,
    review: 'Our farm truck has a clean cab for the first time in years.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample G.',
    ...crofton,
    review: 'Headlights clear, wheels clean, no smell of chemicals afterwards.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample H.',
    ...lakeCowichan,
    review: 'They did the boat and the tow car in one visit. Both shine.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample I.',
    ...honeymoonBay,
    review: 'Pine pitch off the hood and not a mark left behind.',
    date: 'Nov 2024',
    stars: 5,
    sample: true,
  },
  {
    name: 'Sample J.',
    ...duncan,
    review: 'The ceramic coating still beads like the first day.',
    date: 'Dec 2024',
    stars: 5,
    sample: true,
  },
];

/** All reviews, those from the nearest towns first. */
export function reviewsNear(city: City): ReadonlyArray<Review> {
  return reviews.toSorted((a, b) => squaredDistance(city, a) - squaredDistance(city, b));
}
