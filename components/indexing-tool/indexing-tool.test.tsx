import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastClass } from '@/components/ui/toast';
import { findToast } from '@/components/ui/toast.fixture';
import { canonicalOriginOf } from '@/content/brands/canonical-origin';
import { cityList } from '@/content/cities';
import { entry } from '@/content/entry.fixture';
import { indexingToasts, indexingWords as words } from '@/content/indexing';
import { indexingUrls } from '@/content/indexing-urls';
import { pages } from '@/content/pages';
import { brand, origin } from '@/content/settings';
import { IndexingTool } from './indexing-tool';

const badNews = toastClass({ title: '', destructive: true });

/** Where search engines should keep the pages. */
const kept = canonicalOriginOf(brand, origin);
const short = indexingUrls.filter(({ onShortList }) => onShortList).map(({ url }) => url);
const [home = ''] = short;

jest.useFakeTimers();

// Fetched ahead, so that a toast appears within the click that asks for it.
beforeAll(() => import('@/components/ui/toast-region'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  // The toast region outlives a test: let its message expire.
  await act(() => jest.advanceTimersByTimeAsync(60_000));
});

test('the list opens with the home page and the towns on the short list, and no other', () => {
  renderTool();
  const towns = cityList.filter(({ onIndexingShortList }) => onIndexingShortList).map(({ slug }) => slug);
  expect(shownUrls()).toEqual(['', ...towns].map((slug) => `${kept}/${slug}`));
});

test('the switch shows every page of the sitemap', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('switch', { name: words.allPagesSwitch }));
  expect(shownUrls()).toEqual(pages.filter(({ indexable }) => indexable).map(({ path }) => `${kept}${path}`));
});

test('a copied address is highlighted for two seconds', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('button', { name: `${words.copyButton} ${home}` }));
  expect(await findToast(indexingToasts.copied.title)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(home);
  const highlighted = screen.getAllByRole('button', { name: new RegExp(`^${words.copiedButton} `) });
  expect(highlighted).toEqual([screen.getByRole('button', { name: `${words.copiedButton} ${home}` })]);
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.getByRole('button', { name: `${words.copiedButton} ${home}` })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: `${words.copyButton} ${home}` })).toBeVisible();
});

test.each([
  ['the same address', 0],
  ['another', 1],
])('a second copy, of %s, is highlighted for two seconds of its own', async (_, place) => {
  const url = entry(short, place);
  const user = renderTool();
  for (const [next, waitMs] of [
    [home, 1000],
    [url, 1900],
  ] as const) {
    await user.click(screen.getByRole('button', { name: new RegExp(` ${next}$`) }));
    // The browser answers that it has copied.
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(waitMs));
  }
  expect(screen.getByRole('button', { name: `${words.copiedButton} ${url}` })).toBeVisible();
});

test('all shown addresses are copied, one a line', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('button', { name: words.copyAllButton }));
  expect(await findToast(indexingToasts.allCopied.title)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(short.join('\n'));
});

test('an address that was copied before all of them is not said to be copied any more', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('button', { name: `${words.copyButton} ${home}` }));
  await user.click(screen.getByRole('button', { name: words.copyAllButton }));
  await findToast(indexingToasts.allCopied.title);
  expect(screen.getByRole('button', { name: `${words.copyButton} ${home}` })).toBeVisible();
});

test('a refused clipboard leaves the address selected', async () => {
  const user = renderTool();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: `${words.copyButton} ${home}` }));
  expect(getSelection()?.toString()).toBe(home);
  const toast = await findToast(indexingToasts.copyFailed.description);
  expect(toast).toBeVisible();
  expect(toast.closest('li')).toHaveClass(badNews, { exact: true });
});

test('that all addresses could not be copied is bad news, too', async () => {
  const user = renderTool();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: words.copyAllButton }));
  const toast = await findToast(indexingToasts.copyAllFailed.description);
  expect(toast).toBeVisible();
  expect(toast.closest('li')).toHaveClass(badNews, { exact: true });
});

test('a tick keeps its day in this browser and counts for today only', async () => {
  localStorage.setItem('indexing-requests', JSON.stringify({ [home]: '2024-12-24' }));
  const user = renderTool();
  expect(screen.getByRole('checkbox', { name: `${words.requestedOn('Dec 24, 2024')} ${home}` })).toBeChecked();
  expect(screen.getByText(words.requestsToday(0))).toBeVisible();

  const [, next = ''] = short;
  await user.click(screen.getByRole('checkbox', { name: `${words.requestedTick} ${next}` }));
  expect(screen.getByText(words.requestsToday(1))).toHaveRole('status');
  expect(Object.keys(JSON.parse(localStorage.getItem('indexing-requests') ?? ''))).toEqual([home, next]);

  await user.click(screen.getByRole('checkbox', { name: new RegExp(`${next}$`) }));
  expect(screen.getByText(words.requestsToday(0))).toBeVisible();
  expect(Object.keys(JSON.parse(localStorage.getItem('indexing-requests') ?? ''))).toEqual([home]);
});

