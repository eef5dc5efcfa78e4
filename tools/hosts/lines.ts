/** A line of a host's configuration for each entry. */
export function lines<T>(entries: ReadonlyArray<T>, write: (entry: T, index: number) => string): string {
  return entries.map(write).join('\n');
}
