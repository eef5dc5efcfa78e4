// For developers: which brand gives way to the other. Nothing to edit here: `canonicalOrigin` in a brand's file
// decides.
import type { Brand } from './types';

type Canonical = Pick<Brand, 'canonicalOrigin'>;

/** True when canonical links point to another address: then nothing here offers its own to search engines. */
export function isCanonicalElsewhere(brand: Canonical, origin: string): boolean {
  return canonicalOriginOf(brand, origin) !== origin;
}

/** Where search engines should keep the pages: here, or with the brand that this one gives way to. */
export function canonicalOriginOf({ canonicalOrigin }: Canonical, origin: string): string {
  return canonicalOrigin ?? origin;
}
