import { expect, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { failure } from '../content/failure';
import { hero } from '../content/home';
import { indexingWords, toolPath } from '../content/indexing';
import { indexingUrls } from '../content/indexing-urls';
import { quoteToasts } from '../content/quote';
import { fewestToDrift, reviews } from '../content/reviews';
import { townPath } from './addresses';
import { expectHydrated } from './page-actions';
import { Visitor } from './quote-visitor';

test('a page that fails to render says so and is well again after Refresh Page', async ({ page }) => {
  // A payload that names a part which never arrives makes rendering fail.
  await page.route('**/_next/static/payload/**', async (route) => {
    const response = await route.fetch();
    const payload = (await response.text()).replaceAll('[\\"$\\",\\"main\\"', '[\\"$\\",\\"$Lfff\\"');
    await route.fulfill({ response, body: payload });
  });
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.form.dispatchEvent('pointerdown');
  await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible();
  await expect(page).toHaveTitle(failure.title);
  await expect(page.getByText(failure.text)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: failure.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
});

for (const path of ['/', toolPath]) {
  test(`the owner's tool on ${path} that fails says so and is well again after Refresh Page`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: indexingWords.hiddenButton });
    if (path === '/') await button.click();
    const allPages = page.getByRole('switch', { name: indexingWords.allPagesSwitch });
    await allPages.focus();
    await expectHydrated(page);
    await page.evaluate(() => {
      Array.prototype.filter = () => {
        throw new Error('not here');
      };
    });
    await allPages.press('Space');
    await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible();
    await page.getByRole('button', { name: failure.button }).click();
    await expect(path === '/' ? button : allPages).toBeVisible();
  });
}

test('the owner’s tool that fails while it hydrates says so, in the title of the page too', async ({ page }) => {
  await page.addInitScript((url) => {
    localStorage.setItem('indexing-requests', JSON.stringify({ [url]: '2026-01-01' }));
    Date.prototype.toLocaleDateString = () => {
      throw new Error('not here');
    };
  }, entry(indexingUrls, 0).url);
  await page.goto(toolPath);
  await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible();
  await expect(page).toHaveTitle(failure.title);
});

test('an island that fails stays as the server drew it, and the rest of the page lives', async ({ page }) => {
  test.skip(reviews.length < fewestToDrift, 'There is no ticker to fail.');
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (element, options) {
      if (element.closest('[data-island=ticker]')) throw new Error('not here');
      observe.call(this, element, options);
    };
  });
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.field('name').fill('Ada');
  await expectHydrated(page);
  const ticker = page.locator('[data-scripts=failed] > [data-island=ticker]');
  for (const { review } of reviews) await expect(ticker).toContainText(review);
  // Nothing else scrolls it.
  await expect(ticker.getByRole('region')).toHaveCSS('scrollbar-width', 'auto');
  await expect(page.getByRole('heading', { name: failure.heading })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  await visitor.fillIn();
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
});
