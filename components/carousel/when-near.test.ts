import { whenNearAndAtRest } from './when-near';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it waits until the element nears the screen', () => {
  const { element, prepare, start, nearTheScreen } = watch();
  jest.advanceTimersByTime(1000);
  expect(prepare).not.toHaveBeenCalled();
  nearTheScreen();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start.mock.calls).toEqual([['ready']]);
  element.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('while somebody scrolls the element by hand it waits for the end of that', () => {
  const { element, start, nearTheScreen } = watch();
  nearTheScreen();
  for (let scrolls = 0; scrolls < 10; scrolls++) {
    jest.advanceTimersByTime(100);
    element.dispatchEvent(new Event('scroll'));
  }
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledTimes(1);
});

test('an element that leaves the page is waited for no longer', () => {
  const { start, nearTheScreen, giveUp } = watch();
  nearTheScreen();
  giveUp();
  jest.advanceTimersByTime(1000);
  expect(start).not.toHaveBeenCalled();
});

/** jsdom has no layout, so the test says when the element nears the screen. */
function watch() {
  let nearTheScreen = () => {};
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
        // Two frames in one report, as on a busy machine.
        nearTheScreen = () => report([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  const element = document.createElement('div');
  const prepare = jest.fn(() => 'ready');
  const start = jest.fn();
  const giveUp = whenNearAndAtRest(element, prepare, start);
  return { element, prepare, start, giveUp, nearTheScreen: () => nearTheScreen() };
}
