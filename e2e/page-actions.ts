import { type APIResponse, expect, type Locator, type Page, type Route, test } from '@playwright/test';

type Point = { x: number; y: number };

/** Presses at `from`, moves by `by` pixels in small steps and lets go. */
export async function dragByMouse(page: Page, from: Point, by: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 12 });
  await page.mouse.up();
}

/** The same with one finger, which rests a while before it lets go; the page must have been opened with `hasTouch`. */
export async function dragByFinger(page: Page, from: Point, by: Point, restMs = 0) {
  const touch = await touchScreen(page);
  await touch('touchStart', [from]);
  for (const point of wayOf(from, by)) await touch('touchMove', [point]);
  await page.waitForTimeout(restMs);
  await touch('touchEnd', []);
}

/** Puts two fingers down and spreads them, the second by `by`; the page must have been opened with `hasTouch`. */
export async function spreadFingers(page: Page, first: Point, second: Point, by: Point) {
  const touch = await touchScreen(page);
  await touch('touchStart', [first]);
  await touch('touchStart', [first, second]);
  for (const point of wayOf(second, by)) await touch('touchMove', [first, point]);
  await touch('touchEnd', []);
}

/** Returns a function that sets which fingers are on the screen. */
async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: ReadonlyArray<Point>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((point, id) => ({ ...point, id })) });
}

/** The points that a finger passes when it moves by `by`, in small steps. */
function wayOf(from: Point, by: Point) {
  return Array.from({ length: 12 }, (_, step) => ({
    x: from.x + (by.x * (step + 1)) / 12,
    y: from.y + (by.y * (step + 1)) / 12,
  }));
}

/** How much the visitor has zoomed in with two fingers. */
export async function pinchZoom(page: Page) {
  return page.evaluate(() => visualViewport?.scale ?? 1);
}

/** Drags a finger to the left on a zoomed page, and returns how far that has moved the page, in its pixels. */
export async function panZoomed(page: Page, from: Point) {
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  const before = await left();
  await dragByFinger(page, from, { x: -from.x / 2, y: 0 });
  return (await left()) - before;
}

/** Where the element stands in the window, in pixels. @throws when it is not rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

/** Whether something else is where an element's middle or one of its corners is drawn. */
export function isCovered(shown: Locator) {
  return shown.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.some(([x, y]) => y < innerHeight && !element.contains(document.elementFromPoint(x, y)));
  });
}

/** Scrolls at once, so that the element is in the middle of the window. */
export function scrollToMiddle(part: Locator) {
  return part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** By how many pixels the page is wider than its window. */
export async function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The message itself, as a screen reader finds it. */
export function toastOf(page: Page) {
  return page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
}

/** Goes down to the end of the page in steps of so many pixels, and has the browser paint each. */
export async function scrollThrough(page: Page, step = 500) {
  await page.evaluate(async (by) => {
    // A browser without a window can stop drawing, seldom and for good.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 1_000))]);
    for (let top = 0; top < document.body.scrollHeight; top += by) {
      scrollTo({ top, behavior: 'instant' });
      // The second frame begins when the first has been painted.
      for (const _ of ['this', 'next']) await frame();
    }
  }, step);
}

/** Waits until the page's islands are hydrated. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Returns a function that gives the text of all scripts that the page has fetched so far. */
export function collectScripts(page: Page) {
  const texts: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** A text by which the script that holds a library is found: their names are hashes. */
export const scriptMarks = {
  embla: 'slidesInView',
  select: 'data-radix-select-viewport',
  toast: 'toast.swipeStart',
  emailJs: '/api/v1.0/email/send',
} as const;

/** Passes on all scripts but those that hold the text, which are left to `handle`. */
export async function interceptScript(
  page: Page,
  mark: string,
  handle: (route: Route, response: APIResponse) => Promise<void>,
) {
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(mark)) await handle(route, response);
    else await route.fulfill({ response });
  });
}

/** Blocks the site's storage, as a visitor can in the browser's settings. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** A test whose browser has the back-forward cache, which visitors' browsers have and Playwright switches off. */
export const testWithMemory = test.extend<object>({
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const options = { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    const browser = await playwright.chromium.launch(options);
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

/** Goes to another page, does something there, and comes back to this one through the back-forward cache. */
export async function leaveAndComeBack(page: Page, otherPath: string, onTheOtherPage: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { left: 'as it was' }));
  await page.goto(otherPath);
  await onTheOtherPage();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'left')).catch(() => undefined)).toBe('as it was');
}
