import { existsSync, readFileSync } from 'node:fs';

/**
 * Where something is written, as file:line: the line with the last of the words, each looked for after the one before.
 * Just the file when they are not there.
 */
export function lineOf(file: string, ...words: ReadonlyArray<string>): string {
  if (!existsSync(file)) return file;
  const text = readFileSync(file, 'utf8');
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word, at);
    if (found < 0) return file;
    at = found;
  }
  return `${file}:${text.slice(0, at).split('\n').length}`;
}

/** Where a setting is set: its line in .env.local, or its name when it comes from the environment or from nowhere. */
export function settingLine(name: string): string {
  const line = lineOf('.env.local', `${name}=`);
  return line.includes(':') ? line : `${name} (setting)`;
}
