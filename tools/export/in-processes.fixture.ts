type Shared = { add: number; refused?: number };

/** Adds a number to each item, and says which process did it. */
export async function addTo(items: ReadonlyArray<number>, { add, refused }: Shared) {
  if (refused !== undefined && items.includes(refused)) throw new Error(`The item ${refused} is refused.`);
  return { sums: items.map((item) => item + add), process: process.pid };
}
