import type { Page } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { indexingUrls } from '../content/indexing-urls';

export const shortList = indexingUrls.filter(({ onShortList }) => onShortList).map(({ url }) => url);
/** The first two of the short list. */
export const [home, town] = [entry(shortList, 0), entry(shortList, 1)];

/** The row of one address in the owner's tool. */
export function rowOf(page: Page, url: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(url, { exact: true }).and(page.locator('code')) });
}
