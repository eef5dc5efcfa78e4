import type { CityLeaf } from 'schema-dts';
import type { City } from '@/content/types';

/** A town with its position. */
export function cityNode({ name, latitude, longitude }: City): CityLeaf {
  return { '@type': 'City', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
