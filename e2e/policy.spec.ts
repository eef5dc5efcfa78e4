import { expect, type Page, test } from '@playwright/test';
import { indexingTool } from '../content/indexing';
import { pages } from '../content/pages';
import { quoteFields, quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { townPath } from './addresses';

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

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

for (const { path } of [...pages, { path: '/no-such-town' }]) {
  test(`${path} breaks no rule of its own policy while it is read`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await scrollThrough(page);
    if (path !== '/no-such-town') await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(await violations()).toEqual([]);
  });
}

test('form, gallery, strip, list and dialogs work under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await scrollThrough(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: /next/i }).first().click();
  await page.getByRole('button', { name: /pause/i }).click();

  const form = page.locator('#quote');
  await form.getByLabel(quoteFields.name.label).fill('Ada');
  await form.getByLabel(quoteFields.phone.label).fill('250-555-0100');
  await form.getByLabel(quoteFields.email.label).fill('ada@example.com');
  await form.getByLabel(quoteFields.location.label).fill('Maple Bay');
  await form.getByRole('combobox').click();
  await page.getByRole('option', { name: serviceChoices[3].label, exact: true }).click();
  await form.getByRole('button', { name: quoteWords.submit }).click();
  await expect(page.getByText(quoteToasts.sent.title).first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: indexingTool.hiddenButton }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: indexingTool.closeButton }).click();
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
