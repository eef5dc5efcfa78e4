import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';

const paths = [...pages.map(({ path }) => path), '/no-such-town'];

for (const width of [320, 390, 1440]) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await openQuestions(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
    });
  }
}

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('open', '');
  });
}
