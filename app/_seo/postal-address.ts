import type { PostalAddress } from 'schema-dts';

/** An address of the business. A mobile one has no street address, so this is town, province and country. */
export function postalAddress(city: string): PostalAddress {
  return { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'BC', addressCountry: 'CA' };
}
