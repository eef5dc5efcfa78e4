import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startChild } from '../child';

/** A process takes a fifth of a second to start, which fewer items than these are not worth. */
const minItemsPerProcess = 25;

/** A function that any process can import: it is exported from `module` under its own name. */
type Work<Item, Shared, Result> = {
  work: (items: ReadonlyArray<Item>, shared: Shared) => Promise<Result>;
  module: string;
};
/** What a process is sent, and what it answers. */
type Task = { name: string; module: string; items: ReadonlyArray<unknown>; shared: unknown };
type Answer = { result: unknown } | { fault: string };

const thisFile = fileURLToPath(import.meta.url);
if (process.argv[1] === thisFile) process.once('message', doTask);

/**
 * Has many items worked on in as many processes as the machine has processors, this one among them, and few in this one
 * alone. What they are given and what they return is copied as by structuredClone. @returns the result of each process.
 * @throws the first error of any.
 */
export async function inProcesses<Item, Shared, Result>(
  { work, module }: Work<Item, Shared, Result>,
  items: ReadonlyArray<Item>,
  shared: Shared,
): Promise<ReadonlyArray<Result>> {
  const count = Math.max(1, Math.min(availableParallelism(), Math.floor(items.length / minItemsPerProcess)));
  const [own = [], ...others] = Array.from({ length: count }, (_, share) =>
    items.filter((_, index) => index % count === share),
  );
  // First the others, since the work may leave no time to start them.
  const children = others.map((share) => inChild<Result>({ name: work.name, module, items: share, shared }));
  return Promise.all([work(own, shared), ...children]);
}

async function inChild<Result>(task: Task): Promise<Result> {
  const child = startChild(process.execPath, ['--import', 'tsx', thisFile], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.send(task);
  const [answer, signal]: Array<Answer | number | string | null> = await Promise.race([
    once(child, 'message'),
    once(child, 'close'),
  ]);
  if (typeof answer !== 'object' || answer === null) {
    throw new Error(
      `A process of the build ended early (${answer ?? signal}). It may have run out of memory: close other programs.`,
    );
  }
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.result as Result;
}

/** The other side of `inChild`: does one task and ends. */
async function doTask({ name, module, items, shared }: Task) {
  const answer = await run().catch((error): Answer => ({ fault: error instanceof Error ? error.message : `${error}` }));
  process.send?.(answer, () => process.disconnect());

  async function run(): Promise<Answer> {
    const { [name]: work } = await import(module);
    return { result: await work(items, shared) };
  }
}
