import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingFiles } from '../setting-files';

/**
 * Where something is written, as file:line: the line with the last of the words, each looked for after the one before.
 * Just the file when they are not there.
 */
export function lineOf(file: string, ...words: ReadonlyArray<string>): string {
  if (!existsSync(file)) return file;
  const text = readFileSync(file, 'utf8');
  let at = 0;
  let from = 0;
  for (const word of words) {
    at = text.indexOf(word, from);
    if (at < 0) return file;
    from = at + word.length;
  }
  return `${file}:${text.slice(0, at).split('\n').length}`;
}

/** Where a setting is set: its line in a file, or its name when it comes from the environment or from nowhere. */
export function settingLine(name: string): string {
  const setting = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`);
  for (const file of settingFiles().filter((file) => existsSync(file))) {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const line = text.split('\n').findIndex((words) => setting.test(words)) + 1;
    if (line === 0) continue;
    return parseEnv(text)[name] === process.env[name] ? `${file}:${line}` : `${name} (setting)`;
  }
  return `${name} (setting)`;
}
