/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files';
import { newFolder } from '../scratch.fixture';
import { compressFiles } from './compress';

test('every kind of text gets a Brotli and a gzip file beside it, and a picture gets none', async () => {
  const folder = newFolder();
  const kinds = ['html', 'css', 'js', 'json', 'svg', 'txt', 'md', 'xml', 'webmanifest', 'map'];
  const texts = kinds.map((kind) => `file.${kind}`);
  for (const file of [...texts, 'file.jpg']) writeFileSync(path.join(folder, file), file);
  expect(await compressFiles(folder)).toBe(texts.length);
  const compressed = texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  expect(await listFiles(folder)).toEqual([...compressed, 'file.jpg'].toSorted());
});
