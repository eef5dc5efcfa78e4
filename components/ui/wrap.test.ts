import fc from 'fast-check';
import { wrap } from './wrap';

test('a ring begins again after its end, and ends before its beginning', () => {
  expect(wrap(8, 8)).toBe(0);
  expect(wrap(-1, 8)).toBe(7);
  expect(wrap(3, 8)).toBe(3);
  expect(wrap(-100, 4000)).toBe(3900);
  expect(wrap(4100, 4000)).toBe(100);
});

test('any number of steps there and back ends at the same place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -1000, max: 1000 }), (count, steps) => {
      const there = wrap(steps, count);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(count);
      expect(wrap(there - steps, count)).toBe(0);
    }),
  );
});
