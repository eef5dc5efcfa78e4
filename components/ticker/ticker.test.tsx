import { fireEvent, render, screen } from '@testing-library/react';
import { Ticker } from './ticker';

/** A browser that shows the ticker; what moves it is running or not. */
function prepareBrowser() {
  const animation = { currentTime: 0, isRunning: true };
  const controls = { play: () => set(true), pause: () => set(false), cancel: () => set(false) };
  const set = (isRunning: boolean) => Object.assign(animation, { isRunning });
  class Observer {
    constructor(private readonly report: (entries: ReadonlyArray<object>) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: () => {} });
  Object.assign(Element.prototype, { animate: () => Object.assign(animation, controls), setPointerCapture: () => {} });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1000, left: 0 } as DOMRect);
  return animation;
}

test('a press on a review, which gives the ticker the focus, does not hold it still', () => {
  const animation = prepareBrowser();
  renderTicker();
  const view = screen.getByRole('region', { name: 'Reviews' });
  // In a browser the focus that a press gives cannot be seen.
  Object.assign(view, { matches: (selector: string) => selector === ':focus' });
  fireEvent.focus(view);
  expect(animation.isRunning).toBe(true);
});

test('a finger that scrolls the page, beginning on the ticker, leaves the ticker drifting', () => {
  const animation = prepareBrowser();
  renderTicker();
  const view = screen.getByRole('region', { name: 'Reviews' });
  fireEvent(view, finger('pointerdown'));
  expect(animation.isRunning).toBe(false);
  // The browser takes the finger over.
  fireEvent(view, finger('pointercancel'));
  expect(animation.isRunning).toBe(true);
  // Nor does a mouse that passes later drag it.
  fireEvent(view, finger('pointermove', { pointerType: 'mouse', clientX: 300 }));
  expect(animation.currentTime).toBe(0);
});

test('a mouse that selects words of a review does not take hold of the ticker', () => {
  const animation = prepareBrowser();
  renderTicker();
  fireEvent(screen.getByRole('region', { name: 'Reviews' }), finger('pointerdown', { pointerType: 'mouse' }));
  expect(animation.isRunning).toBe(true);
});

test('where the browser refuses storage, a ticker that was stopped is so on the way back to its page as well', () => {
  const animation = prepareBrowser();
  const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  renderTicker();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  fireEvent(window, new Event('pageshow'));
  expect(animation.isRunning).toBe(false);
  screen.getByRole('button', { name: 'Play the reviews' });
  storage.mockRestore();
});

test('a single review, too, is stepped through to its copy', () => {
  const animation = prepareBrowser();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return {
      width: 400,
      left: 400 * Math.max([...document.querySelectorAll('li')].indexOf(this as never), 0),
    } as DOMRect;
  });
  jest.useFakeTimers();
  renderTicker();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next review' }));
  jest.advanceTimersByTime(300);
  expect(animation.currentTime).toBeGreaterThan(0);
  jest.useRealTimers();
});

function renderTicker() {
  render(
    <Ticker label="Reviews" heading="Reviews">
      <li>One</li>
    </Ticker>,
  );
}

/** jsdom has no pointer events. */
function finger(type: string, { pointerType = 'touch', clientX = 0 } = {}) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
    isPrimary: true,
    pointerType,
    pointerId: 1,
  });
}
