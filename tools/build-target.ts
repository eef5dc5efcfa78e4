import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../content/checks/user-error';
import { attributeOf, tagsOf } from './exported-html';
import { fileManagerFile, rmOptions } from './files';
import { isExported } from './public-folder';

/** Where Next leaves its export, and where a build leaves the site unless it is given a folder. */
export const nextFolder = 'out';
const asideFolder = '.cache/out';
const replacedFolder = '.cache/replaced';

/** Where tests and measurements keep an export of each brand, in a folder with its key. */
export const exportsFolder = '.cache/exports';

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
 * The folder that a build fills, relative to the project. Whatever it holds is deleted for the new export.
 * @throws when it is a link, or when another folder than out/ holds something else than an older export (beside it, too,
 * but in .cache/), is a repository, holds the project or lies among the project's own, or cannot hold an export.
 */
export function readTarget(folder: string = nextFolder): string {
  const target = path.relative('', folder);
  // Without the slash behind it, which would lead to the folder itself. Builds move out/, too, whichever folder they fill.
  for (const place of [path.join(folder, '.'), nextFolder]) {
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    throw new UserError(
      place === nextFolder
        ? `"${nextFolder}" is a link, and each build makes a folder there. Delete the link. To have the site where it leads, name that folder: npm run build -- FOLDER`
        : `"${folder}" is a link, which the build would replace by a folder. Name the folder it leads to.`,
    );
  }
  if (target === nextFolder) return target;
  const isInside = (parent: string) => target.startsWith(path.normalize(parent) + path.sep);
  if (isInside(nextFolder)) {
    throw new UserError(
      `The folder "${folder}" lies in ${nextFolder}/, which each build empties. Name another folder.`,
    );
  }
  if ([asideFolder, replacedFolder].some((kept) => target === path.normalize(kept) || isInside(kept))) {
    throw new UserError(`The folder "${folder}" is where builds keep an older site meanwhile. Name another folder.`);
  }
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`"${folder}" is a file. Name the folder that the site is to be built into.`);
  }
  const isOlderExport = ['index.html', '404.html'].every((file) => isOwnPage(path.join(folder, file)));
  if (!isOlderExport && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UserError(
      `The folder "${folder}" holds something other than an older build, and it would be deleted. Name another folder, or empty this one.`,
    );
  }
  if (!isOutside(path.relative(folder, ''))) {
    throw new UserError(
      `The folder "${folder}" holds the project, which the build would delete with it. Name another folder.`,
    );
  }
  if (existsSync(path.join(folder, '.git'))) {
    throw new UserError(
      `The folder "${folder}" is a git repository, and the build would delete its history. Build into another folder, and copy the site from there.`,
    );
  }
  // In .cache/ are the project's own copies.
  const others = isOlderExport && !isInside('.cache') ? othersIn(folder) : [];
  if (others.length > 0) {
    throw new UserError(
      `The folder "${folder}" holds ${others.join(', ')} beside an older build, and the build would delete that. Build into another folder and copy the site from there, or move away what you do not need there.`,
    );
  }
  // Git, and with it the formatter and the linter, takes another folder of the project for its code.
  if (!isOutside(target) && !isInside('.cache')) {
    throw new UserError(
      `The folder "${folder}" lies in the project, whose checks would take the site for its code. Name one outside it, or in .cache/.`,
    );
  }
  return target;
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

/** Of two places, as `path.relative` gives the way from one to the other; on Windows they may be on different drives. */
function isOutside(way: string): boolean {
  return path.isAbsolute(way) || /^\.\.(?:[\\/]|$)/.test(way);
}

/** What lies at the top of an older export and is neither from a build nor from a program that uploads or shows it. */
function othersIn(folder: string): ReadonlyArray<string> {
  // Compressed files stand beside their own.
  const names = new Set(readdirSync(folder).map((name) => name.replace(/\.(?:br|gz)$/, '')));
  return [...names].filter((name) => {
    const isPage = name.endsWith('.html') && isOwnPage(path.join(folder, name));
    return !isPage && !isExported(name) && !fileManagerFile.test(name) && name !== '.vercel';
  });
}

/** Every page of an export says its brand, which need not be one of today's. */
function isOwnPage(file: string): boolean {
  if (!existsSync(file)) return false;
  const [root = ''] = tagsOf(readFileSync(file, 'utf8'), 'html');
  return attributeOf(root, 'data-brand') !== undefined;
}
