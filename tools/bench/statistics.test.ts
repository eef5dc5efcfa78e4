/** @jest-environment node */
import { median, medians, ratio } from './statistics';

test('the median is the middle of the sorted values, or the mean of the two in the middle', () => {
  expect(median([900, 80, 1000])).toBe(900);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('no values');
});

test('medians are taken field by field, not run by run', () => {
  const runs = [
    { fcp: 900, tbt: 0 },
    { fcp: 950, tbt: 80 },
    { fcp: 2000, tbt: 10 },
  ];
  expect(medians(runs, ['fcp', 'tbt'])).toEqual({ fcp: 950, tbt: 10 });
  expect(() => medians([], ['fcp'])).toThrow('no runs');
});

test('nothing against nothing is alike, something against nothing is beyond any ratio', () => {
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(50, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(ratio(90, 100)).toBe(0.9);
});
