import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { findViolations } from './axe';

const paths = [...pages.map(({ path }) => path), '/no-such-town'];

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

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('open', '');
  });
}
