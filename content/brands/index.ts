// Every brand the site can be built as, with SITE_BRAND=key. To add one: copy a brand file under a new name, change
// every line in it, and name it here in both places. Without SITE_BRAND the first one is built.
import { assertBrand, assertBrandsDiffer } from '../checks/assert-brand';
import { assertNoAlias } from '../checks/assert-list';
import { dynamix } from './dynamix';
import { ladysmithautodetailing } from './ladysmithautodetailing';
import type { Brand } from './types';

export const brands = { dynamix, ladysmithautodetailing } satisfies Record<string, Brand>;

export const brandList: ReadonlyArray<Brand> = Object.values(brands);

export const brandKeys: ReadonlyArray<string> = Object.keys(brands);

assertNoAlias('content/brands/index.ts', brands);
for (const [key, brand] of Object.entries<Brand>(brands)) assertBrand(key, brand);
assertBrandsDiffer(brandList);

/** The brand with a key, if there is one. */
export function findBrand(key: string | undefined): Brand | undefined {
  return brandList.find((brand) => brand.key === key);
}
