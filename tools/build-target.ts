import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';

/** Where Next leaves its export, and where a build leaves the site unless it is given a folder. */
export const nextFolder = 'out';

/**
 * The folder that a build fills, relative to the project. Whatever it holds is deleted for the new export.
 * @throws when that is anything but an older export.
 */
export function readTarget(folder: string = nextFolder): string {
  const target = path.relative('', folder);
  if (target === nextFolder) return target;
  if (target.startsWith(`${nextFolder}${path.sep}`)) {
    throw new UserError(
      `The folder "${folder}" lies in ${nextFolder}/, which each build empties. Name another folder.`,
    );
  }
  const isOlderExport = ['index.html', '404.html'].every((file) => isOwnPage(path.join(folder, file)));
  if (!isOlderExport && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UserError(
      `The folder "${folder}" holds something other than an older build, and it would be deleted. Name another folder, or empty this one.`,
    );
  }
  return target;
}

/** Every page of an export says its brand, which need not be one of today's. */
function isOwnPage(file: string): boolean {
  return existsSync(file) && /<html\b[^>]*\sdata-brand="/.test(readFileSync(file, 'utf8'));
}
