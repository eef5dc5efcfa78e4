import { expect, type Page, test } from '@playwright/test';
import { fewestToDrift, reviews } from '../content/reviews';
import { openWithHeldScripts } from '../tools/page-probes';
import { townPath } from './addresses';
import {
  boxOf,
  dragByFinger,
  expectHydrated,
  leaveAndComeBack,
  panZoomed,
  pinchZoom,
  scrollToMiddle,
  spreadFingers,
  testWithMemory,
} from './page-actions';
import {
  drift,
  focusByKey,
  openReviews,
  pitchOf,
  pixelsPerSecond,
  position,
  ticker,
  windowSizes,
} from './ticker-actions';

// What a visitor does to the ticker, by mouse, keyboard, finger and button.

test.skip(reviews.length < fewestToDrift, 'The site shows too few reviews to drift.');

for (const { width, height } of windowSizes) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the ticker can be paused before its scripts have arrived', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      letScriptsThrough();
      await expect(page.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
      const { moved } = await drift(page, 500);
      expect(moved).toBe(0);
    });

    test('two presses before its scripts have arrived pause the ticker and start it again', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await scrollToMiddle(ticker(page));
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      letScriptsThrough();
      await expectHydrated(page);
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeVisible();
      await page.mouse.move(1, 1);
      await expect.poll(async () => (await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('a trackpad moved to the side moves the ticker, where the browser would go back a page', async ({ page }) => {
      await openReviews(page);
      await ticker(page).hover();
      const start = await position(page);
      const isTaken = ticker(page).evaluate(
        (view) =>
          new Promise<boolean>((resolve) => {
            // On the window, where every listener of the ticker has run.
            addEventListener('wheel', (event) => resolve(event.defaultPrevented), { once: true });
            view.toggleAttribute('data-watched', true);
          }),
      );
      await expect(ticker(page)).toHaveAttribute('data-watched');
      await page.mouse.wheel(240, 10);
      expect(await isTaken).toBe(true);
      expect((await position(page)) - start).toBeCloseTo(240, 0);

      const top = await page.evaluate(() => scrollY);
      await page.mouse.wheel(10, 240);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    });

    test('a trackpad takes over where a key has just moved the ticker', async ({ page }) => {
      await openReviews(page);
      await ticker(page).hover();
      await focusByKey(page);
      const pitch = await pitchOf(page);
      const before = await position(page);
      await page.keyboard.press('ArrowRight');
      await page.mouse.wheel(2 * pitch, 0);
      // Longer than the key's movement would take.
      await expect.poll(async () => (await drift(page, 1_000)).moved).toBe(0);
      expect((await position(page)) - before).toBeGreaterThanOrEqual(2 * pitch - 1);
      await page.mouse.move(1, 1);
      await page.keyboard.press('Shift+Tab');
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('it stands still under the mouse and goes on when the mouse leaves', async ({ page }) => {
      await openReviews(page);
      await ticker(page).hover();
      expect((await drift(page, 500)).moved).toBe(0);
      await page.mouse.move(1, 1);
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('it stands still while the keyboard is in it, and arrow keys step through', async ({ page }) => {
      await openReviews(page);
      await focusByKey(page);
      expect((await drift(page, 500)).moved).toBe(0);
      const pitch = await pitchOf(page);
      const before = await position(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await position(page)) - before).toBeCloseTo(pitch, 0);
      await page.keyboard.press('Shift+Tab');
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('the button stops it for the whole visit, until it is pressed again', async ({ page }) => {
      await openReviews(page);
      const pause = page.getByRole('button', { name: 'Pause the reviews' });
      const { width: wide, height: tall } = await boxOf(pause);
      expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(44);
      await pause.click();
      await page.mouse.move(1, 1);
      expect((await drift(page, 500)).moved).toBe(0);

      await openReviews(page, townPath);
      const play = page.getByRole('button', { name: 'Play the reviews' });
      await expect(play).toBeVisible();
      expect((await drift(page, 500)).moved).toBe(0);
      await play.click();
      await page.mouse.move(1, 1);
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('while it is stopped, two buttons step through it, also when they are pressed fast', async ({ page }) => {
      await openReviews(page);
      const next = page.getByRole('button', { name: 'Next review' });
      await expect(next).toHaveCount(0);
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      const pitch = await pitchOf(page);
      const before = await position(page);
      await next.dblclick();
      await expect.poll(async () => (await position(page)) - before).toBeCloseTo(2 * pitch, 0);
      await page.getByRole('button', { name: 'Previous review' }).click();
      await expect.poll(async () => (await position(page)) - before).toBeCloseTo(pitch, 0);
      await page.mouse.move(1, 1);
      // The last fractions of a pixel take a moment.
      await expect.poll(async () => (await drift(page, 500)).moved).toBe(0);
    });

    test('a finger drags it, and it drifts on from there', async ({ page }) => {
      await openReviews(page);
      const { y } = await boxOf(ticker(page));
      const before = await position(page);
      await dragByFinger(page, { x: width * 0.8, y: y + 60 }, { x: width * -0.5, y: 0 }, 300);
      const dragged = (await position(page)) - before;
      expect(dragged).toBeGreaterThan(width * 0.45);
      expect(dragged).toBeLessThan(width * 0.55 + 2 * pixelsPerSecond);
      expect((await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('a finger that lets go while moving throws it on', async ({ page }) => {
      await openReviews(page);
      const { y } = await boxOf(ticker(page));
      const before = await position(page);
      await dragByFinger(page, { x: width * 0.8, y: y + 60 }, { x: width * -0.5, y: 0 });
      await expect.poll(async () => (await position(page)) - before).toBeGreaterThan(width * 0.55);
    });

    test('two fingers zoom the page, and the ticker does not jump from one to the other', async ({ page }) => {
      await openReviews(page);
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      const { y } = await boxOf(ticker(page));
      const before = await position(page);
      await spreadFingers(page, { x: width * 0.2, y: y + 60 }, { x: width * 0.6, y: y + 60 }, { x: width * 0.3, y: 0 });
      expect(Math.abs((await position(page)) - before)).toBeLessThan(width * 0.1);
      expect(await pinchZoom(page)).toBeGreaterThan(1.2);
      await expect(ticker(page)).toHaveCSS('touch-action', 'auto');
      const zoomed = await position(page);
      expect(await panZoomed(page, { x: width * 0.7, y: y + 60 })).toBeGreaterThan(20);
      expect(await position(page)).toBe(zoomed);
      // A sideways swipe moves about in the zoomed page.
      const isLeftToThePage = await ticker(page).evaluate((view) =>
        view.dispatchEvent(new WheelEvent('wheel', { deltaX: 90, deltaY: 5, bubbles: true, cancelable: true })),
      );
      expect(isLeftToThePage).toBe(true);
    });
  });
}

for (const { visitor, arrive } of [
  { visitor: 'a mouse', arrive: (page: Page) => ticker(page).hover() },
  { visitor: 'the keyboard', arrive: focusByKey },
]) {
  test(`the ticker does not start under ${visitor} that was there before its scripts`, async ({ page }) => {
    const letScriptsThrough = await openWithHeldScripts(page, '/');
    await scrollToMiddle(ticker(page));
    await arrive(page);
    letScriptsThrough();
    await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
    expect((await drift(page, 500)).moved).toBe(0);
  });
}

testWithMemory('a ticker that was stopped on another page stands still on the way back as well', async ({ page }) => {
  await openReviews(page, townPath);
  await leaveAndComeBack(page, '/', async () => {
    await openReviews(page);
    await page.getByRole('button', { name: 'Pause the reviews' }).click();
  });
  await expect(page.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
  await page.mouse.move(1, 1);
  expect((await drift(page, 500)).moved).toBe(0);
});
