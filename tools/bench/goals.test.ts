/** @jest-environment node */
import type { Comparison } from './compare-loads';
import { type Goal, isMet, loadGoals, scoreGoals, scrollGoals, touchGoals } from './goals';

const load = {
  fcp: 900,
  lcp: 1000,
  speedIndex: 1000,
  tbt: 0,
  cls: 0,
  requests: 6,
  bytes: 64_000,
  html: 20_000,
  css: 0,
  script: 0,
  font: 30_000,
  picture: 14_000,
  other: 0,
};

function missed(
  page: Partial<typeof load>,
  inlineScriptBytes = 600,
  throttling: Comparison['throttling'] = 'simulate',
) {
  const comparison = { address: '/', throttling, page: { ...load, ...page }, stripped: load };
  return namesOfMissed(loadGoals(comparison, inlineScriptBytes));
}

function namesOfMissed(goals: ReadonlyArray<Goal>) {
  return goals.filter((goal) => !isMet(goal)).map(({ name }) => name);
}

test('a page as fast and as light as its stripped copy meets every goal', () => {
  expect(missed({})).toEqual([]);
  expect(missed({}, 600, 'devtools')).toEqual([]);
});

test('each figure that is too high misses its own goal', () => {
  expect(missed({ fcp: 1000 })).toEqual(['/ simulated: FCP to stripped']);
  expect(missed({ lcp: 1111 })).toEqual(['/ simulated: LCP to stripped']);
  expect(missed({ lcp: 1111 }, 600, 'devtools')).toEqual([]);
  expect(missed({ tbt: 60 })).toEqual(['/ simulated: TBT above stripped, ms']);
  expect(missed({ cls: 0.001 })).toEqual(['/ simulated: CLS']);
  expect(missed({ bytes: 71_000 }, 600, 'devtools')).toEqual(['/ applied: bytes to stripped']);
  expect(missed({}, 3000, 'devtools')).toEqual(['/ applied: script before a touch, bytes']);
});

const scroll = { scriptBytes: 155_000, shift: 0 };
const touch = { firstMs: 1000, laterMs: 100, hydrationTaskMs: 150, keepsTyping: true };

test('scripts, a shift, a slow answer and a lost field each miss their own goal', () => {
  expect(namesOfMissed(scrollGoals('/', { ...scroll, scriptBytes: 155_001 }))).toEqual([
    '/ script after scrolling, bytes',
  ]);
  expect(namesOfMissed(scrollGoals('/', { ...scroll, shift: 0.001 }))).toEqual([
    '/ layout shift over load, scroll and hydration',
  ]);
  expect(namesOfMissed(touchGoals({ ...touch, firstMs: 1001 }))).toEqual(['slowest first touch, never approached, ms']);
  expect(namesOfMissed(touchGoals({ ...touch, laterMs: 101 }))).toEqual(['slowest first touch after approach, ms']);
  expect(namesOfMissed(touchGoals({ ...touch, hydrationTaskMs: 151 }))).toEqual(['longest task of hydration, ms']);
  expect(namesOfMissed(touchGoals({ ...touch, keepsTyping: false }))).toEqual(['fields that lose what is typed']);
});

test('a goal is judged as it is printed', () => {
  expect(isMet({ name: '', measured: 1.104, max: 1.1, digits: 2 })).toBe(true);
  expect(isMet({ name: '', measured: 1.106, max: 1.1, digits: 2 })).toBe(false);
});

test('a page that scores 99 in half of its runs is below 100', () => {
  const scores = { performance: 99.5, accessibility: 100, 'best-practices': 100, seo: 100 };
  const page = { kind: 'tool', slug: 't', path: '/t', title: '', metaDescription: '', indexable: true } as const;
  expect(scoreGoals([{ page, scores, lost: [] }])[0]?.measured).toBe(1);
});

test('a page that asks not to be indexed may lose points for that alone', () => {
  const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 66 };
  const page = { kind: 'tool', slug: 't', path: '/t', title: '', metaDescription: '', indexable: false } as const;
  const missedPages = (lost: ReadonlyArray<string>) => scoreGoals([{ page, scores, lost }])[0]?.measured;
  expect(missedPages(['is-crawlable'])).toBe(0);
  expect(missedPages(['is-crawlable', 'meta-description'])).toBe(1);
});
