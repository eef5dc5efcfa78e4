import path from 'node:path';
import { ContentError } from '../content/content-error';

/**
 * What the owner reads instead of a stack of calls: of faults that content/ and the settings throw on purpose, and of
 * files that cannot be read as code, mostly a quote or a comma. Undefined for every other error, which keeps its stack.
 */
export function plainMessage(error: unknown): string | undefined {
  if (error instanceof ContentError) return error.message;
  // esbuild's words: 'Transform failed with 1 error:' and lines of 'file:line:column: ERROR: what'.
  const [, file, line, what] = /Transform failed with .*\n(.+):(\d+):\d+: ERROR: (.+)/.exec(String(error)) ?? [];
  if (!file) return undefined;
  return `${path.relative('', file)}:${line} cannot be read: ${what}. Check the quotes and commas near there, also on the line before.`;
}
