import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '../../content/checks/user-error';

/** The wanted content of files by their paths; undefined for a file that must not exist. */
type Files = Readonly<Record<string, string | undefined>>;

/** Writes and deletes files, then does the rest. @throws when any of it fails, after restoring the files. */
export function changeFiles(files: Files, doTheRest: () => void) {
  const before = Object.fromEntries(
    Object.keys(files).map((file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : undefined]),
  );
  try {
    write(files);
    doTheRest();
  } catch (error) {
    write(before);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Nothing was changed, because a step failed. ${reason}`, { cause: error });
  }
}

function write(files: Files) {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
}
