import { expect, type Page, test } from '@playwright/test';
import { indexingToasts, indexingWords as words } from '../content/indexing';
import { indexingUrls } from '../content/indexing-urls';
import { toolPage } from '../content/pages';
import { openWithHeldScripts, watchLayoutShifts } from '../tools/page-probes';
import { toolTownPaths } from './addresses';
import { home, rowOf, shortList, town } from './indexing-actions';
import { blockStorage, boxOf, expectHydrated, toastOf } from './page-actions';

// The owner's tool on its own page, in a real browser.
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the addresses with the inspector, and no control that would do nothing', async ({ page }) => {
    await page.goto(toolPage.path);
    await expect(page.locator('code')).toHaveText(shortList);
    await expect(page.getByRole('main').getByRole('link', { name: words.inspectButton })).toHaveCount(shortList.length);
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
  const entry = rowOf(page, town);
  const lifetime = await measureToast(page, indexingToasts.copied.title);
  await entry.getByRole('button', { name: words.copyButton }).click();
  await expect(entry.getByRole('button', { name: words.copiedButton })).toBeVisible();
  expect(await clipboard(page)).toBe(town);
  expectAbout(await lifetime(), indexingToasts.copied.durationMs);
  await expect(entry.getByRole('button', { name: words.copiedButton })).toBeHidden();
});

test('all addresses of the list are copied, and every page behind the switch', async ({ page }) => {
  await openToolPage(page);
  await expect(page.locator('code')).toHaveText(shortList);
  const lifetime = await measureToast(page, indexingToasts.allCopied.title);
  await page.getByRole('button', { name: words.copyAllButton }).click();
  await expect.poll(() => clipboard(page)).toBe(shortList.join('\n'));
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
  await expect(page.locator('code')).toHaveCount(shortList.length);
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
  await rowOf(page, town).getByRole('button', { name: words.copyButton }).click();
  const { title, description } = indexingToasts.copyFailed;
  await expect(toastOf(page)).toHaveText(`${title} ${description}`);
  expect(await selected(page)).toEqual([town]);

  await page.getByRole('button', { name: words.copyAllButton }).click();
  const all = indexingToasts.copyAllFailed;
  await expect(toastOf(page)).toHaveText(`${all.title} ${all.description}`);
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(async () => (await clipboard(page)).split(/\s+/).filter(Boolean)).toEqual(shortList);
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
  await rowOf(page, town).getByRole('link', { name: words.inspectButton }).click();
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
  await rowOf(page, home).getByRole('checkbox').check();
  await rowOf(page, town).getByRole('checkbox').check();
  await expect(page.getByText(words.requestsToday(2))).toBeVisible();
  await openToolPage(page);
  await expect(rowOf(page, town).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: words.resetButton }).click();
  await expect(page.getByText(words.requestsToday(0))).toBeVisible();
  await expect(rowOf(page, town).getByRole('checkbox')).not.toBeChecked();
});

test('nothing moves when a row is ticked', async ({ page }) => {
  for (const width of [390, 600, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await openToolPage(page);
    const boxes = async () => [await boxOf(rowOf(page, home)), await boxOf(rowOf(page, home).getByRole('checkbox'))];
    await rowOf(page, home).getByRole('checkbox').uncheck();
    const unticked = await boxes();
    await rowOf(page, home).getByRole('checkbox').check();
    expect(await boxes()).toEqual(unticked);
  }
});

test('nothing moves on the tool’s page while it hydrates', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(toolPage.path);
    await expect(rowOf(page, town).getByRole('checkbox')).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shifts(), `${width} px`).toEqual([]);
  }
});

test('where storage is blocked the tool works without ticks', async ({ page }) => {
  await blockStorage(page);
  await openToolPage(page);
  await expect(rowOf(page, town).getByRole('checkbox')).toHaveCount(0);
  await rowOf(page, town).getByRole('button', { name: words.copyButton }).click();
  await expect.poll(() => clipboard(page)).toBe(town);
});

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
