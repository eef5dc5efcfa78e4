import { expect, type Page, test } from '@playwright/test';
import { navigation } from '../content/navigation';
import { boxOf } from './page-actions';

// Sections far below are laid out after the first frame: until then their heights are guesses. Where links lead must not
// depend on that.

const last = navigation.at(-1);
const ids = [...navigation.map(({ id }) => id), 'quote'];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a link leads right to its section, even while the page loads', async ({ page }) => {
      // Without an answer to these the page goes on loading.
      await page.route('**/pictures/**', () => {});
      for (const id of ids) {
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        // Headings may change their height when their font comes.
        await page.evaluate(() => document.fonts.ready);
        await page.locator(`[href="#${id}"]`).first().dispatchEvent('click');
        await expectAt(page, id);
      }
    });

    test('an address with an anchor opens the page there', async ({ page }) => {
      for (const id of ids) {
        await page.goto(`/#${id}`);
        await expectAt(page, id);
        await page.goto('about:blank');
      }
    });

    test('a page that is loaded again stands where it stood', async ({ page }) => {
      await page.goto('/');
      await page.locator(`#${last?.id}`).scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      const before = await boxOf(page.locator(`#${last?.id}`));
      await page.reload();
      await expect
        .poll(async () => Math.abs((await boxOf(page.locator(`#${last?.id}`))).y - before.y))
        .toBeLessThanOrEqual(1);
    });
  });
}

/** The section begins right under the header. */
async function expectAt(page: Page, id: string) {
  const header = await boxOf(page.getByRole('banner'));
  const distance = async () => Math.abs((await boxOf(page.locator(`#${id}`))).y - header.height);
  await expect.poll(distance, id).toBeLessThanOrEqual(1);
  await page.waitForTimeout(300);
  expect(await distance(), id).toBeLessThanOrEqual(1);
}
