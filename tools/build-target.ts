import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../content/checks/user-error';
import { rmOptions } from './files';

/** Where Next leaves its export, and where a build leaves the site unless it is given a folder. */
export const nextFolder = 'out';
const asideFolder = '.cache/out';
const replacedFolder = '.cache/replaced';

/** Where tests and measurements keep an export of each brand, in a folder with its key. */
export const exportsFolder = '.cache/exports';
/** Where `start:both` keeps the site of each brand, likewise. */
export const sitesFolder = '.cache/sites';
const brandFolders = [exportsFolder, sitesFolder];

/** The folder that a command was given, or out/. @throws when it was given an option: these commands have none. */
export function givenFolder(): string {
  // Without the slash that a shell writes behind a folder.
  return path.join(onlyFolder(parseArgs({ allowPositionals: true }).positionals) ?? nextFolder, '.');
}

/** The one folder a command was given, if it was given one. @throws when there are more, or it has no name. */
export function onlyFolder([folder, another]: ReadonlyArray<string>): string | undefined {
  if (folder === '') throw new UserError(`The folder has no name. Give it one, or leave it out for ${nextFolder}/.`);
  if (another === undefined) return folder;
  throw new UserError(`This command takes one folder, and was given "${folder}" and "${another}".`);
}

/**
 * The folder that a build fills, relative to the project: out/, or a brand's. Whatever it holds is deleted for the new
 * export. @throws when it is any other folder, or a link, or in one.
 */
export function readTarget(folder: string = nextFolder): string {
  const target = path.relative('', folder);
  if (target !== nextFolder && !isBrandFolder(target)) {
    throw new UserError(
      `A build deletes all that is in its folder, so it cannot go to "${folder}". Leave the folder out and copy the site from ${nextFolder}/, or name one in ${exportsFolder}/.`,
    );
  }
  // Builds move out/, too, whichever folder they fill.
  const link = [target, path.dirname(target), nextFolder].find((place) =>
    lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (link) throw new UserError(`"${link}" is a link, and each build makes a folder there. Delete the link.`);
  return target;
}

/** True for a folder that keeps an export of one brand, relative to the project. */
export function isBrandFolder(folder: string): boolean {
  return brandFolders.some((parent) => path.dirname(folder) === path.normalize(parent));
}

/** Makes room for Next's export and keeps the site that is in out/, which another build or a failed one puts back. */
export function setAside(folder = nextFolder, aside = asideFolder) {
  mkdirSync(path.dirname(aside), { recursive: true });
  if (existsSync(folder)) moveFolder(folder, aside);
}

/** Moves the site that `setAside` kept back into out/, in the place of what was built meanwhile. */
export function putBack(folder = nextFolder, aside = asideFolder) {
  if (!existsSync(aside)) return;
  rmSync(folder, rmOptions);
  moveFolder(aside, folder);
}

/** Forgets the site that `setAside` kept: a newer one is in its place. */
export function dropAside(aside = asideFolder) {
  if (!existsSync(aside)) return;
  // In two steps: what is half deleted must never be put back.
  const old = `${aside}.old`;
  rmSync(old, rmOptions);
  moveFolder(aside, old);
  rmSync(old, rmOptions);
}

/** Moves an export to where it is wanted. An older one there is deleted only after that. */
export function replaceExport(from: string, to: string, aside = replacedFolder) {
  rmSync(aside, rmOptions);
  setAside(to, aside);
  try {
    mkdirSync(path.dirname(to), { recursive: true });
    moveFolder(from, to);
  } catch (error) {
    rmSync(to, rmOptions);
    putBack(to, aside);
    throw error;
  }
  rmSync(aside, rmOptions);
}

/** A folder cannot be renamed to another disk, nor on Windows while one of its files is open. */
function moveFolder(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
    rmSync(from, rmOptions);
  }
}
