import { expect, type Page, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { holdScripts } from '../tools/page-probes';
import { otherPath, townPath } from './addresses';
import { expectHydrated, leaveAndComeBack, testWithMemory } from './page-actions';
import { down, Visitor } from './quote-visitor';

const words = quoteWords.failure;

test('what was typed survives a reload, another page and the way back; a sent request leaves nothing behind', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await page.reload();
  await visitor.form.scrollIntoViewIfNeeded();
  await visitor.expectNothingLost();
  await visitor.open(otherPath);
  await visitor.expectNothingLost();
  await page.goBack();
  await visitor.form.scrollIntoViewIfNeeded();
  await visitor.expectNothingLost();
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  await page.reload();
  await visitor.approach();
  await visitor.expectEmptyForm();
});

test('on the way back the browser does not put its old text over what was typed since', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn({ message: 'One stain' });
  await visitor.open(otherPath);
  await expectHydrated(page);
  await visitor.field('message').fill('Two stains');
  await page.goBack();
  await visitor.approach();
  await expect(visitor.field('message')).toHaveValue('Two stains');
  await expect(visitor.field('name')).toHaveValue('Ann Smith');
});

test('on the way back what is typed before the scripts have come stays, in a field that was left as well', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn({ message: 'One stain' });
  await visitor.open(otherPath);
  await expectHydrated(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goBack({ waitUntil: 'commit' });
  await visitor.field('message').fill('Three stains');
  await visitor.field('message').blur();
  letScriptsThrough();
  await expectHydrated(page);
  await expect(visitor.field('message')).toHaveValue('Three stains');
  await expect(visitor.field('name')).toHaveValue('Ann Smith');
});

test('on the way back a touch of a field before the scripts have come keeps no older text', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn({ message: 'One stain' });
  await visitor.open(otherPath);
  await expectHydrated(page);
  await visitor.field('message').fill('One stain, and the boat');
  const letScriptsThrough = await holdScripts(page);
  await page.goBack({ waitUntil: 'commit' });
  await visitor.field('phone').focus();
  letScriptsThrough();
  await expectHydrated(page);
  await expect(visitor.field('message')).toHaveValue('One stain, and the boat');
  await expect(visitor.field('phone')).toBeFocused();
});

test('on the way back to a page whose text was sent from the next one, nothing of it is filled in again', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.open(otherPath);
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
  await page.goBack();
  await visitor.approach();
  await visitor.expectEmptyForm();
});

test('when only the confirmation failed, a reload does not make the owner get the request again', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('auto-reply', down);
  await visitor.submit.click();
  await visitor.expectFailure(words.arrived);
  await page.reload();
  await visitor.form.scrollIntoViewIfNeeded();
  await visitor.expectNothingLost();
  await visitor.expectSecondTryToSucceed();
});

/** Sends a request whose first mail takes three seconds. @returns what the browser asks from then on, each refused. */
async function sendSlowly(page: Page) {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.plan('notification', { action: 'delay', milliseconds: 3_000 });
  await visitor.submit.click();
  const questions: Array<string> = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.dismiss();
  });
  return { visitor, questions };
}

test('a visitor who leaves while a request is sent is asked first, and may stay until it is', async ({ page }) => {
  const { visitor, questions } = await sendSlowly(page);
  await page.getByRole('banner').getByRole('link').first().click({ noWaitAfter: true });
  await visitor.expectToast(quoteToasts.sent);
  expect(questions).toEqual(['beforeunload']);
  expect(page.url()).toContain(townPath);
});

test('a visitor who calls while a request is sent is asked nothing, since the page stays', async ({ page }) => {
  const { visitor, questions } = await sendSlowly(page);
  await page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true }).click({ noWaitAfter: true });
  await visitor.expectToast(quoteToasts.sent);
  expect(questions).toEqual([]);
  expect(page.url()).toContain(townPath);
});

test('a visitor who reloads between the two mails is told that the request arrived, and the owner gets it once', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  page.on('dialog', (dialog) => dialog.accept());
  await visitor.open();
  await visitor.fillIn();
  // Long enough for a reload, and not too long for the second try where the first had not come to this mail yet.
  await visitor.plan('auto-reply', { action: 'delay', milliseconds: 8_000 });
  await visitor.submit.click();
  await expect.poll(() => visitor.kinds(), { intervals: [100] }).toEqual(['notification']);
  await page.reload();
  await visitor.form.scrollIntoViewIfNeeded();
  await expect(visitor.form.getByRole('status')).toHaveText(words.arrived);
  await visitor.expectNothingLost();
  await visitor.expectSecondTryToSucceed();
});

testWithMemory(
  'going back shows the page as it was left, from memory, with what was typed on the page after it',
  async ({ page }) => {
    const visitor = new Visitor(page);
    await page.goto(townPath);
    await visitor.field('name').fill('Ada');
    await expectHydrated(page);

    await leaveAndComeBack(page, otherPath, async () => {});
    await expect(visitor.field('name')).toHaveValue('Ada');
    await leaveAndComeBack(page, otherPath, async () => {
      await visitor.field('location').click();
      await expectHydrated(page);
      await visitor.field('location').fill('Maple Bay');
    });
    await expect(visitor.field('name')).toHaveValue('Ada');
    await expect(visitor.field('location')).toHaveValue('Maple Bay');
  },
);

testWithMemory(
  'a page that comes back from memory shows the service that was chosen on the page after it',
  async ({ page }) => {
    const [first, second] = [entry(serviceChoices, 0), entry(serviceChoices, 1)];
    const visitor = new Visitor(page);
    await visitor.open(townPath);
    await visitor.combobox.click();
    await visitor.option(first).click();
    await leaveAndComeBack(page, otherPath, async () => {
      await visitor.approach();
      await expect(visitor.combobox).toHaveText(first.label);
      await visitor.combobox.click();
      await visitor.option(second).click();
      await visitor.field('message').fill('One stain');
    });
    await expect(visitor.combobox).toHaveText(second.label);
    await expect(visitor.field('message')).toHaveValue('One stain');
    await page.reload();
    await visitor.approach();
    await expect(visitor.combobox).toHaveText(second.label);
  },
);
