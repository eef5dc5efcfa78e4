/** Brings a number back into a ring of a length: 8 of 8 is 0, -1 is 7. */
export function wrapAround(value: number, length: number) {
  return ((value % length) + length) % length;
}
