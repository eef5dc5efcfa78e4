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

/** The header has the brand's logo, and what is of these tones in it is painted in these colours now. */
export async function expectLogo(page: Page, colours: { white: string; accent?: string }) {
  // By place: a shape may be there twice, filled and as a line.
  const paths = page.getByRole('banner').locator('svg').first().locator('path');
  for (const [place, { d, tone, lineWidth }] of siteBrand().logo.entries()) {
    await expect(paths.nth(place)).toHaveAttribute('d', d);
    const colour = colours[tone];
    if (colour) await expect(paths.nth(place)).toHaveCSS(lineWidth ? 'stroke' : 'fill', colour);
  }
}
