/** @jest-environment node */
import { copyFileSync, statSync, writeFileSync } from 'node:fs';
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

test('a site of more than 10 MB is compressed less hard: its copies are larger', async () => {
  const [small, large] = [newFolder(), newFolder()];
  for (const folder of [small, large]) copyFileSync('package-lock.json', path.join(folder, 'a.json'));
  writeFileSync(path.join(large, 'others.txt'), ' '.repeat(10e6));
  for (const folder of [small, large]) await compressFiles(folder);
  for (const copy of ['a.json.br', 'a.json.gz']) {
    expect(statSync(path.join(large, copy)).size).toBeGreaterThan(statSync(path.join(small, copy)).size);
  }
});
