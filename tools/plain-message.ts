import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';
import { isRecord } from '../content/is-record';

/**
 * A short message in place of a stack trace for: UserErrors; files that may not be written, or have no room; syntax
 * errors in content files; imports of missing files; runtime errors while content loads, such as an undefined name;
 * unknown command-line options. Undefined otherwise.
 */
export function plainMessage(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  return (
    refused(error) ??
    unreadable(error) ??
    missingFile(error) ??
    missingName(error) ??
    contentMistake(error) ??
    unknownOption(error)
  );
}

/** What to do where the system refuses to read or write a file: https://nodejs.org/api/errors.html#common-system-errors */
const refusals: Record<string, string> = {
  EACCES: 'It may belong to another user, if a command was run with sudo: have it given back to you.',
  EBUSY: 'It may be open in another program.',
  EPERM: 'It may belong to another user, or be open in another program.',
  EROFS: 'The disk can only be read.',
};

function refused(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  // Of this one Node does not always know the file. Linux gives the same code when too many files are watched.
  if (error.code === 'ENOSPC') {
    return error.syscall === 'watch'
      ? 'The system watches too many files. Close other programs that do, or raise fs.inotify.max_user_watches.'
      : 'The disk is full.';
  }
  const file = error.dest ?? error.path;
  const advice = refusals[String(error.code)];
  return advice && typeof file === 'string' ? `${ownPath(file)} cannot be read or written. ${advice}` : undefined;
}

/** Node's message for a command-line option that is misspelt or lacks its value. */
function unknownOption(error: unknown): string | undefined {
  if (!isRecord(error) || !String(error.code).startsWith('ERR_PARSE_ARGS_')) return undefined;
  return `${String(error.message).split('. To specify')[0]}. Settings such as PORT=3001 stand before the command or in .env.local; README.md lists the commands.`;
}

/** esbuild's message: 'Transform failed with 1 error:' and lines of 'file:line:column: ERROR: what'. */
function unreadable(error: unknown): string | undefined {
  const [, file, line, what] = /Transform failed with .*\n(.+):(\d+):\d+: ERROR: (.+)/.exec(String(error)) ?? [];
  if (!file) return undefined;
  return `${ownPath(file)}:${line} cannot be read: ${what}. ${syntaxAdvice(what)}`;
}

function syntaxAdvice(what = '') {
  if (/"[‘’“”„«»]/.test(what)) {
    return 'Curly quotes cannot enclose a text: write straight ones, \' or ", at both its ends.';
  }
  if (what === 'Unterminated string literal') {
    return `The text does not end with the straight quote it begins with: write that one (' or ") there, and keep the whole text on one line.`;
  }
  if (/octal/.test(what))
    return "Write numbers without a zero in front: 649. Times, dates and phone numbers stand in quotes: '08:00'.";
  if (/found "-"$|^Syntax error "\w/.test(what)) {
    return `Names (before a colon, after "const") hold letters and digits only, a letter first: motorCycle. ${otherwise}`;
  }
  if (what === 'Expected "}" but found ":"') return `Times stand in quotes: '08:00'. ${otherwise}`;
  if (what === 'Expected ":" but found ","' || what === 'Expected ":" but found "}"') {
    return `Write numbers without commas: 1299, 48.8656. ${otherwise}`;
  }
  return 'Check the quotes and commas near it and on the line before. An apostrophe inside \'…\' ends the text: write ’ in its place, or put the text in "…".';
}

const otherwise = 'Otherwise check the quotes, colons and commas near it.';

/** Node's message for an import that leads nowhere. */
function missingFile(error: unknown): string | undefined {
  const [, missing, importer] = /Cannot find module '(.+)' imported from (.+)/.exec(String(error)) ?? [];
  if (!missing || !importer) return undefined;
  const [wanted, importerPath] = [ownPath(missing), ownPath(importer)];
  if (!isContent(importerPath)) return undefined;
  return `${importerPath} imports ${path.extname(wanted) ? wanted : `${wanted}.ts`}, which is not on disk. Put the file there, or correct its name in the import.`;
}

/** Node's message when code outside content/ asks a file there for a name that it does not have. */
function missingName(error: unknown): string | undefined {
  if (!(error instanceof SyntaxError) || isContent(firstPlace(error.stack ?? '')[0] ?? '')) return undefined;
  const [, file, name] =
    /'[./@]*\/(content\/[\w/-]+)' does not provide an export named '(\w+)'/.exec(error.message) ?? [];
  if (!file) return undefined;
  return `${file}.ts lacks "${name}". Its line was deleted or the name in it misspelt: put it back.`;
}

/** What to do about the errors that a mistake in content/ causes. */
const advice: Record<string, string> = {
  ReferenceError: 'Put text in quotes, write numbers in digits only, and import names at the top of the file.',
  TypeError: 'A name in this line is misspelt, or what it stands for was removed: put that back, or take the name out.',
};

function contentMistake(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const fix = advice[error.name];
  const [file = '', line] = firstPlace(error.stack ?? '');
  if (!isContent(file)) return undefined;
  const [, from = '', name] = /'(\.[^']*)' does not provide an export named '(\w+)'/.exec(error.message) ?? [];
  if (name) {
    const source = `${path.posix.join(path.posix.dirname(file), from)}.ts`;
    return `${file}:${line} takes "${name}" from ${source}, where nothing is exported under that name. If its line was deleted there, put it back; otherwise write the same name in both files.`;
  }
  if (!fix) return undefined;
  // JavaScript takes a text with one in backticks below it for a call. Texts with ${ } in them are not recognised here.
  if (/^".*" is not a function$/s.test(error.message)) {
    return `${file}:${line}: a comma is missing between this text and the next one. Write it at the end of the first.`;
  }
  const [, list] = /^([\w.]+)\.(?:flatMap|map|filter|join) is not a function$/.exec(error.message) ?? [];
  if (list) {
    return `${file}:${line} needs a list, but ${list} is not one. Where it is written, put [ and ] around its contents.`;
  }
  const claim = error.name === 'TypeError' && removedClaim(file, Number(line));
  if (claim) {
    return `${file}:${line} uses claims.${claim}, which content/claims.ts does not have. Take the sentence out, or put the claim back.`;
  }
  return `${file}:${line}: ${error.message}. ${fix}`;
}

/** The claim that a line names and the register lacks. */
function removedClaim(file: string, line: number): string | undefined {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  const register = readFileSync('content/claims.ts', 'utf8');
  const named = [...text.matchAll(/\bclaims\.(\w+)/g)].map(([, name = '']) => name);
  return named.find((name) => !new RegExp(`\\b${name}:`).test(register));
}

function isContent(file: string) {
  return file.startsWith('content/');
}

function ownPath(file: string) {
  return withSlashes(path.relative('', file));
}

/** A file as it is written everywhere but on Windows. */
function withSlashes(text: string) {
  return text.replaceAll('\\', '/');
}

/** The first file and line of a stack that belong to the project, not to a package or to Node. */
function firstPlace(stack: string): ReadonlyArray<string> {
  // Stacks write a Windows drive in small or capital letters.
  const project = withSlashes(process.cwd()).replace(/^\w:/, '');
  const places = withSlashes(stack)
    .split(`${project}/`)
    .slice(1)
    .map((rest) => /^([^:\n]+):(\d+)/.exec(rest)?.slice(1) ?? []);
  return places.find(([file]) => file && !file.startsWith('node_modules')) ?? [];
}
