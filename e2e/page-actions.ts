import { expect, type LaunchOptions, type Page, type PlaywrightWorkerArgs } from '@playwright/test';

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
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', [{ x: from.x + (by.x * step) / 12, y: from.y + (by.y * step) / 12 }]);
  }
  await page.waitForTimeout(restMs);
  await touch('touchEnd', []);
  await session.detach();
}

/** Puts two fingers down and spreads them, the second by `by`; the page must have been opened with `hasTouch`. */
export async function spreadFingers(page: Page, first: Point, second: Point, by: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', [first]);
  await touch('touchStart', [first, second]);
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', [first, { x: second.x + (by.x * step) / 12, y: second.y + (by.y * step) / 12 }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** How much the visitor has zoomed in with two fingers. */
export async function pinchZoom(page: Page) {
  return page.evaluate(() => visualViewport?.scale ?? 1);
}

/** Collects what the browser itself counts as layout shift, from the first paint on. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<string[]>('shifts');
}

/** Keeps the page's scripts waiting until the returned function is called. */
export async function holdScripts(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return () => open();
}

/** A browser that keeps in memory the pages one leaves, as visitors' browsers do and Playwright's own does not. */
export function launchWithMemory({ chromium }: PlaywrightWorkerArgs['playwright'], options: LaunchOptions) {
  return chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

/** Goes to another page, does something there, and comes back to this one as the browser has kept it. */
export async function leaveAndComeBack(page: Page, otherPath: string, onTheOtherPage: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { left: 'as it was' }));
  await page.goto(otherPath);
  await onTheOtherPage();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'left')).catch(() => undefined)).toBe('as it was');
}
