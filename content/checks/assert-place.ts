import { isOnMap, mapBounds } from '../coast';
import type { Position } from '../types';
import { assertShape } from './shape';
import { UserError } from './user-error';

/** Stops the build on a place at the other end of the world. @throws with the place and the fix. */
export function assertPlace(name: string, place: Position) {
  const where = `content/places.ts ("${name}")`;
  assertShape(where, place, { latitude: 'number', longitude: 'number' });
  // A customer may live beyond the map. A missing minus or two swapped numbers lead much farther away.
  if (!isOnMap(place, 5)) throw farAway(where, place, `is far from the site's map, which covers ${mapBounds}`);
}

/** What to say of a position that cannot be meant. */
export function farAway(where: string, { latitude, longitude }: Position, words: string) {
  return new UserError(
    `${where}: ${latitude}, ${longitude} ${words}. Check \`latitude\` and \`longitude\`; the longitude needs a minus sign in front.`,
  );
}
