import { expect, type Page, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { noService, quoteFields, quoteToasts, serviceChoices } from '../content/quote';
import { createGate, openWithHeldScripts } from '../tools/page-probes';
import { otherPath, townPath } from './addresses';
import { boxOf, collectScripts, expectHydrated, interceptScript, scriptMarks } from './page-actions';
import { Visitor } from './quote-visitor';

// The form's list of services, by mouse, keyboard and finger.

const first = entry(serviceChoices, 0);
const second = entry(serviceChoices, 1);
const last = entry(serviceChoices, -1);

// What is still being fetched when a test ends is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a mouse opens the styled list of services, also as the first thing it does, before any script has come', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.form.getByRole('combobox').click();
  await visitor.option(second).click();
  await expect(visitor.combobox).toHaveText(second.label);
  await expect(visitor.form.locator('[name=service]')).toHaveValue(second.value);

  const letScriptsThrough = await openWithHeldScripts(page, otherPath);
  await visitor.form.getByRole('combobox').click();
  letScriptsThrough();
  await visitor.option(last).click();
  await expect(visitor.combobox).toHaveText(last.label);
});

test('the list does not open over a visitor who has gone on to another field before it came', async ({ page }) => {
  const visitor = new Visitor(page);
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await visitor.form.getByRole('combobox').click();
  await visitor.field('message').click();
  await page.keyboard.type('One stain');
  letScriptsThrough();
  await expectHydrated(page);
  await page.waitForTimeout(1_000);
  await page.keyboard.type(', and more');
  await expect(visitor.field('message')).toHaveValue('One stain, and more');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('where the styled list does not come, the browser’s own opens in its place, and at every later press', async ({
  page,
}) => {
  const ownListOpens = await countOwnLists(page);
  await holdStyledList(page);
  await page.goto(townPath);
  const visitor = new Visitor(page);
  await visitor.approach();
  await visitor.form.getByRole('combobox').click();
  await expect.poll(ownListOpens).toBe(1);
  expect(await opensOwnListAtOnce(visitor)).toBe(true);
});

test('where no script comes, a press on the list opens the browser’s own', async ({ page }) => {
  const ownListOpens = await countOwnLists(page);
  await openWithHeldScripts(page, townPath);
  const visitor = new Visitor(page);
  await visitor.form.getByRole('combobox').click();
  await expect.poll(ownListOpens).toBe(1);
  await expect(visitor.form.getByRole('combobox')).not.toHaveAttribute('aria-busy');
  expect(await opensOwnListAtOnce(visitor)).toBe(true);
});

/** Counts how often a script has the browser open its own list, which no test can see. */
async function countOwnLists(page: Page) {
  await page.addInitScript(() => {
    HTMLSelectElement.prototype.showPicker = () => {
      document.documentElement.dataset.ownLists = `${Number(document.documentElement.dataset.ownLists ?? 0) + 1}`;
    };
  });
  return async () => Number(await page.locator('html').getAttribute('data-own-lists'));
}

/** Whether a press is left to the browser. */
function opensOwnListAtOnce({ form }: Visitor) {
  return form
    .getByRole('combobox')
    .evaluate((list) => list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })));
}

test('the styled list does not take the place of the browser’s own while that has the focus', async ({ page }) => {
  const visitor = new Visitor(page);
  await focusListBeforeStyledOne(visitor);
  await expect(visitor.form.locator('select')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visitor.combobox).toBeVisible();
});

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`where the browser’s own list has the focus, ${key} opens the styled one, and letters choose`, async ({
    page,
  }) => {
    const visitor = new Visitor(page);
    await focusListBeforeStyledOne(visitor);
    await page.keyboard.press(key);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type(second.label, { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(visitor.combobox).toHaveText(second.label);
    await expect(visitor.combobox).toBeFocused();
  });
}

