import { expect, type Page, test } from '@playwright/test';
import { entry } from '../content/checks/entry.fixture';
import { additionalServices, noService, quoteFields, quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { createGate, openWithHeldScripts } from '../tools/page-probes';
import { otherPath, townPath } from './addresses';
import { boxOf, collectScripts, expectHydrated, isCovered } from './page-actions';
import { down, Visitor } from './quote-visitor';

// The form of a town's page by mouse, keyboard and finger.

const words = quoteWords.failure;
const first = entry(serviceChoices, 0);
const second = entry(serviceChoices, 1);
const lastButOne = entry(serviceChoices, -2);
const last = entry(serviceChoices, -1);
const [, secondBox] = additionalServices;

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
  const letListThrough = await holdStyledList(page);
  await visitor.open();
  await visitor.field('service').focus();
  const arrival = page.evaluate(async () => {
    await new Promise((resolve) => document.addEventListener('load', resolve, { capture: true, once: true }));
    for (const _ of ['this', 'next']) await new Promise(requestAnimationFrame);
  });
  letListThrough();
  await arrival;
  await expect(visitor.form.locator('select')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visitor.combobox).toBeVisible();
});

/** Lets all scripts through but that of the styled list, which waits until the returned function is called. */
async function holdStyledList(page: Page) {
  const { gate, open } = createGate();
  await page.route('**/_next/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-radix-select-viewport')) await gate;
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

test('the form is filled in and sent by keyboard alone, and says what it does', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.combobox.waitFor();
  await visitor.field('name').focus();
  for (const text of ['Ann Smith', '250-555-0100', visitor.email, 'Maple Bay', 'Truck']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(visitor.combobox).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.option(first)).toBeFocused();
  await page.keyboard.type(distinctStart(lastButOne.label));
  await expect(visitor.option(lastButOne)).toBeFocused();
  // After a second without a letter another name begins.
  await page.waitForTimeout(1_100);
  await page.keyboard.type(distinctStart(first.label));
  await expect(visitor.option(first)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.combobox).toBeFocused();
  await expect(visitor.combobox).toHaveText(noService.label);
  await page.keyboard.press('Space');
  await expect(visitor.option(first)).toBeFocused();
  await page.keyboard.press('End');
  await expect(visitor.option(last)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(visitor.option(lastButOne)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.combobox).toHaveText(lastButOne.label);
  await expect(visitor.combobox).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Over the boxes after the second, to the message.
  for (const _ of additionalServices.slice(1)) await page.keyboard.press('Tab');
  await page.keyboard.type('Please call after five');
  await page.keyboard.press('Tab');
  await expect(visitor.submit).toBeFocused();
  await visitor.plan('notification', down);
  await page.keyboard.press('Enter');
  await expect(visitor.form.getByRole('status')).toHaveText(words.lost);
  await expect(visitor.submit).toBeFocused();
  await visitor.plan('notification', { action: 'delay', milliseconds: 2_000 });
  await page.keyboard.press('Enter');
  await expect(visitor.form.getByRole('status')).toHaveText(quoteWords.sendingStatus);
  await visitor.expectToast(quoteToasts.sent);
  await expect(visitor.submit).toBeFocused();
  expect((await visitor.mails())[0]?.params).toMatchObject({
    vehicle: 'Truck',
    service: lastButOne.label,
    additional_services: secondBox.label,
  });
});

test('a visitor who sends by Enter in a check box goes on from the button', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillInRequired('Ann');
  await visitor.plan('notification', { action: 'delay', milliseconds: 1_000 });
  await visitor.box(secondBox).press('Enter');
  await visitor.expectToast(quoteToasts.sent);
  await expect(visitor.submit).toBeFocused();
});

test('what the keyboard reaches while a toast is shown is not under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  // Scrolling then takes no time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('notification', down);
  await visitor.submit.press('Enter');
  await visitor.expectToast(quoteToasts.failed);
  const name = visitor.field('name');
  do {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isCovered(page.locator(':focus'))).toBe(false);
  } while (!(await name.evaluate((field) => field === document.activeElement)));
});

test('the field that is asked for is red, and its label, with a star, is not under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const visitor = new Visitor(page);
  await visitor.open();
  // A smooth scroll takes its time.
  const settle = () => page.waitForTimeout(1_000);
  await visitor.submit.focus();
  await settle();
  await visitor.submit.press('Enter');
  await expect(visitor.field('name')).toBeFocused();
  await settle();
  const label = visitor.form.getByText(quoteFields.name.label);
  const star = await label.evaluate((words) => {
    const { content, color } = getComputedStyle(words, '::after');
    return { content, color };
  });
  expect(star.content).toContain('*');
  await expect(visitor.field('name')).toHaveCSS('border-color', star.color);
  await expect(visitor.field('vehicle')).not.toHaveCSS('border-color', star.color);
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await isCovered(label)).toBe(false);
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
  const scrolled = () => page.locator('[data-radix-select-viewport]').evaluate(({ scrollTop }) => scrollTop);
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
    await expect.poll(scripts).toContain('toast.swipeStart');
    expect((await scripts()).includes('data-radix-select-viewport')).toBe(false);
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

/** The letters that tell a choice from the others, as somebody types them into the open list. */
function distinctStart(label: string) {
  const others = [noService, ...serviceChoices].filter((choice) => choice.label !== label);
  const starts = Array.from(label, (_, index) => label.slice(0, index + 1));
  return (starts.find((start) => others.every((choice) => !choice.label.startsWith(start))) ?? label).toLowerCase();
}

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
