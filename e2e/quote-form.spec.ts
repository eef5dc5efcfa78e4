import { expect, test } from '@playwright/test';
import { requestNumberIn } from '../content/checks/request-number.fixture';
import {
  additionalServices,
  messageLimit,
  noService,
  quoteFields,
  quoteMail,
  quoteToasts,
  quoteWords,
  serviceChoices,
} from '../content/quote';
import { holdScripts } from '../tools/page-probes';
import { otherPath, townPath } from './addresses';
import { findViolations } from './axe';
import { boxOf, collectScripts, isCovered } from './page-actions';
import { chosen, down, entry, Visitor } from './quote-visitor';

// The form of a town's page against the local mail desk, which keeps EmailJS's contract.

const words = quoteWords.failure;
const second = entry(serviceChoices, 1);
const lastButOne = entry(serviceChoices, -2);
const last = entry(serviceChoices, -1);
const [, secondBox, thirdBox] = additionalServices;

test('both mails arrive with every variable, the owner’s first, a second apart; then the form is empty', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.submit.click();
  await expect(visitor.form.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  await visitor.expectToast(quoteToasts.sent);
  await visitor.expectEmptyForm();

  const [notification, autoReply, ...more] = await visitor.mails();
  expect(more).toEqual([]);
  expect(notification?.kind).toBe('notification');
  expect(notification?.params).toEqual({
    from_name: 'Ann Smith',
    from_email: visitor.email,
    phone: '250-555-0100',
    location: 'Maple Bay',
    service: chosen.service,
    vehicle: '2019, Subaru, Outback',
    additional_services: chosen.additionalServices,
    message: `One stain\nOn the back seat\n\n${quoteMail.requestNumber(requestNumberIn(notification?.params.message))}`,
    brand_name: expect.stringMatching(/./),
  });
  expect(autoReply?.kind).toBe('auto-reply');
  expect(autoReply?.params).toEqual({
    customer_name: 'Ann Smith',
    customer_email: visitor.email,
    brand_name: notification?.params.brand_name,
    service: chosen.service,
    additional_services: chosen.additionalServices,
  });
  expect(Date.parse(autoReply?.at ?? '') - Date.parse(notification?.at ?? '')).toBeGreaterThanOrEqual(1_100);
});

test('a mouse opens the styled list of services, also as the first thing it does, before any script has come', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.form.getByRole('combobox').click();
  await visitor.option(second).click();
  await expect(visitor.combobox).toHaveText(second.label);

  const letScriptsThrough = await holdScripts(page);
  await page.goto(otherPath, { waitUntil: 'domcontentloaded' });
  await visitor.form.getByRole('combobox').click();
  letScriptsThrough();
  await visitor.option(last).click();
  await expect(visitor.combobox).toHaveText(last.label);
});

