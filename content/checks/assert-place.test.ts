import { places } from '../places';
import { assertPlace } from './assert-place';

test('a place may lie beyond the map, but not at the other end of the world', () => {
  for (const [name, place] of Object.entries(places)) {
    const { latitude, longitude } = place;
    expect(() => assertPlace(name, { latitude: latitude + 1, longitude: longitude - 1 })).not.toThrow();
    expect(() => assertPlace(name, { latitude: latitude - 10, longitude })).toThrow('far from the site');
    expect(() => assertPlace(name, { latitude, longitude: -longitude })).toThrow(`content/places.ts ("${name}")`);
    expect(() => assertPlace(name, { latitude: longitude, longitude: latitude })).toThrow('far from the site');
  }
});
