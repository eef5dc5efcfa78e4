import type { PostalAddress } from 'schema-dts';
import { homeCity, homeProvince } from '@/content/business';

/**
 * The address of the business. A mobile one has no street address, so this is town, province and country; and it has
 * one address however many towns it visits: those are what its records serve.
 */
export const postalAddress = {
  '@type': 'PostalAddress',
  addressLocality: homeCity,
  addressRegion: homeProvince,
  addressCountry: 'CA',
} as const satisfies PostalAddress;
