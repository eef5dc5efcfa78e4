/** The middle value; of an even count the mean of the two in the middle. @throws on an empty list. */
export function median(values: ReadonlyArray<number>): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

/** How many times `base` a value is: 1 for two zeros, infinite for anything else over zero. */
export function ratio(value: number, base: number): number {
  return value === base ? 1 : value / base;
}

/** Medians field by field over runs that measured the same fields. @throws on an empty list. */
export function medians<Field extends string>(
  runs: ReadonlyArray<Record<Field, number>>,
  fields: ReadonlyArray<Field>,
): Record<Field, number> {
  const [first] = runs;
  if (!first) throw new Error('There are no medians of no runs.');
  const middle = { ...first };
  for (const field of fields) middle[field] = median(runs.map((run) => run[field]));
  return middle;
}
