/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../scratch.fixture';
import { finishPages } from './finish-export';

test('a payload that the export step cannot read is told with its page', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'duncan.html'), '<script>self.__next_f.push("?")</script>');
  await expect(finishPages(folder, [])).rejects.toThrow(
    /^The page duncan\.html could not be finished\. The router payload holds a script of an unknown kind/,
  );
});
