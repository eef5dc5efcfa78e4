import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideToast, showToast, type ToastMessage } from './toast';

jest.useFakeTimers();

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const show = (message: ToastMessage) => act(() => showToast(message));
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
/** A closed shadow root is found only where it is made. */
const attachShadow = jest.spyOn(Element.prototype, 'attachShadow');

afterEach(() => {
  act(hideToast);
  document.body.replaceChildren();
  jest.dontMock('./toast-region');
});

test('a message is shown, is announced politely, and leaves after its time', async () => {
  const before = document.activeElement;
  await show({ title: 'Copied!', durationMs: 2000 });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(items()).toEqual(['Copied!']);
  // What is read aloud does not stand in the page a second time.
  expect(screen.getAllByText(/Copied!/)).toHaveLength(1);
  const announcers: Array<ShadowRoot> = attachShadow.mock.results.map(({ value }) => value);
  const status = announcers.find(({ host }) => host.isConnected)?.querySelector('[role=status]');
  expect(status).toHaveAttribute('aria-live', 'polite');
  expect(status).toHaveTextContent('Copied!');
  expect(document.activeElement).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(1800));
  expect(items()).toEqual(['Copied!']);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(items()).toEqual([]);
  // Nor is there an empty list left, which its key would bring the focus to.
  expect(screen.queryByRole('region')).toBeNull();
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(before);
});

test('a new message takes the place of the last, and can be dismissed; the next leaves after its time', async () => {
  await show({ title: 'One' });
  await show({ title: 'Two', description: 'More', destructive: true });
  expect(items()).toEqual(['Two More']);
  // By keyboard: jsdom has no pointer capture, which the swipe asks for.
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.keyboard('{Enter}');
  expect(items()).toEqual([]);
  await show({ title: 'Three', durationMs: 2000 });
  expect(items()).toEqual(['Three']);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(items()).toEqual([]);
});

test('a message in a dialog outlives it for as long as it is shown', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.open = true;
  await show({ title: 'Failed', durationMs: 2000 });
  expect(dialog).toHaveTextContent('Failed');
  // Whoever takes the dialog away hears of its end as React does, which listens without capture.
  dialog.addEventListener('close', () => dialog.remove());
  dialog.dispatchEvent(new Event('close'));
  expect(items()).toEqual(['Failed']);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(items()).toEqual([]);
});

test('a message without a time of its own is there for ten seconds and gone after thirteen', async () => {
  await show({ title: 'Sent' });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(items()).toEqual(['Sent']);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(items()).toEqual([]);
});

test('bad news does not look like good news', async () => {
  await show({ title: 'Sent' });
  const { className } = screen.getByRole('listitem');
  await show({ title: 'Not sent', destructive: true });
  expect(screen.getByRole('listitem').className).not.toBe(className);
});

test('a dismissed message gives the focus back to what had it', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await show({ title: 'Copied!' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.keyboard('{Enter}');
  expect(items()).toEqual([]);
  expect(button).toHaveFocus();
});

test('the same words twice are two messages: the second stays its full time', async () => {
  await show({ title: 'Copied!', durationMs: 2000 });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  await show({ title: 'Copied!', durationMs: 2000 });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(items()).toEqual(['Copied!']);
});

test('a message that no longer holds is taken away, and the next one is shown as ever', async () => {
  await show({ title: 'One' });
  act(hideToast);
  expect(items()).toEqual([]);
  await show({ title: 'Two', durationMs: 2000 });
  expect(items()).toEqual(['Two']);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(items()).toEqual([]);
});

test('a message that no longer holds before its code has arrived is not shown', async () => {
  await act(async () => {
    const showing = showToast({ title: 'One' });
    hideToast();
    await showing;
  });
  expect(items()).toEqual([]);
});

test('a page that cannot fetch the toast says the words all the same, over a dialog that is open', () =>
  withoutToastCode(async ({ showToast, hideToast }) => {
    document.body.innerHTML = '<dialog open></dialog>';
    await showToast({ title: 'Copied!', durationMs: 2000 });
    // A live region has to be there before its words are.
    expect(document.querySelector('dialog output')).toBeEmptyDOMElement();
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('dialog output')).toHaveTextContent('Copied!');
    await showToast({ title: 'All URLs Copied!', durationMs: 3000 });
    await jest.advanceTimersByTimeAsync(0);
    expect([...document.querySelectorAll('output')].map((output) => output.textContent)).toEqual(['All URLs Copied!']);
    await jest.advanceTimersByTimeAsync(3000);
    // A dialog that closes later does not bring it back.
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(document.querySelector('output')).toBeNull();
    await showToast({ title: 'Failed to copy' });
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('output')).toHaveTextContent('Failed to copy');
    hideToast();
    expect(document.querySelector('output')).toBeNull();
  }));

test('a message is shown after a while although the toast code hangs', () =>
  jest.isolateModulesAsync(async () => {
    // An import of it waits for ever.
    jest.doMock('./toast-region', () => Object.assign(new Promise(() => {}), { __esModule: true }));
    const toast = await import('./toast');
    toast.showToast({ title: 'Sent' });
    await jest.advanceTimersByTimeAsync(1_400);
    expect(document.querySelector('output')).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(document.querySelector('output')).toHaveTextContent('Sent');
    toast.hideToast();
  }));

test('a message that comes with the toast code takes the place of one that came without', () =>
  withoutToastCode(async ({ showToast, hideToast }) => {
    await showToast({ title: 'One' });
    expect(document.querySelectorAll('output')).toHaveLength(1);
    jest.dontMock('./toast-region');
    // These modules have a React of their own.
    const { act } = await import('react');
    await act(() => showToast({ title: 'Two' }));
    expect(document.querySelectorAll('output')).toHaveLength(0);
    expect(items()).toEqual(['Two']);
    act(hideToast);
  }));

/** Modules of its own for a page whose network is gone before the toast's code has arrived. */
function withoutToastCode(visit: (toast: typeof import('./toast')) => Promise<void>) {
  return jest.isolateModulesAsync(async () => {
    jest.doMock('./toast-region', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    await visit(await import('./toast'));
  });
}
