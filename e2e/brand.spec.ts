import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brandList } from '../content/brands';
import type { Brand } from '../content/brands/types';
import { hero } from '../content/home';
import { backdropPictures, galleryPictures } from '../content/page-pictures';
import { quoteToasts } from '../content/quote';
import { exportsFolder } from '../tools/build-target';
import { watchLayoutShifts } from '../tools/page-probes';
import { templatePages, townPath } from './addresses';
import { Visitor } from './quote-visitor';
import { expectLogo, siteBrand } from './site-brand';

test('the page carries its own brand: name, logo, accent and hero button', async ({ page }) => {
  const brand = siteBrand();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.key);
  await expect(page.getByRole('banner')).toContainText(brand.name);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
  const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(accent.trim()).toBe(brand.accent.base);
  const button = page.getByRole('main').getByRole('link', { name: hero.callButton });
  const { base, onLight } = brand.accent;
  await expect(button).toHaveCSS('background-color', brand.heroButton === 'white' ? white : rgb(base));
  await expect(button).toHaveCSS('color', brand.heroButton === 'white' ? rgb(onLight) : white);
  await expectLogo(page, { white, accent: rgb(base) });
});

for (const path of ['/', townPath]) {
  test(`fonts that come late move nothing on ${path}`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    for (const width of [360, 390, 412, 1350]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}

test('both mails of a request name the brand, whichever page it was sent from', async ({ page }) => {
  test.slow();
  const { name } = siteBrand();
  for (const { path } of templatePages.filter(({ kind }) => kind !== 'tool')) {
    const visitor = new Visitor(page);
    await visitor.open(path);
    await visitor.fillInRequired('Ann');
    await visitor.submit.click();
    await visitor.expectToast(quoteToasts.sent);
    const names = (await visitor.mails()).map(({ params }) => params.brand_name);
    expect(names, path).toEqual([name, name]);
  }
});

const white = 'rgb(255, 255, 255)';

/** A colour of six hexadecimal digits, as browsers give it. */
function rgb(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

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
function marksOf({
  name,
  key,
  origin,
  accent,
  heroPicture,
  detailPicture,
  socialProfiles,
}: Brand): ReadonlyArray<string> {
  return [
    name,
    // The key itself may be a common word.
    `data-brand="${key}"`,
    new URL(origin).host,
    ...Object.values(accent),
    ...[heroPicture, detailPicture].filter((name) => !shared.includes(name)),
    ...socialProfiles.map(({ url }) => url),
  ];
}
