import { expect, test } from '@playwright/test';
import { notFound } from '../content/home';
import { pages } from '../content/pages';
import { missingPath, townPath } from './addresses';

test('an address that does not exist answers 404 with the way home, and logs the path', async ({ page }) => {
  const logged: Array<string> = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${notFound.code} ${notFound.heading}`);
  await expect(page.getByRole('link', { name: notFound.link })).toHaveAttribute('href', '/');
  expect(logged.some((line) => line.includes(missingPath))).toBe(true);
});

test('an address in capitals leads to its page, with what follows it', async ({ page }) => {
  await page.goto(`${townPath.toUpperCase()}?from=card#quote`);
  await expect(page).toHaveURL(`${townPath}?from=card#quote`);
  await expect(page).toHaveTitle(pages.find(({ path }) => path === townPath)?.title ?? '');
});

test('an address in capitals that has no page in small letters either stays as it was typed', async ({ page }) => {
  // The page has asked for the other address, and had its answer, when the network is idle.
  await page.goto(missingPath.toUpperCase(), { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(missingPath.toUpperCase());
  await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
});
