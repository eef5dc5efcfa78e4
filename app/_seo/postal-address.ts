import type { CityLeaf, PostalAddress } from 'schema-dts';
import type { City } from '@/content/types';

/** An address of the business. A mobile one has no street address, so this is town, province and country. */
export function postalAddress(city: string): PostalAddress {
  return { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'BC', addressCountry: 'CA' };
}

/** A town with its position. */
export function cityNode({ name, latitude, longitude }: City): CityLeaf {
  return { '@type': 'City', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
