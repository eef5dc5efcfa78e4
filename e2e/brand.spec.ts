import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brandList } from '../content/brands';
import type { Brand } from '../content/brands/types';
import { hero } from '../content/home';
import { backdropPictures, galleryPictures } from '../content/page-pictures';
import { exportsFolder } from '../tools/build-target';
import { siteBrand } from './site-brand';

test('the page carries its own brand: name, accent and hero button', async ({ page }) => {
  const brand = siteBrand();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.key);
  await expect(page.getByRole('banner')).toContainText(brand.name);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
  const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(accent.trim()).toBe(brand.accent.base);
  const button = page.getByRole('main').getByRole('link', { name: hero.callButton });
  const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background === 'rgb(255, 255, 255)').toBe(brand.heroButton === 'white');
});

const shared: ReadonlyArray<string> = [...galleryPictures(), ...backdropPictures()];

test('no word, colour, picture or address of another brand is in the export', () => {
  const own = siteBrand();
  const others = brandList.filter(({ key }) => key !== own.key);
  test.skip(others.length === 0, 'there is only one brand');
  // A brand that gives way to another names the other's address in its canonical links.
  const ownMarks = [...marksOf(own), own.canonicalOrigin ?? ''].map((mark) => mark.toLowerCase());
  const foreign = others
    .flatMap(marksOf)
    .filter((mark) => !ownMarks.some((known) => known.includes(mark.toLowerCase())));
  expect(foreign).not.toEqual([]);
  const folder = path.join(exportsFolder, own.key);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const textFiles = files.filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file));
  expect(textFiles.length).toBeGreaterThan(40);
  for (const word of foreign) {
    expect(
      files.filter((file) => file.includes(word)),
      `files named ${word}`,
    ).toEqual([]);
    const found = textFiles.filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').toLowerCase().includes(word.toLowerCase()),
    );
    expect(found, `files that say ${word}`).toEqual([]);
  }
});

/** What tells a brand from the others; two brands may share a tone, or a picture that everybody shows. */
function marksOf({ name, key, origin, accent, heroPicture, socialProfiles }: Brand): ReadonlyArray<string> {
  return [
    name,
    key,
    new URL(origin).host,
    ...Object.values(accent),
    ...[heroPicture].filter((name) => !shared.includes(name)),
    ...socialProfiles.map(({ url }) => url),
  ];
}