/** Focuses the browser's own list while the styled one is on its way, and waits until that is there. */
async function focusListBeforeStyledOne(visitor: Visitor) {
  const { page } = visitor;
  const letListThrough = await holdStyledList(page);
  await visitor.open();
  await visitor.field('service').focus();
  const arrival = page.evaluate(async () => {
    await new Promise((resolve) => document.addEventListener('load', resolve, { capture: true, once: true }));
    for (const _ of ['this', 'next']) await new Promise(requestAnimationFrame);
  });
  letListThrough();
  await arrival;
}

/** Lets all scripts through but that of the styled list, which waits until the returned function is called. */
async function holdStyledList(page: Page) {
  const { gate, open } = createGate();
  await interceptScript(page, scriptMarks.select, async (route, response) => {
    await gate;
    await route.fulfill({ response });
  });
  return open;
}

test('the list offers the services, and a way back to none only once one is chosen', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  const options = page.getByRole('option');
  const labels = serviceChoices.map(({ label }) => label);
  await visitor.combobox.click();
  await expect(options).toHaveText(labels);
  await visitor.option(second).click();
  await visitor.combobox.click();
  await expect(options).toHaveText([noService.label, ...labels]);
  await visitor.option(noService).click();
  await expect(visitor.combobox).toHaveText(noService.label);
  await visitor.combobox.click();
  await expect(options).toHaveText(labels);
});

test('the list keeps 10 px from the edges of a low window and can be scrolled, by its arrows as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 260 });
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.combobox.scrollIntoViewIfNeeded();
  await visitor.combobox.click();
  const { y, height } = await boxOf(page.getByRole('listbox'));
  expect(y).toBeGreaterThanOrEqual(9.5);
  expect(y + height).toBeLessThanOrEqual(250.5);
  await expect(visitor.option(first)).toBeFocused();
  await page.keyboard.press('End');
  await expect(visitor.option(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(visitor.option(first)).toBeFocused();
  const scrolled = () => page.locator(`[${scriptMarks.select}]`).evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('End');
  await expect(visitor.option(last)).toBeFocused();
  await expect.poll(scrolled).toBeGreaterThan(0);
  // The arrow above the list, which scrolls it for as long as the mouse rests there.
  await page.getByRole('listbox').locator('> [aria-hidden=true]').first().hover();
  await expect.poll(scrolled).toBe(0);
  await page.mouse.move(1, 1);
  await page.keyboard.press('End');
  await expect(visitor.option(last)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.combobox).toHaveText(last.label);
  await visitor.combobox.click();
  await expect(visitor.option(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(visitor.option(noService)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.combobox).toHaveText(noService.label);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the service list is the phone’s own', async ({ page }) => {
    const visitor = new Visitor(page);
    const scripts = collectScripts(page);
    await visitor.open();
    await visitor.field('name').tap();
    await expect.poll(scripts).toContain(scriptMarks.toast);
    expect((await scripts()).includes(scriptMarks.select)).toBe(false);
    await visitor.field('service').selectOption({ label: last.label });
    await expect(visitor.form.locator('select')).toHaveValue(last.value);
    await expect(visitor.combobox).toHaveCount(0);
    await visitor.fillInRequired('Ann');
    await visitor.submit.tap();
    await visitor.expectToast(quoteToasts.sent);
    expect((await visitor.mails())[0]?.params.service).toBe(last.label);
    await expect(visitor.form.locator('select')).toHaveValue(noService.value);
  });
});

test('once a mouse has opened the styled list, its label gives it the focus, letters choose, and assistive technology opens it', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.combobox.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.field('name').focus();
  await visitor.form.getByText(quoteFields.service.label, { exact: true }).click();
  await expect(visitor.combobox).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  // A space is typed like any other letter.
  const service = serviceChoices.find(({ label }) => label.includes(' '));
  if (service) await page.keyboard.type(service.label, { delay: 20 });
  await expect(visitor.combobox).toHaveText(service?.label ?? noService.label);
  await expect(page.getByRole('listbox')).toBeHidden();
  // Without a pointer.
  await visitor.combobox.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('listbox')).toBeVisible();
});
