import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { missingPath, templatePages } from './addresses';
import { findViolations } from './axe';

const paths = [...pages.map(({ path }) => path), missingPath];

for (const width of [320, 390, 1440]) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await openQuestions(page);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test('words over a picture keep their contrast even where the picture is white', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let whitened = 0;
  for (const { path } of templatePages) {
    await page.goto(path);
    const found = await whitenPictures(page);
    whitened += found;
    if (found > 0) expect(await findViolations(page, 'main'), path).toEqual([]);
  }
  expect(whitened).toBeGreaterThan(0);
});

/** Gives sections with a backdrop the background that it makes where it is white: axe ignores pictures. */
function whitenPictures(page: Page) {
  return page.locator('main section img[alt=""]').evaluateAll((pictures) => {
    for (const picture of pictures) {
      const section = picture.closest('section');
      if (!section) continue;
      const share = Number(getComputedStyle(picture).opacity) * 100;
      section.style.background = `color-mix(in srgb, white ${share}%, ${getComputedStyle(section).backgroundColor})`;
      picture.remove();
    }
    return pictures.length;
  });
}

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('open', '');
  });
}
