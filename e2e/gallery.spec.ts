import { expect, type Page, test } from '@playwright/test';
import { gallery } from '../content/gallery';
import { openWithHeldScripts, watchLayoutShifts } from '../tools/page-probes';
import { findViolations } from './axe';
import {
  carousel,
  centreOf,
  expectCurrent,
  expectListAtRest,
  expectShown,
  expectTakenOver,
  openGallery,
  slidesOf,
} from './gallery-actions';
import { boxOf, collectScripts, dragByFinger, dragByMouse, expectHydrated, scrollThrough } from './page-actions';

const screens = [
  { width: 390, height: 844, perView: 1 },
  { width: 768, height: 1024, perView: 2 },
  { width: 1440, height: 900, perView: 2 },
];
const count = gallery.length;

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
      await expectShown(page, 5, perView);
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
      await page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes('slidesInView')) return route.fulfill({ response });
        withheld += 1;
        await route.abort();
      });
      await page.goto('/');
      for (const [button, number] of [
        ['Next slide', 2],
        ['Previous slide', 1],
        ['Previous slide', count],
        [`Slide 3 of ${count}`, 3],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expectCurrent(page, number);
        await expect(slidesOf(page).nth(number - 1)).toBeInViewport({ ratio: 0.8 });
        await expectListAtRest(page);
        await expectCurrent(page, number);
      }
      await slidesOf(page)
        .nth(4)
        .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
      await expectCurrent(page, 5);
      await slidesOf(page).nth(4).getByRole('link').focus();
      await page.keyboard.press('ArrowRight');
      await expectCurrent(page, 6);
      await expect(slidesOf(page).nth(5).getByRole('link')).toBeFocused();
      await expectListAtRest(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectJump(page, 'Previous slide');
      expect(withheld).toBeGreaterThan(0);
    });

    test('buttons go on and back, around the end', async ({ page }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expectShown(page, 2, perView);
      await page.getByRole('button', { name: 'Previous slide' }).click();
      await expectShown(page, 1, perView);
      await page.getByRole('button', { name: 'Previous slide' }).click();
      await expectShown(page, count, perView);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expectShown(page, 1, perView);
    });

    test('each dot goes to its picture', async ({ page }) => {
      await openGallery(page);
      for (const number of [Math.ceil(count / 2), count, 1]) {
        await page.getByRole('button', { name: `Slide ${number} of ${count}` }).click();
        await expectShown(page, number, perView);
      }
    });

    test('arrow keys move the pictures and take the focus along', async ({ page }) => {
      await openGallery(page);
      await slidesOf(page).nth(0).getByRole('link').focus();
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 2, perView);
      await expect(slidesOf(page).nth(1).getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, count, perView);
      await expect(
        slidesOf(page)
          .nth(count - 1)
          .getByRole('link'),
      ).toBeFocused();
    });

    test('tabbing to a picture outside the view brings it in', async ({ page }) => {
      await openGallery(page);
      // As on a slow phone, the focus follows the key only after a while.
      await page.evaluate(() => {
        addEventListener('keydown', ({ timeStamp }) => {
          while (performance.now() < timeStamp + 50);
        });
      });
      await slidesOf(page).nth(0).getByRole('link').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(slidesOf(page).nth(2).getByRole('link')).toBeFocused();
      await expectShown(page, 3, perView);
    });

    test('a mouse drags the pictures without opening one', async ({ page }) => {
      await openGallery(page);
      const { x, y, width: wide } = await boxOf(slidesOf(page).nth(0));
      await dragByMouse(page, { x: x + wide * 0.8, y: y + 100 }, { x: wide * -0.6, y: 0 });
      await expectShown(page, 2, perView);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('a trackpad swiped to the side moves on by one picture, where the browser would go back a page', async ({
      page,
    }) => {
      await openGallery(page);
      /** Returns whether the gallery took each event of the swipe for itself. */
      const swipe = (distances: ReadonlyArray<number>) =>
        slidesOf(page)
          .nth(0)
          .evaluate(
            (slide, moves) =>
              moves.map(
                (deltaX) =>
                  !slide.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY: 5, bubbles: true, cancelable: true })),
              ),
            distances,
          );
      expect(await swipe([30, 60, 40, 10])).toEqual([true, true, true, true]);
      await expectShown(page, 2, perView);
      expect(await swipe([-60])).toEqual([true]);
      await expectShown(page, 1, perView);
      // Up and down it leaves the page to scroll.
      expect(await swipe([2])).toEqual([false]);
    });

    test('a finger drags the pictures', async ({ page }) => {
      await openGallery(page);
      const { x, y, width: wide } = await boxOf(slidesOf(page).nth(0));
      await dragByFinger(page, { x: x + wide * 0.2, y: y + 100 }, { x: wide * 0.6, y: 0 });
      await expectShown(page, count, perView);
    });

    test('the pictures that one more step brings in are loaded before it', async ({ page }) => {
      await openGallery(page);
      for (let current = 0; current < count; current++) {
        for (const coming of [current + perView + 1, current - 2]) {
          const image = slidesOf(page)
            .nth((coming + count) % count)
            .locator('img')
            .last();
          await expect
            .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
            .toBeGreaterThan(0);
        }
        await page.getByRole('button', { name: 'Next slide' }).click();
        await expectCurrent(page, ((current + 1) % count) + 1);
      }
    });

    test('the caption is announced when the visitor moves on, and not before', async ({ page }) => {
      await openGallery(page);
      const announcement = carousel(page).locator('[aria-live=polite]');
      await expect(announcement).toBeEmpty();
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(announcement).toHaveText(`${gallery[1]?.description}, 2 of ${count}`);
    });

    test('the gallery and its large picture have no accessibility violations', async ({ page }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expectShown(page, 2, perView);
      expect(await findViolations(page, '#gallery')).toEqual([]);
      await slidesOf(page).nth(1).getByRole('link').click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      expect(await findViolations(page, 'dialog')).toEqual([]);
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
  expect((await scripts()).includes('slidesInView')).toBe(false);
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await expectTakenOver(page);
  expect((await scripts()).includes('slidesInView')).toBe(true);
});

test('on a phone in landscape a whole picture has room below the header', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  const header = await boxOf(page.getByRole('banner'));
  const picture = await boxOf(slidesOf(page).nth(0).getByRole('img').first());
  expect(header.height + picture.height).toBeLessThan(360);
});

test('where the pictures are too few to loop, the buttons go on from the ends all the same', async ({ page }) => {
  // A window as wide as all of them.
  await page.setViewportSize({ width: count * 600, height: 1200 });
  await openGallery(page);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expectCurrent(page, count);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectCurrent(page, 1);
});

test('with reduced motion the next picture is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await expectJump(page, 'Next slide');
});

/** Two frames after the press the pictures are where they stay. */
async function expectJump(page: Page, button: string) {
  const before = await centreOf(slidesOf(page).nth(1));
  await page.getByRole('button', { name: button }).click();
  // Embla moves the list in the frame after the click.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const place = await centreOf(slidesOf(page).nth(1));
  expect(place).not.toBe(before);
  await page.waitForTimeout(500);
  expect(await centreOf(slidesOf(page).nth(1))).toBe(place);
}

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
