import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { brandList } from '../content/brands';
import { callLink } from '../content/business';
import { entry } from '../content/entry.fixture';
import { gallery, galleryHeading, pairTags } from '../content/gallery';
import {
  carousel,
  expectCurrent,
  expectShown,
  middleOf,
  openGallery,
  openLarge,
  screens,
  shareShown,
  singlePlace,
  slidesOf,
} from './gallery-actions';
import { boxOf, dragByFinger, dragByMouse } from './page-actions';

const count = gallery.length;

// Pictures behave alike wherever two are shown.
for (const { width, height, perView } of screens.filter(({ width }) => width !== 768)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the divider between before and after follows mouse, finger and keys, and the pictures stay', async ({
      page,
    }) => {
      const pairNumber = gallery.findIndex(({ pair }) => pair) + 1;
      test.skip(pairNumber === 0, 'No slide of the gallery has a pair of pictures.');
      await openGallery(page);
      await page.getByRole('button', { name: `Go to slide ${pairNumber} of ${count}` }).click();
      await expectShown(page, pairNumber, perView);
      const divider = slidesOf(page)
        .nth(pairNumber - 1)
        .getByRole('slider');
      const shownOfBefore = () =>
        shareShown(
          slidesOf(page)
            .nth(pairNumber - 1)
            .locator('img')
            .first(),
        );
      await expect(divider).toHaveValue('50');
      // Checked, not tried out: Chromium's own slider keeps both fingers to itself.
      await expect(divider).toHaveCSS('touch-action', 'pan-y pinch-zoom');
      expect(await shownOfBefore()).toBeCloseTo(0.5, 1);

      await dragByMouse(page, await middleOf(divider), { x: width * 0.1, y: 0 });
      expect(Number(await divider.inputValue())).toBeGreaterThan(58);
      expect(await shownOfBefore()).toBeGreaterThan(0.58);

      await divider.focus();
      await page.keyboard.press('Home');
      await expect(divider).toHaveValue('0');
      await page.keyboard.press('ArrowRight');
      await expect(divider).toHaveValue('1');

      const { x, y, height: tall } = await boxOf(divider);
      await dragByFinger(page, { x: x + 22, y: y + tall / 2 }, { x: width * 0.2, y: 0 });
      await expect.poll(async () => Number(await divider.inputValue())).toBeGreaterThan(20);
      expect(await shownOfBefore()).toBeGreaterThan(0.2);
      await expectShown(page, pairNumber, perView);

      // For those who cannot drag: a press shows one picture, the next the other.
      await divider.fill('50');
      const middle = await middleOf(divider);
      await page.mouse.click(middle.x, middle.y);
      await expect(divider).toHaveValue('100');
      const { x: left, width: wide } = await boxOf(divider);
      await page.touchscreen.tap(left + wide - 30, middle.y);
      await expect(divider).toHaveValue('0');
      await divider.fill('50');
      await page.mouse.dblclick(middle.x, middle.y);
      await expect(divider).toHaveValue('100');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('a click with Ctrl or Cmd opens the picture in a tab of its own, as with every link', async ({ page }) => {
      await openGallery(page);
      const opened = page.context().waitForEvent('page');
      await slidesOf(page)
        .nth(1)
        .getByRole('link')
        .click({ modifiers: ['ControlOrMeta'] });
      expect((await opened).url()).toContain('/pictures/');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('after a swipe, the Enter key opens the picture that has the focus at its first press', async ({ page }) => {
      await openGallery(page);
      const { x, y, width: wide } = await boxOf(slidesOf(page).nth(0));
      await dragByFinger(page, { x: x + wide * 0.8, y: y + 60 }, { x: -wide * 0.6, y: 0 });
      await expectCurrent(page, 2);
      await slidesOf(page).nth(1).getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: galleryHeading })).toBeVisible();
    });

    test('a finger swipes from one large picture to the next and back, and not when it moves up', async ({ page }) => {
      await openGallery(page);
      await openLarge(page);
      const dialog = page.getByRole('dialog', { name: galleryHeading });
      const middle = await middleOf(dialog.getByRole('img').first());
      await dragByFinger(page, middle, { x: -100, y: 10 });
      await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
      await dragByFinger(page, middle, { x: 50, y: -100 });
      await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
      await dragByFinger(page, middle, { x: 100, y: 10 });
      await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
    });

    test('a click opens the large picture, Escape closes it and gives the focus back', async ({ page }) => {
      await openGallery(page);
      const link = slidesOf(page).nth(1).getByRole('link');
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: galleryHeading });
      await expect(dialog.getByText(entry(gallery, 1).description)).toBeVisible();
      await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
      await expect(dialog.getByRole('img').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Next picture' }).click();
      await expect(dialog.getByText(entry(gallery, 2).description)).toBeVisible();
      await dialog.getByRole('button', { name: 'Previous picture' }).click();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByText(`${count} of ${count}`)).toBeVisible();
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY), 'the page stood still behind').toBe(scrolled);

      await openLarge(page, 1);
      await expect(dialog.getByText(entry(gallery, 1).description)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });
  });
}

