import fc from 'fast-check';
import { wrapAround } from './wrap-around';

test('a ring begins again after its end, and ends before its beginning', () => {
  expect(wrapAround(8, 8)).toBe(0);
  expect(wrapAround(-1, 8)).toBe(7);
  expect(wrapAround(3, 8)).toBe(3);
  expect(wrapAround(-100, 4000)).toBe(3900);
  expect(wrapAround(4100, 4000)).toBe(100);
});

test('any number of steps there and back ends at the same place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -1000, max: 1000 }), (count, steps) => {
      const there = wrapAround(steps, count);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(count);
      expect(wrapAround(there - steps, count)).toBe(0);
    }),
  );
});
