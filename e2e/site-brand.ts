import { expect, type Page, test } from '@playwright/test';
import { findBrand } from '../content/brands';
import type { Brand } from '../content/brands/types';

/** The brand of the site that the running test visits. */
export function siteBrand(): Brand {
  const key = test.info().project.name;
  const brand = findBrand(key);
  if (!brand) throw new Error(`The project ${key} is not a brand.`);
  return brand;
}

/** What is white in the header's logo is painted in this colour now. */
export async function expectWhiteOfLogo(page: Page, color: string) {
  for (const { d, tone, lineWidth } of siteBrand().logo) {
    const path = page.getByRole('banner').locator(`path[d="${d}"]`);
    if (tone === 'white') await expect(path).toHaveCSS(lineWidth ? 'stroke' : 'fill', color);
  }
}
