import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { rmOptions } from './files';

const folders: Array<string> = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, rmOptions);
});

/** Makes an empty folder outside the project; it is there until all tests of the file have run. */
export function newFolder(): string {
  // Not joined by node:path, which a test may replace.
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/test-`);
  folders.push(folder);
  return folder;
}

/** Goes on in an empty folder until the block that holds the result ends; `before` is the folder that was left. */
export function moveToNewFolder() {
  const before = process.cwd();
  process.chdir(newFolder());
  return { before, [Symbol.dispose]: () => process.chdir(before) };
}
