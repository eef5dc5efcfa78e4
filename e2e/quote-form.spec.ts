import { expect, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { additionalServices, messageLimit, quoteMail, quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { requestNumberIn } from '../content/request-number.fixture';
import { openWithHeldScripts } from '../tools/page-probes';
import { townPath } from './addresses';
import { findViolations } from './axe';
import { boxOf } from './page-actions';
import { chosen, Visitor } from './quote-visitor';
import { siteBrand } from './site-brand';

// The form of a town's page against the local mail desk, which keeps EmailJS's contract.

const second = entry(serviceChoices, 1);
const lastBox = entry(additionalServices, -1);

test('both mails arrive with every variable, the owner’s first, a second apart; then the form is empty', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.submit.click();
  await expect(visitor.form.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  await visitor.expectToast(quoteToasts.sent);
  const status = visitor.form.getByRole('status');
  await expect(status).toHaveText(quoteWords.sentStatus);
  // What only a screen reader says is one pixel wide.
  expect((await boxOf(status)).width).toBeGreaterThan(20);
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
    brand_name: siteBrand().name,
  });
  expect(autoReply?.kind).toBe('auto-reply');
  expect(autoReply?.params).toEqual({
    customer_name: 'Ann Smith',
    customer_email: visitor.email,
    brand_name: siteBrand().name,
    service: chosen.service,
    additional_services: chosen.additionalServices,
  });
  expect(Date.parse(autoReply?.at ?? '') - Date.parse(notification?.at ?? '')).toBeGreaterThanOrEqual(1_100);
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

test('axe finds nothing while a request is sent', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('notification', { action: 'delay', milliseconds: 14_000 });
  await visitor.submit.click();
  const sending = visitor.form.getByRole('button', { name: quoteWords.sending });
  await expect(sending).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await expect(sending, 'axe looked while it was sent').toBeDisabled();
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
  await expect(visitor.form.getByText(quoteWords.count(60_000)).first()).toBeVisible();
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
  const honeypot = await boxOf(visitor.form.getByText(quoteWords.honeypot));
  expect(Math.max(honeypot.width, honeypot.height), 'no person sees the box').toBeLessThanOrEqual(1);
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
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await visitor.fillInRequired('Early');
  await visitor.field('service').selectOption(second.value);
  await visitor.box(lastBox).check();
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
    additional_services: lastBox.label,
  });
});
