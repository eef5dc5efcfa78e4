/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { listFiles } from './finish-export';

jest.mock('node:path', () => jest.requireActual('node:path').win32);

test('files are listed as addresses name them, also where folders are parted by backslashes', async () => {
  const folder = mkdtempSync(`${tmpdir()}/listed-`);
  try {
    mkdirSync(`${folder}/og/small`, { recursive: true });
    for (const file of ['og/small/a.png', 'og/b.png', 'index.html']) writeFileSync(`${folder}/${file}`, '');
    expect(await listFiles(folder)).toEqual(['index.html', 'og/b.png', 'og/small/a.png']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
