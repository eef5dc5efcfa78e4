import { formatTable } from '../table';
import type { Comparison } from './compare-loads';
import type { PageScores } from './scores';
import type { ScrollResult } from './scroll';
import { ratio } from './statistics';
import type { TouchResult } from './touch';

/** One thing that was measured, beside the most it may be; both are compared with as many digits as are printed. */
export type Goal = { name: string; measured: number; max: number; digits?: number };

/** Next's own framework, its router included, as measured on a heading and a paragraph; and what islands may add. */
const scriptAfterScrollBytes = 115_000 + 40_000;

/** The page against the same page stripped of scripts. `inlineScriptBytes` is the size of its inline scripts. */
export function loadGoals(comparison: Comparison, inlineScriptBytes: number): ReadonlyArray<Goal> {
  const { address, throttling, page, stripped } = comparison;
  const isSimulated = throttling === 'simulate';
  const where = `${address} ${isSimulated ? 'simulated' : 'applied'}:`;
  const times: ReadonlyArray<Goal> = [
    ...(['fcp', 'lcp'] as const).map((field) => ({
      name: `${where} ${field.toUpperCase()} to stripped`,
      measured: ratio(page[field], stripped[field]),
      max: isSimulated ? 1.1 : 1.15,
      digits: 2,
    })),
    { name: `${where} TBT above stripped, ms`, measured: page.tbt - stripped.tbt, max: 50 },
    { name: `${where} CLS`, measured: page.cls, max: 0, digits: 3 },
  ];
  // Without applied throttling the browser does not know its connection and loads lazy pictures from further away.
  if (isSimulated) return times;
  return [
    ...times,
    { name: `${where} bytes to stripped`, measured: ratio(page.bytes, stripped.bytes), max: 1.1, digits: 2 },
    {
      name: `${where} script before a touch, bytes`,
      measured: page.script + inlineScriptBytes,
      max: 2048,
    },
  ];
}

/** How much a visitor who scrolls through the whole page may download, and how far things may shift. */
export function scrollGoals(address: string, { scriptBytes, shift }: ScrollResult): ReadonlyArray<Goal> {
  return [
    { name: `${address} script after scrolling, bytes`, measured: scriptBytes, max: scriptAfterScrollBytes },
    { name: `${address} layout shift over load, scroll and hydration`, measured: shift, max: 0, digits: 3 },
  ];
}

/** How soon the islands answer, and that they lose nothing. */
export function touchGoals({ firstMs, laterMs, hydrationTaskMs, keepsTyping }: TouchResult): ReadonlyArray<Goal> {
  return [
    { name: 'slowest first touch, never approached, ms', measured: firstMs, max: 1000 },
    { name: 'slowest first touch after approach, ms', measured: laterMs, max: 100 },
    { name: 'longest task of hydration, ms', measured: hydrationTaskMs, max: 150 },
    { name: 'fields that lose what is typed', measured: keepsTyping ? 0 : 1, max: 0 },
  ];
}

/** A page that asks not to be indexed loses points for that, and may lose no others. */
export function scoreGoals(measured: ReadonlyArray<PageScores>): ReadonlyArray<Goal> {
  const isPerfect = ({ page, scores, lost }: PageScores) =>
    page.indexable ? Object.values(scores).every((score) => score === 100) : lost.join() === 'is-crawlable';
  return [
    {
      name: 'pages below 100 / 100 / 100 / 100',
      measured: measured.filter((one) => !isPerfect(one)).length,
      max: 0,
    },
  ];
}

/** Compares what is printed: a value that rounds to the goal has met it. */
export function isMet({ measured, max, digits = 0 }: Goal): boolean {
  return Number(measured.toFixed(digits)) <= max;
}

/** Prints the goals. A miss is a line, not a failure of the command: times wobble with the machine. */
export function printGoals(goals: ReadonlyArray<Goal>) {
  if (goals.length === 0) return;
  const rows = goals.map((goal) => {
    const { name, measured, max, digits = 0 } = goal;
    return [name, measured.toFixed(digits), max.toFixed(digits), isMet(goal) ? 'met' : 'MISSED'];
  });
  console.log(`\n${formatTable(['goals', 'measured', 'at most', ''], rows)}`);
}
