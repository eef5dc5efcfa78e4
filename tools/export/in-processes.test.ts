/** @jest-environment node */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProcesses } from './in-processes';
import { addTo, endEarly, wordsOf } from './in-processes.fixture';

const adding = { work: addTo, module: pathToFileURL(path.resolve('tools/export/in-processes.fixture.ts')).href };
const items = Array.from({ length: 1000 }, (_, index) => index);

test('many items are worked on by several processes, each item once', async () => {
  const results = await inProcesses(adding, items, { add: 7 });
  const sums = results.flatMap((result) => result.sums).toSorted((a, b) => a - b);
  expect(sums).toEqual(items.map((item) => item + 7));
  expect(new Set(results.map((result) => result.process)).size).toBe(Math.min(availableParallelism(), 40));
});

test('few items, and none at all, stay in this process', async () => {
  const [few, ...others] = await inProcesses(adding, [1, 2], { add: 1 });
  expect(few).toEqual({ sums: [2, 3], process: process.pid });
  expect(others).toEqual([]);
  expect(await inProcesses(adding, [], { add: 1 })).toEqual([{ sums: [], process: process.pid }]);
});

test.each([0, 1])('an error stops the work, whichever process it is from (item %s)', async (refused) => {
  await expect(inProcesses(adding, items, { add: 0, refused })).rejects.toThrow(`The item ${refused} is refused.`);
});

test('a process that cannot import its work is an error', async () => {
  const missing = { ...adding, module: 'file:///missing.ts' };
  await expect(inProcesses(missing, items, { add: 0 })).rejects.toThrow('missing.ts');
});

test('a process that ends without an answer, as one that runs out of memory does, is an error in words', async () => {
  const ending = inProcesses({ work: endEarly, module: adding.module }, items, { asker: process.pid });
  await expect(ending).rejects.toThrow('A process of the build ended early (SIGKILL). It may have run out of memory');
});

test('what is handed over and what comes back may hold maps and sets, as those of the pages do', async () => {
  const words = new Map([
    [0, 'even'],
    [1, 'odd'],
  ]);
  const results = await inProcesses({ work: wordsOf, module: adding.module }, items, { words });
  expect(new Set(results.flatMap((result) => [...result]))).toEqual(new Set(['even', 'odd']));
});
