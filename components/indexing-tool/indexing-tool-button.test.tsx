import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { indexingWords as words } from '@/content/indexing';
import { IndexingToolButton } from './indexing-tool-button';

jest.useFakeTimers();
// Or events would keep the real clock's time.
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });

// Fetched ahead, so that a press opens the tool at once.
beforeAll(() => import('./indexing-dialog'));

/** jsdom has a dialog's element, and not what it does. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      // In its turn: after the work that waits already.
      setTimeout(() => this.dispatchEvent(new Event('close')), 1);
    },
  });
});

test('when the tool is closed its button has the focus, in Safari as well, which focuses no clicked button', async () => {
  const button = await openTool();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('dialog', { name: words.heading })).toBeVisible();
  await closeTool();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('a tool that is closed while its first frame is painted does not come back', async () => {
  await openTool();
  act(() => jest.advanceTimersToNextFrame());
  await closeTool();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second press of a double click goes to nothing that the tool has put in its place, nor to what comes back', async () => {
  await openTool();
  const close = screen.getByRole('button', { name: words.closeButton });
  expect(fireEvent.click(close, { detail: 2 })).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('dialog', { name: words.heading })).toBeVisible();
  fireEvent.click(close, { detail: 1 });
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.click(screen.getByRole('button', { name: words.hiddenButton }), { detail: 2 })).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function openTool() {
  render(<IndexingToolButton variant="hidden" urls={[]} />);
  const button = screen.getByRole('button', { name: words.hiddenButton });
  await act(async () => fireEvent.click(button));
  return button;
}

async function closeTool() {
  fireEvent.click(screen.getByRole('button', { name: words.closeButton }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
}
