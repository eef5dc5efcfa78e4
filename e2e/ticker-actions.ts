import { expect, type Page } from '@playwright/test';
import { boxOf, expectHydrated, scrollToMiddle } from './page-actions';

/** A phone and a computer. */
export const windowSizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export const pixelsPerSecond = 30;

/** The reviews as a screen reader finds them. */
export function ticker(page: Page) {
  return page.getByRole('region', { name: 'Customer reviews' });
}

/** A page with its reviews in the middle of the window, ready to drift unless the visitor asked for less motion. */
export async function openReviews(page: Page, path = '/') {
  await page.goto(path);
  await scrollToMiddle(ticker(page));
  await expectHydrated(page);
  // The copies follow the list in the same step in which the ticker starts; without them it has nothing to start.
  if (!(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches))) {
    await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
  }
}

/** Brings the keyboard into the ticker, as a visitor does. */
export async function focusByKey(page: Page) {
  await page.getByRole('button', { name: 'Pause the reviews' }).focus();
  await page.keyboard.press('Tab');
  await expect(ticker(page)).toBeFocused();
}

/** How far the ticker stands from its start, in pixels. */
export async function position(page: Page) {
  return ticker(page).evaluate(
    (view) => -new DOMMatrix(getComputedStyle(view.firstElementChild ?? view).transform).m41,
  );
}

/** Pixels from the start of one review to the start of the next. */
export async function pitchOf(page: Page) {
  const reviews = ticker(page).getByRole('listitem');
  return (await boxOf(reviews.nth(1))).x - (await boxOf(reviews.first())).x;
}

/** Pixels that the ticker moves within about `ms` milliseconds, and the seconds that really went by. */
export async function drift(page: Page, ms: number) {
  return ticker(page).evaluate(async (view, wait) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const read = () => -new DOMMatrix(getComputedStyle(view.firstElementChild ?? view).transform).m41;
    const startTime = await frame();
    const start = read();
    await new Promise((resolve) => setTimeout(resolve, wait));
    const endTime = await frame();
    return { moved: read() - start, seconds: (endTime - startTime) / 1000 };
  }, ms);
}
