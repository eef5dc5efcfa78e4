import { dynamix } from './dynamix';
import { ladysmithautodetailing } from './ladysmithautodetailing';
import type { Brand } from './types';

export type { Brand } from './types';

// Every brand the site can be built as. To add one: copy a brand file, change it, and name it here.
export const brands = { dynamix, ladysmithautodetailing } satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands;
export const brandKeys = Object.keys(brands) as ReadonlyArray<BrandKey>;
