import { expect, type Locator, type Page, test } from '@playwright/test';
import { gallery, galleryHeading } from '../content/gallery';
import { boxOf, scrollToMiddle } from './page-actions';

const count = gallery.length;

/** Where two slides are shown, four loop: Embla needs enough to fill the window beside the one that leaves it. */
export function skipSmallGallery() {
  test.skip(count < 4, 'The gallery has too few pictures to loop.');
}

/** How many slides are shown whole, by the window. */
export const screens = [
  { width: 390, height: 844, perView: 1 },
  { width: 768, height: 1024, perView: 2 },
  { width: 1440, height: 900, perView: 2 },
];

/** The gallery as a screen reader finds it. */
export function carousel(page: Page) {
  return page.getByRole('region', { name: galleryHeading });
}

/** All slides in their order, those aside as well. */
export function slidesOf(page: Page) {
  return page.locator('#gallery [aria-roledescription=slide]');
}

/** Opens a slide's large picture, by a press beside the divider that a pair has in its middle. */
export function openLarge(page: Page, place = 0) {
  return slidesOf(page)
    .nth(place)
    .getByRole('link')
    .click({ position: { x: 20, y: 60 } });
}

/** The place of the first slide that shows one picture; the owner may put a pair before it. */
export const singlePlace = Math.max(
  0,
  gallery.findIndex(({ pair }) => !pair),
);

/** The home page with the gallery in the middle of the window and its first picture shown. */
export async function openGallery(page: Page) {
  skipSmallGallery();
  await page.goto('/');
  await scrollToMiddle(page.locator('#gallery'));
  await expectTakenOver(page);
  await expectCurrent(page, 1);
}

/** Embla, which dims the pictures beside those shown, has taken the list over. */
export async function expectTakenOver(page: Page) {
  await expect(slidesOf(page).and(page.locator('[data-aside]')).first()).toBeAttached();
}

/** The list, scrolled by the browser itself, has come to rest. */
export async function expectListAtRest(page: Page) {
  let before = Number.NaN;
  const hasMoved = async () => {
    const { x } = await boxOf(slidesOf(page).first());
    const moved = x !== before;
    before = x;
    return moved;
  };
  await expect.poll(hasMoved, { intervals: [400] }).toBe(false);
}

/** The dot that is on is that of the picture `number`, counted from 1. */
export async function expectCurrent(page: Page, number: number) {
  await expect(carousel(page).locator('[aria-current=true]')).toHaveAccessibleName(`Go to slide ${number} of ${count}`);
}

/** The dot is on, the slide – with the next one where two are shown – is in the middle, and only they are bright. */
export async function expectShown(page: Page, number: number, perView: number) {
  await expectCurrent(page, number);
  const first = slidesOf(page).nth(number - 1);
  const last = slidesOf(page).nth((number - 1 + perView - 1) % count);
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  await expect
    .poll(async () => Math.abs(((await centreOf(first)) + (await centreOf(last))) / 2 - middle))
    .toBeLessThan(1.5);
  const bright = async () => {
    const opacities = await slidesOf(page).evaluateAll((slides) =>
      slides.map((slide) => getComputedStyle(slide.querySelector('figure > div') ?? slide).opacity),
    );
    return opacities.flatMap((opacity, index) => (opacity === '1' ? [index + 1] : []));
  };
  const expected = Array.from({ length: perView }, (_, place) => ((number - 1 + place) % count) + 1);
  await expect.poll(bright).toEqual(expected.sort((a, b) => a - b));
}

/** The part of a clipped picture that can be seen, 0 to 1: asks the browser what lies under points along its middle. */
export async function shareShown(image: Locator) {
  return image.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const points = Array.from({ length: 100 }, (_, step) => box.left + (box.width * (step + 0.5)) / 100);
    const seen = points.filter((x) => document.elementsFromPoint(x, box.top + box.height / 4).includes(element));
    return seen.length / points.length;
  });
}

/** Pixels from the left edge of the window. */
export async function centreOf(locator: Locator) {
  return (await middleOf(locator)).x;
}

/** The point in the window where a mouse or a finger meets the element. */
export async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Two frames after the press the pictures are where they stay. */
export async function expectJump(page: Page, button: string) {
  const before = await centreOf(slidesOf(page).nth(1));
  await page.getByRole('button', { name: button }).click();
  // Embla moves the list in the frame after the click.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const place = await centreOf(slidesOf(page).nth(1));
  expect(place).not.toBe(before);
  await page.waitForTimeout(500);
  expect(await centreOf(slidesOf(page).nth(1))).toBe(place);
}
