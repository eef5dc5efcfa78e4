import { expect, type Page, test } from '@playwright/test';
import { reviews } from '../content/reviews';
import { holdScripts } from '../tools/page-probes';
import { townPath } from './addresses';
import { findViolations } from './axe';
import {
  boxOf,
  dragByFinger,
  expectHydrated,
  launchWithMemory,
  leaveAndComeBack,
  pinchZoom,
  spreadFingers,
} from './page-actions';

const pixelsPerSecond = 30;

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
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
        await expect(card.getByRole('img', { name: `${stars} out of 5 stars` })).toBeAttached();
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

    test('the ticker can be paused before its scripts have arrived', async ({ page }) => {
      const letScriptsThrough = await holdScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      letScriptsThrough();
      await expect(page.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
      const { moved } = await drift(page, 500);
      expect(moved).toBe(0);
    });

    test('two presses before its scripts have arrived pause the ticker and start it again', async ({ page }) => {
      const letScriptsThrough = await holdScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await ticker(page).evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      await page.getByRole('button', { name: 'Pause the reviews' }).click();
      letScriptsThrough();
      await expectHydrated(page);
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeVisible();
      await page.mouse.move(1, 1);
      await expect.poll(async () => (await drift(page, 500)).moved).toBeGreaterThan(5);
    });

    test('taking over leaves the cards where the list was scrolled to by hand', async ({ page }) => {
      const letScriptsThrough = await holdScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await ticker(page).evaluate((view) => {
        view.scrollIntoView({ block: 'center', behavior: 'instant' });
        view.scrollLeft = 500;
      });
      await ticker(page).hover();
      letScriptsThrough();
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeVisible();
      await page.mouse.move(1, 1);
      await ticker(page).hover();
      const start = await position(page);
      expect(start).toBeGreaterThanOrEqual(500);
      expect(start).toBeLessThan(500 + 5 * pixelsPerSecond);
    });

    test('a track pad moved to the side moves the ticker, where the browser would go back a page', async ({ page }) => {
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

    test('the copies follow at one list length, so the end of a round shows what its start shows', async ({ page }) => {
      await openReviews(page);
      const { copyAt, round } = await ticker(page).evaluate((view) => {
        const [list, copy] = view.querySelectorAll('ul');
        const [animation] = list?.parentElement?.getAnimations() ?? [];
        return {
          copyAt: (copy?.getBoundingClientRect().left ?? 0) - (list?.getBoundingClientRect().left ?? 0),
          round: (Number(animation?.effect?.getComputedTiming().duration) / 1000) * pixelsPerSecond,
        };
      });
      expect(copyAt).toBeCloseTo(round, 1);
    });

    test('only the first list is there for assistive technology', async ({ page }) => {
      await openReviews(page);
      const lists = await ticker(page).locator('ul').count();
      expect(lists).toBeGreaterThan(1);
      await expect(ticker(page).locator('ul[aria-hidden=true][inert]')).toHaveCount(lists - 1);
      await expect(ticker(page).getByRole('list')).toHaveCount(1);
      await expect(ticker(page).getByRole('listitem')).toHaveCount(reviews.length);
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
      const [first, second] = [ticker(page).locator('li').first(), ticker(page).locator('li').nth(1)];
      const pitch = (await boxOf(second)).x - (await boxOf(first)).x;
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
    });

    test('with reduced motion nothing drifts and the list scrolls by hand', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openReviews(page);
      await expect(ticker(page).locator('ul')).toHaveCount(1);
      expect((await drift(page, 500)).moved).toBe(0);
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeHidden();
      await ticker(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => ticker(page).evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);
    });

    test('the ticker has no accessibility violations', async ({ page }) => {
      await openReviews(page);
      expect(await findViolations(page, '[data-island=ticker]')).toEqual([]);
    });
  });
}

for (const { visitor, arrive } of [
  { visitor: 'a mouse', arrive: (page: Page) => ticker(page).hover() },
  { visitor: 'the keyboard', arrive: focusByKey },
]) {
  test(`the ticker does not start under ${visitor} that was there before its scripts`, async ({ page }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await ticker(page).evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await arrive(page);
    letScriptsThrough();
    await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
    expect((await drift(page, 500)).moved).toBe(0);
  });
}

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

test('a ticker that was stopped on another page stands still on the way back as well', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await launchWithMemory(playwright, launchOptions);
  const page = await browser.newPage({ baseURL });
  await openReviews(page, townPath);
  await leaveAndComeBack(page, '/', async () => {
    await openReviews(page);
    await page.getByRole('button', { name: 'Pause the reviews' }).click();
  });
  await expect(page.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
  await page.mouse.move(1, 1);
  expect((await drift(page, 500)).moved).toBe(0);
  await browser.close();
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
  const start = await measure();
  await page.waitForTimeout(3000);
  const end = await measure();
  // Against 180 frames at 60 Hz; a few styles come from elsewhere on the page.
  expect(end('LayoutCount') - start('LayoutCount')).toBeLessThanOrEqual(1);
  expect(end('RecalcStyleCount') - start('RecalcStyleCount')).toBeLessThan(18);
  expect(end('ScriptDuration') - start('ScriptDuration')).toBeLessThan(0.005);
});

function ticker(page: Page) {
  return page.getByRole('region', { name: 'Customer reviews' });
}

async function openReviews(page: Page, path = '/') {
  await page.goto(path);
  await ticker(page).evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectHydrated(page);
  // The copies follow the list in the same step in which the ticker starts; without them it has nothing to start.
  if (!(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches))) {
    await expect(ticker(page).locator('ul[inert]').first()).toBeAttached();
  }
}

async function focusByKey(page: Page) {
  await page.getByRole('button', { name: 'Pause the reviews' }).focus();
  await page.keyboard.press('Tab');
  await expect(ticker(page)).toBeFocused();
}

/** How far the ticker stands from its start, in pixels. */
async function position(page: Page) {
  return ticker(page).evaluate(
    (view) => -new DOMMatrix(getComputedStyle(view.firstElementChild ?? view).transform).m41,
  );
}

/** Pixels that the ticker moves within about `ms` milliseconds, and the seconds that really went by. */
async function drift(page: Page, ms: number) {
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
