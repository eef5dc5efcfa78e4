// For developers: which brand gives way to the other. Nothing to edit here: `canonicalOrigin` in a brand's file decides.
import type { Brand } from './types';

/** True when canonical links point to another address: then nothing here offers its own to search engines. */
export function isCanonicalElsewhere({ canonicalOrigin }: Pick<Brand, 'canonicalOrigin'>, origin: string): boolean {
  return canonicalOrigin !== undefined && canonicalOrigin !== origin;
}