test('ticks of another tab are kept when one is set here, and are shown', async () => {
  const [, next = '', other = ''] = short;
  const user = renderTool();
  localStorage.setItem('indexing-requests', JSON.stringify({ [other]: '2024-12-24' }));
  await user.click(screen.getByRole('checkbox', { name: `${words.requestedTick} ${next}` }));
  expect(Object.keys(JSON.parse(localStorage.getItem('indexing-requests') ?? ''))).toEqual([other, next]);
  expect(screen.getByRole('checkbox', { name: `${words.requestedOn('Dec 24, 2024')} ${other}` })).toBeChecked();

  localStorage.setItem('indexing-requests', JSON.stringify({ [home]: '2024-12-24' }));
  act(() => dispatchEvent(new Event('storage')));
  expect(screen.getByRole('checkbox', { name: `${words.requestedOn('Dec 24, 2024')} ${home}` })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: `${words.requestedTick} ${next}` })).not.toBeChecked();
});

test('ticks of another page are shown on the way back from it', () => {
  renderTool();
  localStorage.setItem('indexing-requests', JSON.stringify({ [home]: '2024-12-24' }));
  act(() => dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('checkbox', { name: `${words.requestedOn('Dec 24, 2024')} ${home}` })).toBeChecked();
});

test('in a tab that was left open overnight the ticks of yesterday no longer count', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('checkbox', { name: `${words.requestedTick} ${home}` }));
  expect(screen.getByText(words.requestsToday(1))).toBeVisible();
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(screen.getByText(words.requestsToday(0))).toBeVisible();
});

test('opening the inspector copies the address and ticks it', async () => {
  const user = renderTool();
  const link = screen.getByRole('link', { name: new RegExp(`^${words.inspectButton} ${home} `) });
  // The property is asked for as it is, the address is encoded.
  expect(link).toHaveAttribute(
    'href',
    `https://search.google.com/search-console/inspect?resource_id=${kept}/&id=${encodeURIComponent(home)}`,
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(await findToast(indexingToasts.copied.title)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(home);
  expect(screen.getByText(words.requestsToday(1))).toBeVisible();
});

test('an inspector opened in the background, by the middle button, counts as well', async () => {
  const user = renderTool();
  const link = screen.getByRole('link', { name: new RegExp(`^${words.inspectButton} ${home} `) });
  await user.pointer({ keys: '[MouseMiddle]', target: link });
  expect(await findToast(indexingToasts.copied.title)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(home);
  expect(screen.getByText(words.requestsToday(1))).toBeVisible();
});

test('a right click on the inspector, for its menu, counts as no request', async () => {
  const user = renderTool();
  const link = screen.getByRole('link', { name: new RegExp(`^${words.inspectButton} ${home} `) });
  await user.pointer({ keys: '[MouseRight]', target: link });
  expect(screen.getByText(words.requestsToday(0))).toBeVisible();
});

test('the ticks can be reset', async () => {
  const user = renderTool();
  await user.click(screen.getByRole('checkbox', { name: `${words.requestedTick} ${home}` }));
  await user.click(screen.getByRole('button', { name: words.resetButton }));
  expect(screen.getByText(words.requestsToday(0))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: `${words.requestedTick} ${home}` })).not.toBeChecked();
});

test.each(['', '{cut off', '[]', JSON.stringify({ [home]: 'soon' })])(
  'what is stored as %j counts as no tick, and ticks can be set',
  async (stored) => {
    localStorage.setItem('indexing-requests', stored);
    const user = renderTool();
    expect(screen.getByText(words.requestsToday(0))).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: `${words.requestedTick} ${home}` }));
    expect(screen.getByText(words.requestsToday(1))).toBeVisible();
  },
);

test('where storage is blocked there are no ticks and no counter', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  renderTool();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(words.requestsToday(0))).toBeNull();
  expect(shownUrls()).toEqual(short);
});

function renderTool() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<IndexingTool urls={indexingUrls} />);
  return user;
}

function shownUrls() {
  const list = screen.getByRole('region', { name: words.listLabel });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent);
}