test('the large picture stays open when a press on a button ends beside it, and closes at a press beside it', async ({
  page,
}) => {
  await openGallery(page);
  await openLarge(page);
  const dialog = page.getByRole('dialog', { name: galleryHeading });
  const { x, y } = await boxOf(dialog.getByRole('button', { name: 'Close' }));
  await dialog.getByRole('button', { name: 'Next picture' }).hover();
  await page.mouse.down();
  await page.mouse.move(x / 2, y + 10);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x / 2, y + 10);
  await expect(dialog).toHaveCount(0);
});

test('a double press that opens or closes a large picture does nothing more, such as phoning', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  const picture = await boxOf(slidesOf(page).nth(1).getByRole('link'));
  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expectCurrent(page, 2);
  // Where the open dialog is empty, and closes at a press.
  await page.evaluate((y) => scrollBy({ top: y - 560, behavior: 'instant' }), picture.y);
  await slidesOf(page)
    .nth(1)
    .getByRole('link')
    .dblclick({ position: { x: 20, y: 20 } });
  await expect(dialog).toBeVisible();
  await expect(close).toBeVisible();

  const { x, y, width, height } = await boxOf(close);
  const middle = [x + width / 2, y + height / 2] as const;
  await page.evaluate(() => {
    addEventListener('click', ({ target, defaultPrevented }) => {
      if (!defaultPrevented && target instanceof Element && target.closest('a')) document.body.dataset.followed = '';
    });
  });
  await page.mouse.dblclick(...middle);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.href, middle)).toBe(
    callLink,
  );
  await expect(page.locator('body')).not.toHaveAttribute('data-followed');
});

test('until the large picture has come, the one of the slide is shown in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page);
  await page.route(
    ({ pathname }) => isWide(pathname),
    () => {},
  );
  await openLarge(page, singlePlace);
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveJSProperty('complete', false);
  // Not at once: the slide's picture may still be on its way, or be decoded.
  const contrast = async () => {
    const { channels } = await sharp(await picture.screenshot()).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await expect.poll(contrast, 'not one colour').toBeGreaterThan(10);
});

test('a picture of another shape than the slides is shown large as it is', async ({ page }) => {
  await openGallery(page);
  const slide = slidesOf(page).nth(singlePlace);
  await slide.getByRole('img').evaluate((picture) => {
    picture.setAttribute('width', '900');
    picture.setAttribute('height', '1200');
  });
  await openLarge(page, singlePlace);
  const { width, height } = await boxOf(page.getByRole('dialog').getByRole('img'));
  expect(width / height).toBeCloseTo(900 / 1200, 2);
});

test.describe('before and after', () => {
  const pairNumber = gallery.findIndex(({ pair }) => pair) + 1;
  test.skip(pairNumber === 0, 'No slide of the gallery has a pair of pictures.');

  test('on a phone held sideways they stand side by side, as large as on the page', async ({ page }) => {
    const { onPage, before, after } = await openPair(page, { width: 780, height: 360 });
    expect(before.x + before.width).toBeLessThan(after.x);
    for (const box of [before, after]) expect(box.height).toBeGreaterThan(onPage.height * 0.95);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(pairTags.before).click();
    await expect(dialog, 'a tag is part of its picture').toBeVisible();
  });

  test('on a tablet held upright they stand one below the other, much larger than on the page', async ({ page }) => {
    const { onPage, before, after } = await openPair(page, { width: 820, height: 1180 });
    expect(before.y + before.height).toBeLessThan(after.y);
    for (const box of [before, after]) expect(box.width).toBeGreaterThan(onPage.width * 1.5);
  });

  async function openPair(page: Page, window: { width: number; height: number }) {
    await page.setViewportSize(window);
    await openGallery(page);
    await page.getByRole('button', { name: `Go to slide ${pairNumber} of ${count}` }).click();
    const link = slidesOf(page)
      .nth(pairNumber - 1)
      .getByRole('link');
    const onPage = await boxOf(link);
    await link.click({ position: { x: 20, y: 60 } });
    const [before, after] = await page.getByRole('dialog').getByRole('img').all();
    if (!before || !after) throw new Error('The dialog shows no pair.');
    return { onPage, before: await boxOf(before), after: await boxOf(after) };
  }
});

test('no large picture is fetched before it is opened', async ({ page }) => {
  const pictures: Array<string> = [];
  page.on('request', (request) => {
    // One that is shown a second time is not fetched again.
    if (request.resourceType() === 'image' && !pictures.includes(request.url())) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page);
  await page.waitForTimeout(500);
  const before = pictures.length;
  const heroes = brandList.map(({ heroPicture }) => heroPicture);
  const isHero = (url: string) => heroes.some((name) => url.includes(name));
  expect(pictures.filter((url) => !isHero(url) && isWide(url))).toEqual([]);
  await openLarge(page, singlePlace);
  await expect.poll(() => pictures.length).toBe(before + 1);
  expect(pictures.filter(isWide)).toContain(pictures.at(-1));
});

/** True for a picture's file that is wider than a slide needs in a window of 1440 pixels. */
function isWide(address: string) {
  return Number(/-(\d+)\.\w+\.\w+$/.exec(address)?.[1]) > 640;
}
