import { expect, type Page, test } from '@playwright/test';
import { gallery } from '../content/gallery';
import { findViolations } from './axe';
import { carousel, expectCurrent, expectJump, expectShown, openGallery, screens, slidesOf } from './gallery-actions';
import { boxOf, dragByFinger, dragByMouse, panZoomed, pinchZoom, spreadFingers } from './page-actions';

const count = gallery.length;

/** Swipes a trackpad to the side over the first slide, and returns whether the gallery took each event for itself. */
function swipe(page: Page, distances: ReadonlyArray<number>) {
  return slidesOf(page)
    .nth(0)
    .evaluate(
      (slide, moves) =>
        moves.map(
          (deltaX) =>
            !slide.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY: 5, bubbles: true, cancelable: true })),
        ),
      distances,
    );
}

for (const { width, height, perView } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

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
        await page.getByRole('button', { name: `Go to slide ${number} of ${count}` }).click();
        await expectShown(page, number, perView);
      }
      const heights = await carousel(page)
        .getByRole('button', { name: / of \d+$/ })
        .evaluateAll((dots) => dots.map((dot) => Number.parseFloat(getComputedStyle(dot, '::before').height)));
      expect(heights).toHaveLength(count);
      const highest = Math.max(...heights);
      expect(heights.flatMap((height, index) => (height === highest ? [index] : []))).toEqual([0]);
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
      // A pair's divider is a stop of its own.
      const stops = 2 + gallery.slice(0, 2).filter(({ pair }) => pair).length;
      for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
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
      expect(await swipe(page, [30, 60, 40, 10])).toEqual([true, true, true, true]);
      await expectShown(page, 2, perView);
      expect(await swipe(page, [-60])).toEqual([true]);
      await expectShown(page, 1, perView);
      // Back at once, while the swipe before still fades out.
      expect(await swipe(page, [60, -60])).toEqual([true, true]);
      await expectShown(page, 1, perView);
      // Up and down it leaves the page to scroll.
      expect(await swipe(page, [2])).toEqual([false]);
    });

    test('in a page that two fingers have zoomed, swipes and arrow keys move about', async ({ page }) => {
      await openGallery(page);
      const { y } = await boxOf(slidesOf(page).nth(0));
      await spreadFingers(page, { x: width * 0.2, y: y - 30 }, { x: width * 0.6, y: y - 30 }, { x: width * 0.3, y: 0 });
      expect(await pinchZoom(page)).toBeGreaterThan(1.2);
      expect(await swipe(page, [60, 60])).toEqual([false, false]);
      await expect(page.locator('#gallery [style*=overflow]')).toHaveCSS('touch-action', 'auto');
      expect(await panZoomed(page, { x: width * 0.7, y: y - 30 })).toBeGreaterThan(20);
      await expectCurrent(page, 1);
      const isLeftToThePage = await page.evaluate(() =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        ),
      );
      expect(isLeftToThePage).toBe(true);
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

    test('axe finds nothing in the gallery once it has moved', async ({ page }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expectShown(page, 2, perView);
      expect(await findViolations(page, '#gallery')).toEqual([]);
    });
  });
}

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

test('with the focus nowhere, or on the page after a click, arrow keys move the gallery while it is in the window', async ({
  page,
}) => {
  await openGallery(page);
  await page.keyboard.press('ArrowRight');
  await expectCurrent(page, 2);
  // A click beside all controls gives the focus to <main>.
  await page.locator('#services h2').click();
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await page.keyboard.press('ArrowLeft');
  await expectCurrent(page, 1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('ArrowRight');
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await page.keyboard.press('ArrowRight');
  await expectCurrent(page, 2);
});
