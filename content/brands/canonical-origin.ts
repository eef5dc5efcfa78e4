// For developers: which brand gives way to the other. Nothing to edit here: `canonicalOrigin` in a brand's file
// decides.
import type { Brand } from './types';

/** What tells whether a brand gives way. */
export type Canonical = Pick<Brand, 'canonicalOrigin' | 'origin'>;

/**
 * The origin of canonical links: the one being built, which SITE_ORIGIN may have made another than the brand's own, or
 * that of the brand to which this one gives way.
 */
export function canonicalOriginOf(brand: Canonical, origin: string): string {
  return brand.canonicalOrigin === undefined || brand.canonicalOrigin === brand.origin ? origin : brand.canonicalOrigin;
}

/** True when canonical links point to another address: then nothing here offers its own to search engines. */
export function isCanonicalElsewhere(brand: Canonical, origin: string): boolean {
  return canonicalOriginOf(brand, origin) !== origin;
}
