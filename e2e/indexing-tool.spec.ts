import { expect, type Page, type Route, test } from '@playwright/test';
import { indexingToasts, indexingTool as words } from '../content/indexing';
import { indexingUrls } from '../content/indexing-urls';
import { pages, toolPage } from '../content/pages';
import { decode } from '../tools/exported-html';
import { openWithHeldScripts, watchLayoutShifts } from '../tools/page-probes';
import { toolTownPaths } from './addresses';
import { findViolations } from './axe';
import { blockStorage, boxOf, collectScripts, expectHydrated, toastOf } from './page-actions';

// The owner's tool in a real browser: on its own page, and over the home page and the towns that show its button.
const short = indexingUrls.filter(({ onShortList }) => onShortList).map(({ url }) => url);
const [home = '', town = ''] = short;

const dialog = (page: Page) => page.getByRole('dialog', { name: words.heading });
const row = (page: Page, url: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(url, { exact: true }).and(page.locator('code')) });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Only the tool's own code leads there. */
const inspector = 'search.google.com/search-console';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the addresses with the inspector, and no control that would do nothing', async ({ page }) => {
    await page.goto(toolPage.path);
    await expect(page.locator('code')).toHaveText(short);
    await expect(page.getByRole('main').getByRole('link', { name: words.inspectButton })).toHaveCount(short.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    for (const warning of words.warnings) await expect(page.getByText(warning)).toBeVisible();
  });

  for (const path of toolTownPaths) {
    test(`${path} shows no button that could open nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: words.openButton })).toBeHidden();
    });
  }
});

test('one address is copied, highlighted and said in a toast of two seconds', async ({ page }) => {
  await openToolPage(page);
  const entry = row(page, town);
  const lifetime = await measureToast(page, indexingToasts.copied.title);
  await entry.getByRole('button', { name: words.copyButton }).click();
  await expect(entry.getByRole('button', { name: words.copiedButton })).toBeVisible();
  expect(await clipboard(page)).toBe(town);
  expectAbout(await lifetime(), indexingToasts.copied.durationMs);
  await expect(entry.getByRole('button', { name: words.copiedButton })).toBeHidden();
});

test('all addresses of the list are copied, and every page behind the switch', async ({ page }) => {
  await openToolPage(page);
  await expect(page.locator('code')).toHaveText(short);
  const lifetime = await measureToast(page, indexingToasts.allCopied.title);
  await page.getByRole('button', { name: words.copyAllButton }).click();
  await expect.poll(() => clipboard(page)).toBe(short.join('\n'));
  expectAbout(await lifetime(), indexingToasts.allCopied.durationMs);

  await page.getByRole('switch', { name: words.allPagesSwitch }).check();
  const listed = indexingUrls.map(({ url }) => url);
  await expect(page.locator('code')).toHaveText(listed);
  await page.getByRole('button', { name: words.copyAllButton }).click();
  await expect.poll(() => clipboard(page)).toBe(listed.join('\n'));
});

test('the switch may be turned before the scripts have arrived', async ({ page }) => {
  const letScriptsThrough = await openWithHeldScripts(page, toolPage.path);
  await page.getByRole('switch', { name: words.allPagesSwitch }).check();
  await expect(page.locator('code')).toHaveCount(short.length);
  letScriptsThrough();
  await expect(page.locator('code')).toHaveCount(indexingUrls.length);
  await expect(page.getByRole('switch', { name: words.allPagesSwitch })).toBeChecked();
});

test('a refused clipboard says so and leaves the address selected; copying by hand takes addresses only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openToolPage(page);
  await row(page, town).getByRole('button', { name: words.copyButton }).click();
  const { title, description } = indexingToasts.copyFailed;
  await expect(toastOf(page)).toHaveText(`${title} ${description}`);
  expect(await selected(page)).toEqual([town]);

  await page.getByRole('button', { name: words.copyAllButton }).click();
  const all = indexingToasts.copyAllFailed;
  await expect(toastOf(page)).toHaveText(`${all.title} ${all.description}`);
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(async () => (await clipboard(page)).split(/\s+/).filter(Boolean)).toEqual(short);
});

test('bad news is painted in another colour than good news', async ({ page }) => {
  await openToolPage(page);
  const copyAll = page.getByRole('button', { name: words.copyAllButton });
  const background = () => toastOf(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
  await copyAll.click();
  await expect(toastOf(page)).toContainText(indexingToasts.allCopied.title);
  const good = await background();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await copyAll.click();
  await expect(toastOf(page)).toContainText(indexingToasts.copyAllFailed.title);
  expect(await background()).not.toBe(good);
});

test('inspect opens the console for the address in a new tab without access to this one, and copies it', async ({
  page,
  context,
}) => {
  await context.route('https://search.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Inspector</title>' }),
  );
  await openToolPage(page);
  const opened = context.waitForEvent('page');
  await row(page, town).getByRole('link', { name: words.inspectButton }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  const { origin } = new URL(town);
  expect(tab.url()).toBe(
    `https://search.google.com/search-console/inspect?resource_id=${origin}/&id=${encodeURIComponent(town)}`,
  );
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect.poll(() => clipboard(page)).toBe(town);
  await expect(page.getByText(words.requestsToday(1))).toBeVisible();
});

test('ticks stay in this browser, count for today, and can be reset', async ({ page }) => {
  await openToolPage(page);
  await row(page, home).getByRole('checkbox').check();
  await row(page, town).getByRole('checkbox').check();
  await expect(page.getByText(words.requestsToday(2))).toBeVisible();
  await openToolPage(page);
  await expect(row(page, town).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: words.resetButton }).click();
  await expect(page.getByText(words.requestsToday(0))).toBeVisible();
  await expect(row(page, town).getByRole('checkbox')).not.toBeChecked();
});

