import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from './child';
import { hashOf, listFiles } from './files';
import { isMade } from './public-folder';

const notSource = new Set([
  '.git',
  '.next',
  '.swc',
  '.cache',
  '.removed',
  'out',
  'node_modules',
  'test-results',
  'playwright-report',
]);
/** Settings of whoever runs this have no place in a copy. */
const isSetting = (file: string) => file.startsWith('.env') && file !== '.env.example';
const isCopied = (file: string) => !isMade(file) && !isSetting(file);

/**
 * Copies the project to a new folder where it can be changed and built. Packages and encoded pictures are linked, since
 * their files are replaced and never written into. @returns the folder, whose name begins with `name`.
 */
export async function copyTree(name: string): Promise<string> {
  const root = scratchFolder(name);
  for (const entry of await readdir('.')) {
    if (notSource.has(entry)) continue;
    const filter = (file: string) => isCopied(file.replaceAll(path.sep, '/'));
    await cp(entry, path.join(root, entry), { recursive: true, filter });
  }
  for (const folder of ['node_modules', '.cache/pictures', '.cache/cards'].filter((made) => existsSync(made))) {
    await linkFolder(folder, path.join(root, folder));
  }
  return root;
}

/** Hard links to the same files, or copies where the folder is on another disk. */
export async function linkFolder(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Hard links do not work across disks.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Every source file of a tree with a hash of its bytes. */
export async function readTree(root: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (notSource.has(entry.name) || /^next-env\.d\.ts$|\.tsbuildinfo$/.test(entry.name)) continue;
    const files = entry.isDirectory()
      ? (await listFiles(path.join(root, entry.name))).map((file) => `${entry.name}/${file}`)
      : [entry.name];
    for (const file of files.filter(isCopied)) {
      hashes.set(file, hashOf(await readFile(path.join(root, file))));
    }
  }
  return hashes;
}

/** The files that two trees do not share, byte for byte. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted();
}
