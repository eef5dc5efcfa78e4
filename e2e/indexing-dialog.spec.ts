import { expect, type Page, type Route, test } from '@playwright/test';
import { indexingToasts, indexingWords as words } from '../content/indexing';
import { pages, toolPage } from '../content/pages';
import { decode } from '../tools/exported-html';
import { toolTownPaths } from './addresses';
import { findViolations } from './axe';
import { rowOf, shortList, town } from './indexing-actions';
import { boxOf, collectScripts, expectHydrated, toastOf } from './page-actions';

// The owner's tool over the home page and the towns that show its button, in a real browser.
const dialog = (page: Page) => page.getByRole('dialog', { name: words.heading });

/** Only the tool's own code leads there. */
const inspector = 'search.google.com/search-console';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

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
    await expect(rows).toHaveCount(shortList.length);
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
    await rowOf(page, town).getByRole('button', { name: words.copyButton }).click();
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
  const passed = [copyAll, rowOf(page, town).getByRole('link')];
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
