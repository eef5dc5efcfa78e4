/** The same without one of its fields, as when the owner deletes a line. */
export function without<T extends object>(value: T, field: string): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as T;
}
