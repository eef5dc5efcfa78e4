/** The seconds since a moment of `performance.now()`, as the tools print them. */
export function secondsSince(start: number, digits = 0): string {
  return ((performance.now() - start) / 1000).toFixed(digits);
}
