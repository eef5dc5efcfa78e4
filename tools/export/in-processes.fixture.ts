type Shared = { add: number; refused?: number };

/** Adds a number to each item, and says which process did it. */
export async function addTo(items: ReadonlyArray<number>, { add, refused }: Shared) {
  if (refused !== undefined && items.includes(refused)) throw new Error(`The item ${refused} is refused.`);
  return { sums: items.map((item) => item + add), process: process.pid };
}

type Ending = { asker: number };

/** Ends the process as the system ends one that takes too much memory, unless it is the one that asked. */
export async function endEarly(_items: ReadonlyArray<number>, { asker }: Ending) {
  if (process.pid !== asker) process.kill(process.pid, 'SIGKILL');
}

type Words = { words: ReadonlyMap<number, string> };

/** The words of the items, each once. */
export async function wordsOf(items: ReadonlyArray<number>, { words }: Words) {
  return new Set(items.map((item) => words.get(item % words.size)));
}
