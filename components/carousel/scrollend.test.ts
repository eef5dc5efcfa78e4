import { polyfillScrollEnd } from './scrollend';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [true, 0],
  [false, 1],
])('where the browser has scrollend itself (%s), %i more come at the end of a scroll', async (hasScrollEnd, more) => {
  if (hasScrollEnd) Object.assign(window, { onscrollend: null });
  else Reflect.deleteProperty(window, 'onscrollend');
  const element = document.createElement('div');
  const follow = jest.fn();
  element.addEventListener('scrollend', follow);
  polyfillScrollEnd(element);
  for (let scrolls = 0; scrolls < 10; scrolls++) {
    await jest.advanceTimersByTimeAsync(100);
    element.dispatchEvent(new Event('scroll'));
  }
  expect(follow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(follow).toHaveBeenCalledTimes(more);
});

test('once it is stopped no more events come, neither for the last scroll nor for a later one', async () => {
  Reflect.deleteProperty(window, 'onscrollend');
  const element = document.createElement('div');
  const follow = jest.fn();
  element.addEventListener('scrollend', follow);
  const stop = polyfillScrollEnd(element);
  element.dispatchEvent(new Event('scroll'));
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  element.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(follow).not.toHaveBeenCalled();
});
