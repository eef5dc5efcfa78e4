// Where places are on the map, in decimal degrees (on a web map: right-click the place). They decide which reviews are
// nearest to a town, and `npm run new:town` takes a town's position from here. Add a line when a review comes from a
// new place.
import type { Position } from './types';

export const places = {
  Chemainus: { latitude: 48.9256, longitude: -123.7155 },
  'Cobble Hill': { latitude: 48.6889, longitude: -123.6022 },
  'Cowichan Bay': { latitude: 48.7404, longitude: -123.6208 },
  Crofton: { latitude: 48.8638, longitude: -123.6457 },
  Duncan: { latitude: 48.7786, longitude: -123.7078 },
  'Honeymoon Bay': { latitude: 48.8175, longitude: -124.1725 },
  Ladysmith: { latitude: 48.9956, longitude: -123.8178 },
  'Lake Cowichan': { latitude: 48.8258, longitude: -124.0542 },
  'Mill Bay': { latitude: 48.6506, longitude: -123.5592 },
} satisfies Record<string, Position>;

export type PlaceName = keyof typeof places;
