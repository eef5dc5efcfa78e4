/** @jest-environment node */
import { longestMainThreadTask } from './trace';

test('the longest task is one of a page, by processor time, not of another thread', () => {
  const events = [
    { name: 'thread_name', pid: 7, tid: 1, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', pid: 7, tid: 2, args: { name: 'Compositor' } },
    { name: 'RunTask', pid: 7, tid: 1, dur: 900_000, tdur: 60_000 },
    { name: 'RunTask', pid: 7, tid: 1, dur: 80_000, tdur: 75_000 },
    { name: 'RunTask', pid: 7, tid: 2, dur: 500_000, tdur: 500_000 },
    { name: 'FunctionCall', pid: 7, tid: 1, dur: 400_000, tdur: 400_000 },
  ];
  expect(longestMainThreadTask(events)).toBe(75);
  expect(() => longestMainThreadTask([])).toThrow('no task');
});
