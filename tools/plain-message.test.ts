/** @jest-environment node */
import path from 'node:path';
import { transformSync } from 'esbuild';
import { ContentError } from '../content/content-error';
import { plainMessage } from './plain-message';

test('what content refuses on purpose is said without a stack', () => {
  expect(plainMessage(new ContentError('content/cities/duncan.ts must name six areas.'))).toBe(
    'content/cities/duncan.ts must name six areas.',
  );
});

test.each([
  ["export const town = {\n  name: 'Crofton's',\n};\n", 2],
  ["export const town = {\n  name: 'Crofton'\n  region: 'West Shore',\n};\n", 3],
])('a stray apostrophe or a missing comma is told by file and line (%#)', (source, line) => {
  const message = plainMessage(errorOf(() => transformSync(source, { sourcefile: path.resolve('content/x.ts') })));
  expect(message).toMatch(
    new RegExp(`^content/x\\.ts:${line} cannot be read: .+ Check the quotes and commas near there`),
  );
});

test('every other error keeps its stack', () => {
  expect(plainMessage(new TypeError('x is undefined'))).toBeUndefined();
  expect(plainMessage('text')).toBeUndefined();
});

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
