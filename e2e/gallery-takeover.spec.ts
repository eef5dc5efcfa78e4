import { expect, type Page, test } from '@playwright/test';
import { gallery } from '../content/gallery';
import { openWithHeldScripts, watchLayoutShifts } from '../tools/page-probes';
import {
  centreOf,
  expectCurrent,
  expectJump,
  expectListAtRest,
  expectShown,
  expectTakenOver,
  screens,
  skipSmallGallery,
  slidesOf,
} from './gallery-actions';
import { boxOf, collectScripts, expectHydrated, interceptScript, scriptMarks, scrollThrough } from './page-actions';

const count = gallery.length;

test.beforeEach(skipSmallGallery);

for (const { width, height, perView } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('without JavaScript the pictures are a list that scrolls and snaps, each a link to itself', async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height } });
      await page.goto('/');
      const slides = slidesOf(page);
      await expect(slides).toHaveCount(count);
      await expect(slides.locator('figcaption')).toHaveText(gallery.map(({ description }) => description));
      await expect(slides.nth(2)).toHaveAccessibleName(`3 of ${count}`);
      const before = await centreOf(slides.nth(2));
      await slides.nth(2).scrollIntoViewIfNeeded();
      await expect.poll(() => centreOf(slides.nth(2))).toBeLessThan(before);
      await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
      const href = await slides.nth(0).getByRole('link').getAttribute('href');
      const picture = await page.request.get(String(href));
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      await page.close();
    });

    test('from load to the end of the page nothing shifts, hydration included', async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      await page.goto('/');
      await scrollThrough(page, height / 3);
      await expectHydrated(page);
      await page.locator('#gallery').scrollIntoViewIfNeeded();
      await expectTakenOver(page);
      await page.waitForTimeout(500);
      expect(await shifts()).toEqual([]);
    });

    test('taking over leaves every picture where the list was scrolled to by hand', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.locator('#gallery').scrollIntoViewIfNeeded();
      const slides = slidesOf(page);
      await scrollListToThird(page);
      const places = () => Promise.all([2, 3].map(async (index) => (await boxOf(slides.nth(index))).x));
      const before = await places();
      letScriptsThrough();
      await expectTakenOver(page);
      await expectCurrent(page, 3);
      const after = await places();
      for (const [index, x] of before.entries()) expect(Math.abs(x - (after[index] ?? 0))).toBeLessThanOrEqual(1);
    });

    test('the first press counts, however far away the scripts are', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await page.getByRole('button', { name: 'Next slide' }).click();
      letScriptsThrough();
      await expectShown(page, 3, perView);
    });

    test('presses at the moments when the list no longer scrolls and when Embla dims the rest count', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const moments = ['#gallery [style*="clip"]', '#gallery [data-aside]'];
        new MutationObserver(() => {
          while (moments[0] && document.querySelector(moments[0])) {
            document.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
            moments.shift();
          }
        }).observe(document, { attributeFilter: ['style', 'data-aside'], subtree: true });
      });
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.locator('#gallery').scrollIntoViewIfNeeded();
      await scrollListToThird(page);
      letScriptsThrough();
      await expectTakenOver(page);
      // Two after the third.
      await expectShown(page, (4 % count) + 1, perView);
    });

    test('the first arrow keys count, too', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.getByRole('button', { name: 'Next slide' }).focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
      letScriptsThrough();
      await expectShown(page, 3, perView);
    });

    test('the first arrow key counts on a picture, too', async ({ page }) => {
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.locator('[data-slide] a').first().focus();
      await page.keyboard.press('ArrowRight');
      letScriptsThrough();
      await expectShown(page, 2, perView);
    });

    test('an arrow key with another is a shortcut of the browser, and is not held for the gallery', async ({
      page,
    }) => {
      await openWithHeldScripts(page, '/');
      const gallery = page.locator('[data-island=carousel]');
      await page.getByRole('button', { name: 'Next slide' }).focus();
      for (const key of ['Control+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
      await expect(gallery).not.toHaveAttribute('aria-busy');
      await page.keyboard.press('ArrowRight');
      await expect(gallery).toHaveAttribute('aria-busy', 'true');
    });

    test('a press is not lost when Embla takes over before the list has scrolled', async ({ page }) => {
      await page.addInitScript(() => {
        Element.prototype.scrollTo = () => {};
      });
      const letScriptsThrough = await openWithHeldScripts(page, '/');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await page.getByRole('button', { name: 'Next slide' }).click();
      letScriptsThrough();
      await expectTakenOver(page);
      await expectShown(page, 3, perView);
    });

    test('without Embla the buttons and dots scroll the list itself, and follow it', async ({ page }) => {
      let withheld = 0;
      await interceptScript(page, scriptMarks.embla, async (route) => {
        withheld += 1;
        await route.abort();
      });
      await page.goto('/');
      for (const [button, number] of [
        ['Next slide', 2],
        ['Previous slide', 1],
        ['Previous slide', count],
        [`Go to slide 3 of ${count}`, 3],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expectCurrent(page, number);
        await expect(slidesOf(page).nth(number - 1)).toBeInViewport({ ratio: 0.8 });
        await expectListAtRest(page);
        await expectCurrent(page, number);
      }
      const [reached, next] = [slidesOf(page).nth(count - 4), slidesOf(page).nth(count - 3)];
      await reached.evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
      await expectCurrent(page, count - 3);
      await reached.getByRole('link').focus();
      await page.keyboard.press('ArrowRight');
      await expectCurrent(page, count - 2);
      await expect(next.getByRole('link')).toBeFocused();
      await expectListAtRest(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectJump(page, 'Previous slide');
      expect(withheld).toBeGreaterThan(0);
    });
  });
}

test('Embla is fetched when the gallery nears the screen, not when the form below hydrates', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  // A smooth scroll to the form would pass the gallery.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#quote');
  await expectHydrated(page);
  await page.waitForTimeout(500);
  expect((await scripts()).includes(scriptMarks.embla)).toBe(false);
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await expectTakenOver(page);
  expect((await scripts()).includes(scriptMarks.embla)).toBe(true);
});

/** As a visitor's hand would, before any script is there. */
async function scrollListToThird(page: Page) {
  await slidesOf(page)
    .first()
    .evaluate((slide) => {
      const view = slide.parentElement?.parentElement;
      const next = slide.nextElementSibling;
      if (view && next instanceof HTMLElement && slide instanceof HTMLElement) {
        view.scrollLeft = 2 * (next.offsetLeft - slide.offsetLeft);
      }
    });
}
