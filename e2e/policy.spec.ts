import { expect, type Page, test } from '@playwright/test';
import { galleryHeading } from '../content/gallery';
import { indexingWords } from '../content/indexing';
import { pages } from '../content/pages';
import { quoteToasts } from '../content/quote';
import { fewestToDrift, reviews } from '../content/reviews';
import { missingPath, townPath } from './addresses';
import { openLarge } from './gallery-actions';
import { expectHydrated, scrollThrough } from './page-actions';
import { Visitor } from './quote-visitor';

/** Collects what the page's Content-Security-Policy refuses, from the first byte on. */
async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    const refused: Array<string> = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate<ReadonlyArray<string>>('refused');
}

for (const { path } of [...pages, { path: missingPath }]) {
  test(`${path} breaks no rule of its own policy while it is read, and the console stays empty`, async ({ page }) => {
    const violations = await watchViolations(page);
    // As a header that names something Chrome does not know would write there.
    const logged: Array<string> = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(path);
    await scrollThrough(page);
    if (path !== missingPath) {
      await expectHydrated(page);
      expect(logged).toEqual([]);
    }
    expect(await violations()).toEqual([]);
  });
}

test('form, gallery, ticker, list and dialogs work under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await scrollThrough(page);
  await expectHydrated(page);

  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  await openLarge(page);
  const large = page.getByRole('dialog', { name: galleryHeading });
  await expect(large).toBeVisible();
  await large.getByRole('button', { name: /close/i }).click();
  await gallery.getByRole('button', { name: /next/i }).first().click();
  if (reviews.length >= fewestToDrift) await page.getByRole('button', { name: /pause/i }).click();

  const visitor = new Visitor(page);
  await visitor.fillIn();
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);

  await page.getByRole('button', { name: indexingWords.hiddenButton }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: indexingWords.closeButton }).click();
  expect(await violations()).toEqual([]);
});

test('a script that somebody injects into a page is refused', async ({ page }) => {
  await page.route(`**${townPath}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = '<script>window.defaced = true</script><img src="x" onerror="window.defaced = true">';
    await route.fulfill({ response, body: html.replace('<main', `${injected}<main`) });
  });
  const violations = await watchViolations(page);
  await page.goto(townPath);
  await expect.poll(async () => (await violations()).filter((line) => line.startsWith('script-src')).length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'defaced'))).toBeUndefined();
});
