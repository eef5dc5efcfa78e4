import { expect, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { additionalServices, noService, quoteFields, quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { isCovered } from './page-actions';
import { down, Visitor } from './quote-visitor';

// The form of a town's page by keyboard.

const words = quoteWords.failure;
const first = entry(serviceChoices, 0);
const lastButOne = entry(serviceChoices, -2);
const last = entry(serviceChoices, -1);
const [, secondBox] = additionalServices;

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

/** The letters that tell a choice from the others, as somebody types them into the open list. */
function distinctStart(label: string) {
  const others = [noService, ...serviceChoices].filter((choice) => choice.label !== label);
  const starts = Array.from(label, (_, index) => label.slice(0, index + 1));
  return (starts.find((start) => others.every((choice) => !choice.label.startsWith(start))) ?? label).toLowerCase();
}
