import { whenNearAndAtRest } from './when-at-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it waits until the element nears the screen', async () => {
  const { element, prepare, start, nearTheScreen } = watch();
  await jest.advanceTimersByTimeAsync(1000);
  expect(prepare).not.toHaveBeenCalled();
  nearTheScreen();
  nearTheScreen();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(start.mock.calls).toEqual([['ready']]);
  element.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('while somebody scrolls the element by hand it waits for the end of that', async () => {
  const { element, start, nearTheScreen } = watch();
  nearTheScreen();
  await scrollByHand(element);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what is ready only in the middle of a swipe waits for the end of that as well', async () => {
  const { element, start, nearTheScreen } = watch({ readyInMs: 1250 });
  nearTheScreen();
  await jest.advanceTimersByTimeAsync(1000);
  await scrollByHand(element);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(start.mock.calls).toEqual([['ready']]);
});

test('a finger that holds the element still is waited for, and the rest after it', async () => {
  const { element, start, nearTheScreen } = watch();
  nearTheScreen();
  touch(element, 'touchmove', [element, document.body]);
  await jest.advanceTimersByTimeAsync(1000);
  // Another finger, beside the element, stays.
  touch(element, 'touchend', [document.body]);
  await jest.advanceTimersByTimeAsync(100);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a finger is waited for from its first touch on, until the browser takes it over', async () => {
  const { element, start, nearTheScreen } = watch();
  nearTheScreen();
  touch(element, 'touchstart', [element]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(start).not.toHaveBeenCalled();
  touch(element, 'touchcancel', []);
  await jest.advanceTimersByTimeAsync(400);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what is ready late finds the rest over', async () => {
  const { start, nearTheScreen } = watch({ readyInMs: 1000 });
  nearTheScreen();
  await jest.advanceTimersByTimeAsync(1000);
  expect(start.mock.calls).toEqual([['ready']]);
});

test.each([0, 500])('an element that leaves the page is waited for no longer, ready in %i ms', async (readyInMs) => {
  const { start, nearTheScreen, giveUp } = watch({ readyInMs });
  nearTheScreen();
  await jest.advanceTimersByTimeAsync(100);
  giveUp();
  await jest.advanceTimersByTimeAsync(1000);
  expect(start).not.toHaveBeenCalled();
});

test('an element that leaves the page before it nears the screen is not prepared', () => {
  const { prepare, nearTheScreen, giveUp } = watch();
  giveUp();
  nearTheScreen();
  expect(prepare).not.toHaveBeenCalled();
});

/** Ten scrolls in a second, without a rest between them. */
async function scrollByHand(element: HTMLElement) {
  for (let scrolls = 0; scrolls < 10; scrolls++) {
    await jest.advanceTimersByTimeAsync(100);
    element.dispatchEvent(new Event('scroll'));
  }
}

/** An event of a finger, and where all fingers are that touch the screen. */
function touch(element: HTMLElement, type: string, targets: ReadonlyArray<HTMLElement>) {
  element.dispatchEvent(Object.assign(new Event(type), { touches: targets.map((target) => ({ target })) }));
}

/** jsdom has no layout, so the test says when the element nears the screen. */
function watch({ readyInMs = 0 } = {}) {
  let nearTheScreen = () => {};
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
        // Two frames in one report, as on a busy machine.
        nearTheScreen = () => report([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        nearTheScreen = () => {};
      }
    },
  });
  const element = document.createElement('div');
  const prepare = jest.fn(() => new Promise((resolve) => setTimeout(() => resolve('ready'), readyInMs)));
  const start = jest.fn();
  const giveUp = whenNearAndAtRest(element, prepare, start);
  return { element, prepare, start, giveUp, nearTheScreen: () => nearTheScreen() };
}
