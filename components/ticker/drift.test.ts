import fc from 'fast-check';
import { copiesToFill, driftPosition, driftTime, easeOutCubic, throwDistance } from './drift';

test('the ticker drifts half a pixel in a sixtieth of a second, thirty in a second', () => {
  expect(driftPosition(1000 / 60, 4000)).toBeCloseTo(0.5);
  expect(driftPosition(1000, 4000)).toBeCloseTo(30);
});

test('after one whole list the ticker stands where it began', () => {
  expect(driftPosition(driftTime(4000), 4000)).toBeCloseTo(0);
  expect(driftPosition(driftTime(4000) + 500, 4000)).toBeCloseTo(15);
});

test('the position depends on the time alone, not on the frames between', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 50 }), (frames) => {
      const total = frames.reduce((sum, ms) => sum + ms, 0);
      const stepwise = frames.reduce((position, ms) => position + driftPosition(ms, 1e9), 0);
      expect(driftPosition(total, 1e9)).toBeCloseTo(stepwise, 6);
    }),
  );
});

test('one copy fills a view shorter than the list, more copies fill a wider one', () => {
  expect(copiesToFill(1440, 4000)).toBe(1);
  expect(copiesToFill(5120, 4000)).toBe(2);
  expect(copiesToFill(1440, 400)).toBe(4);
  expect(copiesToFill(1440, 0)).toBe(0);
});

test('a push starts fast, arrives, and stays', () => {
  expect(easeOutCubic(0)).toBe(0);
  expect(easeOutCubic(0.5)).toBeGreaterThan(0.5);
  expect(easeOutCubic(1)).toBe(1);
  expect(easeOutCubic(3)).toBe(1);
});

test('a finger that lets go while moving sends the ticker on in its direction', () => {
  const touches = [0, 20, 40, 60].map((time) => ({ x: 300 - time, time }));
  expect(throwDistance(touches, 60)).toBe(-250);
});

test('a finger that rested before it let go leaves the ticker where it is', () => {
  const touches = [0, 20, 40].map((time) => ({ x: 300 - time, time }));
  expect(throwDistance(touches, 500)).toBe(0);
  expect(throwDistance([{ x: 10, time: 0 }], 0)).toBe(0);
});
