import { createHash } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';

/** Every file below a folder, as paths relative to it with the slashes of addresses, sorted. */
export async function listFiles(folder: string): Promise<ReadonlyArray<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

/** True for a file that is there and not empty. */
export async function isFilled(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** Writes a file under another name first, so that an interrupted build caches the whole file or nothing. */
export async function writeAtomically(file: string, bytes: Buffer | string) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** Windows deletes nothing that is open elsewhere; a virus scanner soon lets go of it. */
export const rmOptions = { recursive: true, force: true, maxRetries: 5 } as const;

/** The names of what file managers leave in folders. */
export const fileManagerFile = /^(?:\.DS_Store|\._.+|\.directory|Thumbs\.db|desktop\.ini)$/;

/**
 * Removes the files of a folder that are not in the list and that an earlier build made, going by the form of their
 * names, `made`, or a file manager. @throws on all else, which may be the only copy.
 */
export async function removeOthers(folder: string, names: Iterable<string>, made?: RegExp) {
  const wanted = new Set(names);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (wanted.has(entry.name)) continue;
    if (entry.isDirectory() || !(made?.test(entry.name) || fileManagerFile.test(entry.name))) {
      throw new UserError(
        `${folder}/${entry.name} was not made by the build, which fills ${folder}/ by itself. Move it away; photographs belong in content/pictures/.`,
      );
    }
    await rm(`${folder}/${entry.name}`);
  }
}

/** The SHA-256 of the parts, one after the other, in 64 hexadecimal digits. */
export function hashOf(...parts: ReadonlyArray<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
