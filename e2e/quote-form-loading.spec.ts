import { expect, test } from '@playwright/test';
import { email, phone } from '../content/business';
import { quoteWords } from '../content/quote';
import { townPath } from './addresses';
import { collectScripts, Visitor } from './quote-visitor';

test('scripts that do not arrive leave the form saying to call or write, and the next touch tries again', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(townPath);
  await visitor.field('name').fill('Ann');
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await visitor.field('phone').fill('250-555-0100');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeHidden();
  await expect(visitor.field('name')).toHaveValue('Ann');
});

test('no script comes before the visitor is near the form, the list only then, the toast only at the first touch', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto(townPath, { waitUntil: 'networkidle' });
  expect(await scripts()).toBe('');
  const visitor = new Visitor(page);
  await visitor.form.scrollIntoViewIfNeeded();
  await page.locator('button[role=combobox]').waitFor();
  expect(await scripts()).toContain('data-radix-select-viewport');
  expect(await scripts()).not.toContain('toast.swipeStart');
  await visitor.field('name').focus();
  await expect.poll(scripts).toContain('toast.swipeStart');
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
    await visitor.field('name').fill('Ann');
    await visitor.field('name').press('Enter');
    await expect(page).toHaveURL(townPath);
    await expect(visitor.field('name')).toHaveValue('Ann');
  });
});
