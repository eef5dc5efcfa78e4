import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EncodedPicture, manifestFile } from './picture-manifest';

/** Runs the tests of a file where these pictures are encoded: those of the project belong to the brand built last. */
export function encodePictures(names: ReadonlyArray<string>) {
  const project = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const keys = names.flatMap((name) => [name, `${name}:phone`]);
  mkdirSync(path.join(folder, path.dirname(manifestFile)), { recursive: true });
  writeFileSync(
    path.join(folder, manifestFile),
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, encoded(key)]))),
  );
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}

function encoded(key: string): EncodedPicture {
  const srcSet = [{ width: 640, file: `${key}.jpg` }] as const;
  return { width: 640, height: 480, sources: [{ type: 'image/jpeg', srcSet }], placeholder: ['#000'] };
}
