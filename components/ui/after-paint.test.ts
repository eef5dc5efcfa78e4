import { afterPaint } from './after-paint';

beforeEach(() => {
  jest.useFakeTimers();
});

test('work that waits for the paint begins after the frame, not in it', async () => {
  const order: Array<string> = [];
  const work = afterPaint().then(() => order.push('work'));
  requestAnimationFrame(() => order.push('frame'));
  await jest.advanceTimersByTimeAsync(50);
  await work;
  expect(order).toEqual(['frame', 'work']);
});

test('where nothing is painted, as in a background tab, the work begins all the same', async () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const work = afterPaint().then(() => 'done');
  await jest.advanceTimersByTimeAsync(100);
  await expect(work).resolves.toBe('done');
  frame.mockRestore();
});
