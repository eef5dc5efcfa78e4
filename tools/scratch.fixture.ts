import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

const folders: Array<string> = [];
afterAll(() => {
  // On Windows a program that has just ended may hold its files a moment longer.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Makes an empty folder beside the project; it is there until all tests of the file have run. */
export function newFolder(): string {
  // Not joined by node:path, which a test may replace.
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/test-`);
  folders.push(folder);
  return folder;
}