test('nothing moves when a row is ticked', async ({ page }) => {
  for (const width of [390, 600, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await openToolPage(page);
    const boxes = async () => [await boxOf(row(page, home)), await boxOf(row(page, home).getByRole('checkbox'))];
    await row(page, home).getByRole('checkbox').uncheck();
    const unticked = await boxes();
    await row(page, home).getByRole('checkbox').check();
    expect(await boxes()).toEqual(unticked);
  }
});

test('nothing moves on the tool’s page while it hydrates', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(toolPage.path);
    await expect(row(page, town).getByRole('checkbox')).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shifts(), `${width} px`).toEqual([]);
  }
});

test('where storage is blocked the tool works without ticks', async ({ page }) => {
  await blockStorage(page);
  await openToolPage(page);
  await expect(row(page, town).getByRole('checkbox')).toHaveCount(0);
  await row(page, town).getByRole('button', { name: words.copyButton }).click();
  await expect.poll(() => clipboard(page)).toBe(town);
});

for (const { path, button } of [
  { path: '/', button: words.hiddenButton },
  ...toolTownPaths.map((path) => ({ path, button: words.openButton })),
]) {
  test(`on ${path} the tool opens over the page by keyboard alone, keeps focus inside and gives it back`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    const opener = page.getByRole('button', { name: button });
    await opener.focus();
    await expectHydrated(page);
    // The tool itself is not loaded before it is opened, unless its button is there to be seen.
    const isSeen = button === words.openButton;
    if (isSeen) await expect.poll(scripts).toContain(inspector);
    else expect((await scripts()).includes(inspector)).toBe(false);
    const fetched = isSeen ? undefined : page.waitForRequest('**/_next/static/**');

    await page.keyboard.press('Enter');
    await fetched;
    await expect(dialog(page)).toBeVisible();
    expect((await scripts()).includes(inspector)).toBe(true);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height });

    await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isBehindDialog)).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.closeButton }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`on ${path} the way out of the tool stays in sight on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    const rows = dialog(page).getByRole('link', { name: words.inspectButton });
    await expect(rows).toHaveCount(short.length);
    await rows.last().scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('heading', { name: words.heading })).not.toBeInViewport();
    await expect(page.getByRole('button', { name: words.closeButton })).toBeInViewport({ ratio: 1 });
  });

  test(`on ${path} the first click opens the tool, and its toasts stand over it`, async ({ page }) => {
    await page.goto(path);
    const opener = page.getByRole('button', { name: button });
    await opener.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(opener);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    if (button === words.hiddenButton) {
      await expect(opener).toHaveCSS('opacity', '0.1');
      expect([x, y + height]).toEqual([0, page.viewportSize()?.height]);
    }
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await row(page, town).getByRole('button', { name: words.copyButton }).click();
    await expect(toastOf(page)).toHaveText(indexingToasts.copied.title);
    expect(await toastOf(page).evaluate((element) => element.closest('dialog') !== null)).toBe(true);
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: words.closeButton }).click();
    await expect(dialog(page)).toBeHidden();
  });
}

test('the list passes under the bar that holds the close button', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: words.hiddenButton }).press('Enter');
  const copyAll = dialog(page).getByRole('button', { name: words.copyAllButton });
  const passed = [copyAll, row(page, town).getByRole('link')];
  for (const control of passed) expect(await control.evaluate(isCoveredAtTheTop)).toBe(true);
});

/** Whether a control of a dialog lies under something else once it is scrolled to the top. */
function isCoveredAtTheTop(control: Element) {
  const list = control.closest('dialog');
  list?.scrollBy({ top: control.getBoundingClientRect().top - 20, behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return Math.abs(top - 20) < 1 && !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

for (const [fate, handle] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['hangs', () => undefined],
] as const) {
  test(`where the tool ${fate}, its button leads to the tool’s own page`, async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: words.hiddenButton });
    await opener.focus();
    await expectHydrated(page);
    await page.route('**/_next/**', handle);
    await opener.press('Enter');
    await expect(page).toHaveURL(toolPage.path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('no other page carries the button', async ({ request }) => {
  const others = pages.filter(({ kind, path }) => kind !== 'home' && !toolTownPaths.includes(path));
  for (const { path } of others) {
    const html = decode(await (await request.get(path)).text());
    for (const button of [words.openButton, words.hiddenButton]) expect(html, path).not.toContain(button);
  }
});

/** On <body>, focus is with the browser's own controls. */
function isBehindDialog() {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}

async function openToolPage(page: Page) {
  await page.goto(toolPage.path);
  await expectHydrated(page);
}

/** Watches for a toast from now on; the returned function tells how long it was shown, in ms of the page's clock. */
async function measureToast(page: Page, text: string) {
  const lifetime = page.evaluate((title) => {
    const isShown = () => [...document.querySelectorAll('li')].some((item) => item.textContent?.trim() === title);
    return new Promise<number>((resolve) => {
      let shownAt = 0;
      new MutationObserver((_changes, observer) => {
        if (!shownAt && isShown()) shownAt = performance.now();
        if (!shownAt || isShown()) return;
        observer.disconnect();
        resolve(performance.now() - shownAt);
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, text);
  return () => lifetime;
}

/**
 * The page's clock starts a little late and ends a little late on a busy machine; the two durations are a second apart.
 */
function expectAbout(measuredMs: number, durationMs: number) {
  expect(measuredMs).toBeGreaterThan(durationMs - 400);
  expect(measuredMs).toBeLessThan(durationMs + 500);
}

/** The selected text, line by line. */
function selected(page: Page) {
  return page.evaluate(() => getSelection()?.toString().split(/\s+/).filter(Boolean));
}
