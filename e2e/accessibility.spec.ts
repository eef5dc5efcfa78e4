import { expect, type Page, test } from '@playwright/test';
import { indexingWords } from '../content/indexing';
import { pages } from '../content/pages';
import { quoteToasts } from '../content/quote';
import { missingPath, templatePages } from './addresses';
import { findViolations } from './axe';
import { contrastsOnWhite } from './backdrop-contrast';
import { openGallery, openLarge } from './gallery-actions';
import { down, Visitor } from './quote-visitor';

const paths = [...pages.map(({ path }) => path), missingPath];
/** A small phone, a phone and a computer. */
const widths = [320, 390, 1440];

for (const path of paths) {
  test(`axe finds nothing on ${path}, on a small phone, a phone and a computer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await openQuestions(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}

for (const width of widths) {
  test(`axe finds nothing where a list, a failure, a large picture or the tool is open, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.fillInRequired('Ada');
    await visitor.combobox.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findViolations(page), 'the list of services').toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.plan('notification', down);
    await visitor.submit.click();
    await visitor.expectToast(quoteToasts.failed);
    expect(await findViolations(page), 'a failure').toEqual([]);

    await page.goto('/');
    await page.getByRole('button', { name: indexingWords.hiddenButton }).press('Enter');
    await expect(page.getByRole('dialog', { name: indexingWords.heading })).toBeVisible();
    expect(await findViolations(page), 'the tool').toEqual([]);

    await openGallery(page);
    await openLarge(page);
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect(await findViolations(page), 'a large picture').toEqual([]);
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`words over a backdrop keep their contrast even where the picture is white, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    let backdrops = 0;
    for (const { path } of templatePages) {
      await page.goto(path);
      for (const section of await page.locator('main section:has(img[alt=""])').all()) {
        backdrops++;
        for (const { words, lowest, least } of await contrastsOnWhite(section)) {
          expect(lowest, `${path}: ${words}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
    expect(backdrops).toBeGreaterThan(0);
  });
}

test('lists outside a navigation are lists for VoiceOver too, on a phone and a computer', async ({ page }) => {
  // In Safari, a list whose items have no marker is none; one without letters will do. Columns that share their rows
  // cannot have one.
  for (const { path } of templatePages) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const items = page.locator(':is(ul, ol):not(nav *) > li');
      const unmarked = await items.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { display, gridTemplateRows, listStyleType } = getComputedStyle(element);
            if (gridTemplateRows.startsWith('subgrid')) return false;
            return display !== 'list-item' || listStyleType === 'none';
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(unmarked, `${path} at ${width} px`).toEqual([]);
    }
  }
});

async function openQuestions(page: Page) {
  await page.locator('details').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('open', '');
  });
}