test('only the required fields, and a double click, make one plain request', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillInRequired('Bob');
  await visitor.submit.dblclick();
  await visitor.expectToast(quoteToasts.sent);
  await expect(visitor.submit, 'the second click leaves the focus where it was').toBeFocused();
  expect(await visitor.kinds()).toEqual(['notification', 'auto-reply']);
  const [notification] = await visitor.mails();
  expect(notification?.params).toMatchObject({
    service: quoteMail.notSpecified,
    vehicle: quoteMail.notSpecified,
    additional_services: quoteMail.noAdditionalServices,
    message: quoteMail.requestNumber(requestNumberIn(notification?.params.message)),
  });
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
  await expect(visitor.option(noService)).toBeFocused();
  await page.keyboard.type(distinctStart(lastButOne.label));
  await expect(visitor.option(lastButOne)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.combobox).toBeFocused();
  await expect(visitor.combobox).toHaveText(noService.label);
  await page.keyboard.press('Space');
  await expect(visitor.option(noService)).toBeFocused();
  await page.keyboard.press('End');
  await expect(visitor.option(last)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(visitor.option(lastButOne)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.combobox).toHaveText(lastButOne.label);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
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

test('the label of the field that is asked for is not under the header', async ({ page }) => {
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
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await isCovered(label)).toBe(false);
});

test('axe finds nothing with the list open, while sending and after a failure', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.combobox.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await visitor.plan('notification', down);
  await visitor.plan('notification', { action: 'delay', milliseconds: 8_000 });
  await visitor.submit.click();
  await visitor.expectFailure(words.lost);
  expect(await findViolations(page)).toEqual([]);
  await visitor.submit.click();
  await expect(visitor.form.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
});

test('the list keeps 10 px from the edges of a low window and can be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 260 });
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.combobox.scrollIntoViewIfNeeded();
  await visitor.combobox.click();
  const { y, height } = await boxOf(page.getByRole('listbox'));
  expect(y).toBeGreaterThanOrEqual(9.5);
  expect(y + height).toBeLessThanOrEqual(250.5);
  await expect(visitor.option(noService)).toBeFocused();
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

test('markup, emoji, right-to-left words and a broken name arrive as text and run nowhere', async ({ page }) => {
  const visitor = new Visitor(page);
  const message = '<img src=x onerror="alert(1)"> {{phone}} 🚗 שלום & "so on"\n</table><script>alert(1)</script>';
  await visitor.open();
  await visitor.fillIn({ message });
  await visitor.field('location').fill(`https://maps.example.com/${'place'.repeat(40)}`);
  await visitor.field('name').evaluate((input: HTMLInputElement) => {
    // A one-line box refuses line breaks, so a program would send them from a box of its own.
    const box = Object.assign(document.createElement('textarea'), { name: 'name', value: 'Ann\r\nBcc: <b>all</b>' });
    input.replaceWith(box);
  });
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  const [notification] = await visitor.mails();
  expect(notification?.params.from_name).toBe('Ann Bcc: <b>all</b>');
  expect(notification?.params.message?.startsWith(message)).toBe(true);
  expect(notification?.subject).toContain('Ann Bcc: <b>all</b>');
  expect(notification?.html).not.toMatch(/<(img|script|b)\b/);

  const alerts: Array<string> = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto('/outbox');
  await page.setViewportSize({ width: 390, height: 844 });
  const frames = page.locator('article').filter({ hasText: visitor.email }).locator('iframe');
  await expect(frames).toHaveCount(2);
  await expect(page.locator('body script, article img')).toHaveCount(0);
  for (const frame of await frames.all()) {
    const body = frame.contentFrame().locator('body');
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  const texts = await Promise.all(
    (await frames.all()).map((frame) => frame.contentFrame().locator('body').textContent()),
  );
  expect(texts.join('\n')).toContain('<img src=x onerror="alert(1)"> {{phone}} 🚗 שלום & "so on"');
  expect(alerts).toEqual([]);
});

test('a message of 60 KB is refused with a sentence and stays; the longest one allowed arrives whole', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn({ message: 'x'.repeat(60_000) });
  await expect(visitor.form.getByText(quoteWords.count(60_000))).toBeVisible();
  await visitor.submit.click();
  const validation = await visitor.field('message').evaluate((box: HTMLTextAreaElement) => box.validationMessage);
  expect(validation).toBe(quoteWords.tooLong(messageLimit));
  await expect(visitor.field('message')).toBeFocused();
  expect(await visitor.mails()).toEqual([]);
  await visitor.field('message').fill('漢'.repeat(messageLimit));
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  expect((await visitor.mails())[0]?.params.message).toContain('漢'.repeat(messageLimit));
});

test('a program that fills every box sees success and sends nothing', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.form.locator('[inert] input').evaluate((box: HTMLInputElement) => {
    box.value = 'https://example.com';
  });
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  await visitor.expectEmptyForm();
  expect(await visitor.mails()).toEqual([]);
});

test('what is typed and submitted before the scripts arrive is sent when they do', async ({ page }) => {
  const visitor = new Visitor(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto(townPath, { waitUntil: 'domcontentloaded' });
  await visitor.fillInRequired('Early');
  await visitor.field('service').selectOption(second.value);
  await visitor.box(thirdBox).check();
  await visitor.submit.click();
  await expect(page).toHaveURL(townPath);
  await expect(visitor.field('name')).toHaveValue('Early');
  await expect(visitor.submit).toHaveAttribute('aria-busy', 'true');
  letScriptsThrough();
  await visitor.expectToast(quoteToasts.sent);
  await expect(visitor.submit).not.toHaveAttribute('aria-busy');
  expect(await visitor.kinds()).toEqual(['notification', 'auto-reply']);
  expect((await visitor.mails())[0]?.params).toMatchObject({
    service: second.label,
    additional_services: thirdBox.label,
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the service list is the phone’s own', async ({ page }) => {
    const visitor = new Visitor(page);
    const scripts = collectScripts(page);
    await visitor.open();
    await visitor.field('name').tap();
    await expect.poll(scripts).toContain('toast.swipeStart');
    expect(await scripts()).not.toContain('data-radix-select-viewport');
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
