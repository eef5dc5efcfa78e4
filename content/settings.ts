import { type Brand, type BrandKey, brandKeys, brands } from './brands';

/**
 * Everything the site takes from its surroundings. This is the one file that reads process.env;
 * a wrong value stops the build with a sentence that lists the right ones.
 */

/** The brand to build. @throws when SITE_BRAND names no brand. */
export function readBrand(value = process.env.SITE_BRAND): Brand {
  const key = value || 'dynamix';
  const brand = Object.hasOwn(brands, key) ? brands[key as BrandKey] : undefined;
  if (!brand) {
    throw new Error(`SITE_BRAND is "${key}", but there is no such brand. Use one of: ${brandKeys.join(', ')}.`);
  }
  return brand;
}

/** The public address without a trailing slash. @throws when SITE_ORIGIN is not an address like https://host. */
export function readOrigin(brand: Brand, value = process.env.SITE_ORIGIN): string {
  const text = value || brand.origin;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${text}", but it must be an address without a path, such as https://www.your-domain.ca.`,
    );
  }
  return url.origin;
}

export const brand = readBrand();
export const origin = readOrigin(brand);
