import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';
import { hostFileNames, isKeptBack } from './hosts/rules';

/** What the build writes to the top of the export, beside the pages. */
const writtenFiles = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'indexnow.txt',
  'manifest.webmanifest',
  'licenses.txt',
  ...hostFileNames,
];

/**
 * Stops the build on a file or folder of the owner's that has the name of a page or of something the build writes: one of
 * the two would be lost, on some hosts at least; and on one that some hosts would not show. @throws with its name.
 */
export function assertPublicFolder(slugs: ReadonlyArray<string>, folder = 'public') {
  // Next writes a text file beside each page, which the export step removes.
  const pageFiles = slugs.flatMap((slug) => ['', '.html', '.txt'].map((ending) => `${slug || 'index'}${ending}`));
  const taken = [...pageFiles, ...writtenFiles].find((file) => existsSync(path.join(folder, file)));
  if (taken === undefined) return assertShown(folder);
  throw new UserError(
    `${folder}/${taken} has the name of a page or of a file that the build writes: some hosts would serve one in place of the other. Give it another name, or delete it if you do not need it.`,
  );
}

/** Stops the build on a file that some hosts would not show. Names that begin with a dot are meant for hosts. */
function assertShown(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const hidden = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .find((file) => isKeptBack(`/${file}`) && !/(^|\/)\./.test(file));
  if (hidden === undefined) return;
  throw new UserError(
    `${folder}/${hidden} would not be found on some hosts: they keep back the folder deploy/ and files that end in .gz or .br. Give it another name or format.`,
  );
}

/** What the build makes in public/. All else there is the owner's. */
const madeInPublic = ['public/pictures', 'public/og', 'public/icons', 'public/favicon.ico'] as const;

/** True for a file that the build makes, given as a path with slashes. */
export function isMade(file: string): boolean {
  return madeInPublic.some((made) => file === made || file.startsWith(`${made}/`));
}

/** True for a file that the owner put into public/: the export serves it as it is, even if it looks like a page. */
export function isOwnersFile(file: string): boolean {
  return existsSync(path.join('public', file));
}
