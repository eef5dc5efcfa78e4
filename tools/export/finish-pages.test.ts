/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishPages } from './finish-export';

test('a payload that the export step cannot read is told with its page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'finished-'));
  try {
    writeFileSync(path.join(folder, 'duncan.html'), '<script>self.__next_f.push("?")</script>');
    await expect(finishPages(folder, [])).rejects.toThrow(
      /^The page duncan\.html could not be finished\. The router payload holds a script of an unknown kind/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
