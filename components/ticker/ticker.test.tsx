import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { driftTime } from './drift';
import { rememberStopped } from './stopped';
import { Ticker } from './ticker';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  Object.assign(window, { visualViewport: undefined });
});

/** A browser that shows the ticker; what moves it is running or not. */
function prepareBrowser() {
  const animation = { currentTime: 0, isRunning: false };
  const controls = { play: () => set(true), pause: () => set(false), cancel: () => set(false) };
  const set = (isRunning: boolean) => Object.assign(animation, { isRunning });
  let reportSizes = (_?: Element) => {};
  class Observer {
    constructor(private readonly report: (entries: ReadonlyArray<object>) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  class SizeObserver extends Observer {
    private readonly watched = new Set<Element>();
    override observe(target?: Element) {
      if (target) this.watched.add(target);
      super.observe();
      reportSizes = (changed) => {
        if (!changed || this.watched.has(changed)) super.observe();
      };
    }
  }
  Object.assign(window, { ResizeObserver: SizeObserver, IntersectionObserver: Observer });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: () => {} });
  Object.assign(Element.prototype, { animate: () => Object.assign(set(true), controls), setPointerCapture: () => {} });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  placeCards(1000);
  return { animation, reportSizes: (changed?: Element) => act(() => reportSizes(changed)) };
}

/** A list so many pixels wide, with cards that stand 400 pixels apart. */
function placeCards(listWidth: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll('li')].indexOf(this as never);
    return { width: listWidth, left: 400 * Math.max(place, 0) } as DOMRect;
  });
}

test('a press on a review, which gives the ticker the focus, does not hold it still', () => {
  const { animation } = prepareBrowser();
  renderTicker();
  const view = screen.getByRole('region', { name: 'Reviews' });
  // In a browser the focus that a press gives cannot be seen.
  Object.assign(view, { matches: (selector: string) => selector === ':focus' });
  fireEvent.focus(view);
  expect(animation.isRunning).toBe(true);
});

test('a finger that scrolls the page, beginning on the ticker, leaves the ticker drifting', () => {
  const { animation } = prepareBrowser();
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
  const { animation } = prepareBrowser();
  renderTicker();
  fireEvent(screen.getByRole('region', { name: 'Reviews' }), finger('pointerdown', { pointerType: 'mouse' }));
  expect(animation.isRunning).toBe(true);
});

test('where the browser refuses storage, a ticker that was stopped is so on the way back to its page as well', () => {
  const { animation } = prepareBrowser();
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  renderTicker();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  fireEvent(window, new Event('pageshow'));
  expect(animation.isRunning).toBe(false);
  screen.getByRole('button', { name: 'Play the reviews' });
});

test('reviews that were paused on another page stand still on the way back to this one', () => {
  const { animation } = prepareBrowser();
  renderTicker();
  // As another page of the tab does, while this one is kept in memory.
  rememberStopped(true);
  fireEvent(window, new Event('pageshow'));
  expect(animation.isRunning).toBe(false);
  screen.getByRole('button', { name: 'Play the reviews' });
});

test('a single review, too, is stepped through to its copy', () => {
  const { animation } = prepareBrowser();
  placeCards(400);
  jest.useFakeTimers();
  renderTicker();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next review' }));
  jest.advanceTimersByTime(300);
  expect(animation.currentTime).toBeGreaterThan(0);
});

test('reviews that were paused stay so when their cards change width', () => {
  const { animation, reportSizes } = prepareBrowser();
  renderTicker();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  placeCards(900);
  reportSizes();
  expect(animation.isRunning).toBe(false);
});

test('a finger stops the ticker that a key still moves', () => {
  const { animation } = prepareBrowser();
  jest.useFakeTimers();
  renderTicker();
  const view = screen.getByRole('region', { name: 'Reviews' });
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  jest.advanceTimersByTime(100);
  const { currentTime } = animation;
  expect(currentTime).toBeGreaterThan(0);
  fireEvent(view, finger('pointerdown'));
  jest.advanceTimersByTime(600);
  expect(animation.currentTime).toBe(currentTime);
});

test('in a zoomed page an arrow moves about in it, and not the ticker', () => {
  const { animation } = prepareBrowser();
  jest.useFakeTimers();
  renderTicker();
  Object.assign(window, { visualViewport: { scale: 2, removeEventListener() {} } });
  const { currentTime } = animation;
  expect(fireEvent.keyDown(screen.getByRole('region', { name: 'Reviews' }), { key: 'ArrowRight' })).toBe(true);
  jest.advanceTimersByTime(600);
  expect(animation.currentTime).toBe(currentTime);
});

test('after an arrow key was held down the ticker moves on by several cards, but by three at most', () => {
  const { animation } = prepareBrowser();
  placeCards(10_000);
  jest.useFakeTimers();
  renderTicker();
  const view = screen.getByRole('region', { name: 'Reviews' });
  for (let count = 0; count < 10; count += 1) {
    fireEvent.keyDown(view, { key: 'ArrowRight', repeat: count > 0 });
    jest.advanceTimersByTime(30);
  }
  const { currentTime } = animation;
  jest.advanceTimersByTime(600);
  expect(animation.currentTime - currentTime).toBeGreaterThan(driftTime(400));
  expect(animation.currentTime - currentTime).toBeLessThanOrEqual(driftTime(3 * 400));
});

test('a tap before the scripts came, after which a touch screen goes on saying :hover, does not hold it still', () => {
  const { animation } = prepareBrowser();
  jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
  renderTicker();
  expect(animation.isRunning).toBe(true);
});

test('the button shows the sign for what it does', () => {
  prepareBrowser();
  renderTicker();
  const drawn = () => screen.getByRole('button', { name: /the reviews$/ }).innerHTML;
  expect(drawn()).toBe(renderToStaticMarkup(<Icon name="pause" />));
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  expect(drawn()).toBe(renderToStaticMarkup(<Icon name="play" />));
});

test('a step takes little more than half a second', () => {
  const { animation } = prepareBrowser();
  jest.useFakeTimers();
  renderTicker();
  fireEvent.keyDown(screen.getByRole('region', { name: 'Reviews' }), { key: 'ArrowRight' });
  jest.advanceTimersByTime(650);
  expect(animation.currentTime).toBeCloseTo(driftTime(400), 0);
});

test('in a window that becomes wider, copies of the list fill it', () => {
  const { reportSizes } = prepareBrowser();
  renderTicker();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2500);
  reportSizes(screen.getByRole('region', { name: 'Reviews' }));
  expect(document.querySelectorAll('ul[inert]')).toHaveLength(3);
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
