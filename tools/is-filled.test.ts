/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFilled } from './is-filled';

const scratch = mkdtempSync(path.join(tmpdir(), 'is-filled-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a file counts as filled when it is there and holds something', async () => {
  const file = path.join(scratch, 'picture.avif');
  expect(await isFilled(file)).toBe(false);
  writeFileSync(file, '');
  expect(await isFilled(file)).toBe(false);
  writeFileSync(file, 'bytes');
  expect(await isFilled(file)).toBe(true);
});
