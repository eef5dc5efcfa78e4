import { expect, type Route, test } from '@playwright/test';
import { email, phone } from '../content/business';
import { quoteToasts, quoteWords } from '../content/quote';
import { requestNumberIn } from '../content/request-number.fixture';
import { blockStorage, isCovered } from './page-actions';
import { down, Visitor } from './quote-visitor';

// The form of a town's page against the local mail desk, which keeps EmailJS's contract and fails when it is told to.

const words = quoteWords.failure;

const refusals = [
  { status: 400, text: 'The Public Key is invalid.' },
  { status: 412, text: 'Gmail_API: Request had insufficient authentication scopes.' },
  { status: 422, text: 'The recipients address is empty' },
  { status: 500, text: 'Internal Server Error' },
];

for (const { status, text } of refusals) {
  for (const mail of ['notification', 'auto-reply'] as const) {
    test(`after a ${status} for the ${mail} nothing is lost, and a second try leaves the owner one request`, async ({
      page,
    }) => {
      const visitor = new Visitor(page);
      const logged: Array<string> = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await visitor.open();
      await visitor.fillIn();
      await visitor.plan(mail, { action: 'refuse', status, text });
      await visitor.submit.click();
      await visitor.expectFailure(mail === 'auto-reply' ? words.arrived : words.lost);
      expect(logged.join('\n')).toContain(`The quote request could not be sent: ${status} ${text}`);
      await visitor.expectSecondTryToSucceed();
    });
  }
}

test('what a failure says comes into view below the button, and takes nobody away from what they have scrolled to', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  const status = visitor.form.getByText(words.lost);
  const held: Array<Route> = [];
  await page.route('**/email/send', (route) => {
    held.push(route);
  });
  await visitor.open();
  await visitor.fillIn();
  for (const leaves of [false, true]) {
    await visitor.submit.click();
    await expect.poll(() => held.length).toBe(1);
    if (leaves) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await held.pop()?.fulfill({ status: 500, body: 'Down' });
    await visitor.expectToast(quoteToasts.failed);
    await expect(status).toBeVisible();
    if (leaves) expect(await page.evaluate(() => scrollY)).toBe(0);
    else await expect(status).toBeInViewport();
  }
});

test('a 429 is answered by another try, unseen by the visitor', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('auto-reply', { action: 'refuse', status: 429, text: 'Too Many Requests' });
  const answers: Array<number> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/email/send')) answers.push(response.status());
  });
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  expect(answers).toEqual([200, 429, 200]);
  expect(await visitor.kinds()).toEqual(['notification', 'auto-reply']);
});

test('after two 429 the failure is shown, and a second try succeeds', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('auto-reply', { action: 'refuse', status: 429, text: 'Too Many Requests', times: 2 });
  await visitor.submit.click();
  await visitor.expectFailure(words.arrived);
  await visitor.expectSecondTryToSucceed();
});

for (const mail of ['notification', 'auto-reply'] as const) {
  test(`when the connection drops at the ${mail} nothing is lost`, async ({ page }) => {
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.fillIn();
    // Many times: Chromium sends a POST again by itself when a kept-alive connection breaks.
    await visitor.plan(mail, { action: 'drop', times: 20 });
    await visitor.submit.click();
    await visitor.expectFailure(mail === 'auto-reply' ? words.arrived : words.unknown);
    await page.request.delete('/mail-desk/next');
    await visitor.expectSecondTryToSucceed();
  });

  test(`no answer for 20 s at the ${mail} counts as failed after 15 s, and the late one is not sent twice`, async ({
    page,
  }) => {
    test.slow();
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.fillIn();
    await visitor.plan(mail, { action: 'delay', milliseconds: 20_000 });
    await visitor.submit.click();
    await visitor.expectFailure(mail === 'auto-reply' ? words.arrived : words.unknown);
    await visitor.expectSecondTryToSucceed();
    expect((await visitor.kinds()).filter((kind) => kind === 'auto-reply')).toHaveLength(1);
  });
}

test('offline, nothing is lost; back online, a second try succeeds', async ({ page, context }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await context.setOffline(true);
  await visitor.submit.click();
  await visitor.expectFailure(words.lost);
  await context.setOffline(false);
  await visitor.expectSecondTryToSucceed();
});

for (const [width, height] of [
  [320, 480],
  [844, 390],
] as const) {
  test(`on a phone of ${width} × ${height} the reason of a failure is in view, clear of the toast`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.fillInRequired('Ann');
    await visitor.plan('notification', down);
    await visitor.submit.press('Enter');
    await visitor.expectToast(quoteToasts.failed);
    await expect(visitor.form.getByRole('status')).toBeInViewport({ ratio: 1 });
    expect(await isCovered(visitor.form.getByRole('status'))).toBe(false);
  });
}

test('in a page enlarged to 400 % the button that has the focus again is clear of the toast', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillInRequired('Ann');
  await visitor.plan('notification', down);
  for (const toast of [quoteToasts.failed, quoteToasts.sent]) {
    await visitor.submit.press('Enter');
    await visitor.expectToast(toast);
    await expect(visitor.submit).toBeFocused();
    await expect.poll(() => isCovered(visitor.submit)).toBe(false);
    await expect(visitor.submit).toBeInViewport({ ratio: 1 });
  }
});

test('where site storage is blocked a request is sent all the same, at once or after a failure', async ({ page }) => {
  await blockStorage(page);
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('notification', down);
  await visitor.submit.click();
  await visitor.expectFailure(words.lost);
  await visitor.expectSecondTryToSucceed();
});

test('after a failure the request can be called in, texted, emailed or copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('notification', down);
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.failed);
  const href = async (name: string) =>
    decodeURIComponent((await visitor.form.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '');
  const lines = visitor.requestLines(requestNumberIn(await href(words.mail)));
  const body = lines.join('\r\n');
  expect(await href(words.call(phone.display))).toBe(`tel:${phone.international}`);
  if (phone.receivesTexts) expect(await href(words.text)).toBe(`sms:${phone.international}?&body=${body}`);
  else await expect(visitor.form.getByRole('link', { name: words.text })).toHaveCount(0);
  expect(await href(words.mail)).toBe(`mailto:${email.address}?subject=${lines[0]}&body=${body}`);
  await visitor.form.getByRole('button', { name: words.copy }).click();
  await expect(visitor.form.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
});
