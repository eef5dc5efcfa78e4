import { expect, test } from '@playwright/test';
import { fewestToDrift, reviews } from '../content/reviews';
import { openWithHeldScripts } from '../tools/page-probes';
import { findViolations } from './axe';
import { boxOf, scrollToMiddle } from './page-actions';
import { drift, openReviews, pixelsPerSecond, position, ticker, windowSizes } from './ticker-actions';

// The reviews as a list, and as the ticker that drifts by itself.

test.skip(reviews.length < fewestToDrift, 'The site shows too few reviews to drift.');

for (const { width, height } of windowSizes) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('without JavaScript the reviews are one list that scrolls by hand', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height } });
      await page.goto('/');
      await expect(ticker(page).locator('li')).toHaveCount(reviews.length);
      for (const [index, { review, name, location, date, stars }] of reviews.entries()) {
        const card = ticker(page).locator('li').nth(index);
        await expect(card).toContainText(review);
        await expect(card).toContainText(`${name} · ${location} · ${date}`);
        const row = card.getByRole('img', { name: `${stars} out of 5 stars` });
        const drawn = await row.locator('use').evaluate((use) => use.getBoundingClientRect().height);
        expect(Math.abs(drawn - 14)).toBeLessThan(4);
      }
      await ticker(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => ticker(page).evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeHidden();
      await page.close();
    });

    test('the ticker drifts thirty pixels a second by transform alone', async ({ page }) => {
      await openReviews(page);
      const { moved, seconds } = await drift(page, 2000);
      expect(Math.abs(moved - seconds * pixelsPerSecond)).toBeLessThan(1);
      expect(await ticker(page).evaluate((view) => view.scrollLeft)).toBe(0);
    });

    test('taking over leaves the cards where the list was scrolled to by hand', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await ticker(page).evaluate((view) => {
        view.scrollIntoView({ block: 'center', behavior: 'instant' });
        view.scrollLeft = 500;
      });
      await ticker(page).hover();
      const letThrough = Date.now();
      letScriptsThrough();
      await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
      await page.mouse.move(1, 1);
      await ticker(page).hover();
      const start = await position(page);
      expect(start).toBeGreaterThanOrEqual(500);
      expect(start).toBeLessThan(500 + ((Date.now() - letThrough) / 1000) * pixelsPerSecond);
    });

    test('the copies follow at one list length, so the end of a round shows what its start shows', async ({ page }) => {
      await openReviews(page);
      const { copyAt, seconds } = await ticker(page).evaluate((view) => {
        const [list, copy] = view.querySelectorAll('ul');
        const [animation] = list?.parentElement?.getAnimations() ?? [];
        return {
          copyAt: (copy?.getBoundingClientRect().left ?? 0) - (list?.getBoundingClientRect().left ?? 0),
          seconds: Number(animation?.effect?.getComputedTiming().duration) / 1000,
        };
      });
      expect(copyAt).toBeCloseTo(seconds * pixelsPerSecond, 1);
      const [shown, ...copies] = await ticker(page)
        .locator('ul')
        .evaluateAll((lists) => lists.map(({ textContent }) => textContent));
      for (const copy of copies) expect(copy).toBe(shown);
    });

    test('only the first list is there for assistive technology', async ({ page }) => {
      await openReviews(page);
      const lists = await ticker(page).locator('ul').count();
      expect(lists).toBeGreaterThan(1);
      await expect(ticker(page).locator('ul[aria-hidden=true][inert]')).toHaveCount(lists - 1);
      await expect(ticker(page).getByRole('list')).toHaveCount(1);
      await expect(ticker(page).getByRole('listitem')).toHaveCount(reviews.length);
    });

    test('it stands still off screen', async ({ page }) => {
      await openReviews(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(async () => (await drift(page, 500)).moved).toBe(0);
    });

    test('it stands still in a background tab', async ({ page }) => {
      await openReviews(page);
      const setHidden = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await setHidden(true);
      expect((await drift(page, 500)).moved).toBe(0);
      await setHidden(false);
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('with reduced motion, also if asked for later, nothing drifts and the list scrolls by hand', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openReviews(page);
      await expect(ticker(page).locator('ul')).toHaveCount(1);
      expect((await drift(page, 500)).moved).toBe(0);
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeHidden();
      await ticker(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => ticker(page).evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);

      await ticker(page).blur();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(async () => (await drift(page, 500)).moved).toBeGreaterThan(5);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(ticker(page).locator('ul')).toHaveCount(1);
      expect((await drift(page, 500)).moved).toBe(0);
    });

    test('the ticker has no accessibility violations', async ({ page }) => {
      await openReviews(page);
      expect(await findViolations(page, '[data-island=ticker]')).toEqual([]);
    });
  });
}

test('where scroll bars take room, the reviews are as high once they drift as before', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const page = await browser.newPage({ baseURL });
    const letScriptsThrough = await openWithHeldScripts(page, '/');
    await scrollToMiddle(ticker(page));
    await page.evaluate(() => document.fonts.ready);
    const before = await boxOf(ticker(page));
    letScriptsThrough();
    await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
    expect((await boxOf(ticker(page))).height).toBe(before.height);
  } finally {
    await browser.close();
  }
});

test('on paper every review stands whole, once', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 1000 });
  await openReviews(page);
  await page.waitForTimeout(1000);
  await page.emulateMedia({ media: 'print' });
  await expect(ticker(page).locator('li:visible')).toHaveCount(reviews.length);
  for (const card of await ticker(page).locator('li:visible').all()) {
    const { x, width } = await boxOf(card);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(740);
  }
});

test('while the ticker drifts no script, style or layout runs on the page', async ({ page }) => {
  await openReviews(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  await page.waitForTimeout(1000);
  const from = await position(page);
  const start = await measure();
  await page.waitForTimeout(3000);
  const end = await measure();
  expect((await position(page)) - from).toBeGreaterThan(2 * pixelsPerSecond);
  // Against 180 frames at 60 Hz; a few styles come from elsewhere on the page.
  expect(end('LayoutCount') - start('LayoutCount')).toBeLessThanOrEqual(1);
  expect(end('RecalcStyleCount') - start('RecalcStyleCount')).toBeLessThan(18);
  expect(end('ScriptDuration') - start('ScriptDuration')).toBeLessThan(0.005);
});
