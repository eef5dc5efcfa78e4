import { expect, test } from '@playwright/test';
import { phone } from '../content/business';
import { floatingCallLabel } from '../content/home';
import { skipLinkLabel } from '../content/navigation';
import { packages } from '../content/packages';
import { questionsPath, townPath } from './addresses';
import { boxOf } from './page-actions';
import { expectLogo, siteBrand } from './site-brand';

// A printed page.
test.use({ javaScriptEnabled: false });

test('on paper the answers are open, and nothing that only works on a screen is printed', async ({ page: tab }) => {
  await tab.goto(questionsPath);
  await tab.emulateMedia({ media: 'print' });
  const answers = await tab.locator('details > p').all();
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) await expect(answer).toBeVisible();
  await expect(tab.getByRole('link', { name: skipLinkLabel })).toBeHidden();
  await expect(tab.getByRole('link', { name: floatingCallLabel })).toBeHidden();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('on paper nothing waits for being scrolled to: it would lie lower than its room, and across two sheets', async ({
  page: tab,
}) => {
  const rising = () =>
    tab
      .locator('main *')
      .evaluateAll((elements) => elements.filter((element) => element.getAnimations().length > 0).length);
  await tab.goto('/');
  expect(await rising(), 'on a screen').toBeGreaterThan(0);
  await tab.emulateMedia({ media: 'print' });
  await expect.poll(rising).toBe(0);
});

test('a printed page is black on white, begins with the name and the phone number, and its words follow at once', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 720, height: 1000 });
  await tab.goto(townPath);
  await tab.emulateMedia({ media: 'print' });
  const banner = tab.getByRole('banner');
  await expect(banner.getByRole('link', { name: siteBrand().name })).toBeVisible();
  await expect(banner.getByText(phone.display)).toBeVisible();
  const heading = await boxOf(tab.getByRole('heading', { level: 1 }));
  expect(heading.y).toBeLessThan(200);
  await expectLogo(tab, { white: 'rgb(0, 0, 0)' });
  // A button's background fades out.
  await expect.poll(() => tab.locator('body, body *').evaluateAll(printedBackgrounds)).toEqual([]);
});

/** The backgrounds, other than white, that paper would show. */
function printedBackgrounds(elements: ReadonlyArray<Element>) {
  return elements
    .filter((element) => element.checkVisibility())
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => !/^rgba\(.*, 0\)$|\(255, 255, 255\)/.test(color));
}

test('on paper the prices and the phone number stand, and the form does not', async ({ page: tab }) => {
  await tab.goto(townPath);
  await tab.emulateMedia({ media: 'print' });
  for (const { name } of packages) await expect(tab.locator('#services').getByText(name).first()).toBeVisible();
  await expect(tab.locator('#quote')).toBeHidden();
  await expect(tab.getByRole('contentinfo').getByText(phone.display)).toBeVisible();
});
