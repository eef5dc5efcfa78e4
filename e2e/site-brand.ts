import { test } from '@playwright/test';
import { type Brand, brands } from '../content/brands';

/** Every brand, also where a test needs another than the site's own. */
export const registeredBrands: ReadonlyArray<Brand> = Object.values(brands);

/** The brand of the site that the running test visits. */
export function siteBrand(): Brand {
  const key = test.info().project.name;
  const brand = registeredBrands.find((known) => known.key === key);
  if (!brand) throw new Error(`The project ${key} is not a brand.`);
  return brand;
}
