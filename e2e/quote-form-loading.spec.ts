import { expect, test } from '@playwright/test';
import { email, phone } from '../content/business';
import { quoteWords } from '../content/quote';
import { openWithHeldScripts } from '../tools/page-probes';
import { townPath } from './addresses';
import { boxOf, collectScripts, expectHydrated, scriptMarks } from './page-actions';
import { Visitor } from './quote-visitor';

test('no script comes before the visitor is near the form, the list only then, the toast only at the first touch', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto(townPath, { waitUntil: 'networkidle' });
  expect(await scripts()).toBe('');
  const visitor = new Visitor(page);
  await visitor.form.scrollIntoViewIfNeeded();
  await visitor.combobox.waitFor();
  expect((await scripts()).includes(scriptMarks.select)).toBe(true);
  // EmailJS comes with the form, before anybody sends.
  expect((await scripts()).includes(scriptMarks.emailJs)).toBe(true);
  expect((await scripts()).includes(scriptMarks.toast)).toBe(false);
  await visitor.field('name').focus();
  await expect.poll(scripts).toContain(scriptMarks.toast);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says plainly to call or write, with working links', async ({ page }) => {
    await page.goto(townPath);
    const visitor = new Visitor(page);
    await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
    const link = (name: string) => visitor.form.getByRole('link', { name, exact: true });
    await expect(link(phone.display)).toHaveAttribute('href', `tel:${phone.international}`);
    await expect(link(email.address)).toHaveAttribute('href', `mailto:${email.address}`);
    await expect(visitor.submit).toBeHidden();
    // Before the fields, for the eye and for the keyboard.
    expect((await boxOf(link(phone.display))).y).toBeLessThan((await boxOf(visitor.field('name'))).y);
    await link(email.address).press('Tab');
    await expect(visitor.field('name')).toBeFocused();
    await visitor.field('name').fill('Ann');
    await visitor.field('name').press('Enter');
    await expect(page).toHaveURL(townPath);
    await expect(visitor.field('name')).toHaveValue('Ann');
  });
});

test('what is typed while the scripts load keeps its place, its text and the focus', async ({ page }) => {
  const visitor = new Visitor(page);
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await visitor.field('name').click();
  await page.keyboard.type('Ada Love');
  letScriptsThrough();
  await expectHydrated(page);
  await page.keyboard.type('lace');
  await expect(visitor.field('name')).toHaveValue('Ada Lovelace');
  await expect(visitor.field('name')).toBeFocused();
});
