/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runChild } from './child';
import { failureWords, runNext } from './next-build';

jest.mock('./child');

test('the build compiles all of content/ and no test, so that none stops it after the owner took a choice away', () => {
  const [, project = ''] = /tsconfigPath: '(.+)'/.exec(readFileSync('next.config.mjs', 'utf8')) ?? [];
  const compiler = ['node_modules/typescript/lib/tsc.js', '--showConfig', '--project', project || 'tsconfig.json'];
  const { files }: { files: ReadonlyArray<string> } = JSON.parse(
    execFileSync(process.execPath, compiler, { encoding: 'utf8' }),
  );
  expect(files).toEqual(expect.arrayContaining(['./content/quote.ts', './app/page.tsx']));
  expect(files.filter((file) => /\.(?:test|fixture)\.|^\.\/(e2e|tools)\//.test(file))).toEqual([]);
});

test('a failing type check says the first error of content/ in one sentence, and none of the others', () => {
  const output = `  Running TypeScript ...
components/sections/quote.tsx(21,35): error TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.
content/cities/duncan.ts(45,3): error TS2322: Type '[Point, Point]' is not assignable to type 'readonly [Point]'.
  Source has 4 element(s) but target requires 5.
content/cities/index.ts(19,3): error TS2322: Type '{ slug: string }' is not assignable to type 'City'.
Failed to type check.
`;
  expect(failureWords(output)).toMatch(
    /^content\/cities\/duncan\.ts:45 has a mistake: Type '\[Point, Point\]' is not assignable to type 'readonly \[Point\]'\. Compare .+$/,
  );
});

test('a line of content/ that the bundler cannot read is said in one sentence', () => {
  const output = `> Build error occurred
Error: Turbopack build failed with 2 errors:
./content/business.ts:9:20
Error: Legacy octal escape is not permitted in strict mode
   7 | export const phone = {
Import traces:
    ./content/business.ts
`;
  expect(failureWords(output)).toMatch(
    /^content\/business\.ts:9 has a mistake: Legacy octal escape is not permitted in strict mode\. Compare .+$/,
  );
});

test.each([
  [
    `components/layout/header.tsx(5,27): error TS2305: Module '"@/content/business"' has no exported member 'tagline'.`,
    'content/business.ts lacks "tagline", which the pages use.',
  ],
  [
    `components/layout/header.tsx(5,27): error TS2724: '"@/content/business"' has no exported member named 'tagline'. Did you mean 'footerTagline'?`,
    'content/business.ts lacks "tagline", which the pages use.',
  ],
  [
    "components/quote-form/quote-fields.tsx(36,47): error TS2339: Property 'vehicle' does not exist on type '{ readonly name: string; }'.",
    'A file of content/ lacks "vehicle", which the pages use.',
  ],
  [
    `./components/layout/page-frame.tsx:3:1
Error: Export tagline doesn't exist in target module

The export tagline was not found in module [project]/content/business.ts [app-rsc] (ecmascript).`,
    'content/business.ts lacks "tagline", which the pages use.',
  ],
])('a line that is gone from content/ is asked for, not the code that misses it (%#)', (error, message) => {
  const output = `  Running TypeScript ...\n${error}\nFailed to type check.\n`;
  expect(failureWords(output)).toContain(message);
  expect(failureWords(output)).not.toContain('components/');
});

test('an entry that hides another under the same name is asked to take another', () => {
  const output =
    'content/packages.ts(51,3): error TS1117: An object literal cannot have multiple properties with the same name.\n';
  expect(failureWords(output)).toMatch(/^content\/packages\.ts:51 begins with a name that another entry .+ has/);
});

test.each([
  ['by itself', 1],
  ['by a signal', null],
])('a Next that is stopped %s has not exported the pages', async (_, code) => {
  jest.mocked(runChild).mockResolvedValueOnce({ code, output: 'Killed' });
  const words = 'Next could not export the pages.\nKilled';
  await expect(runNext()).rejects.toThrow(
    code === null ? `${words}\nIt was ended from outside.` : new RegExp(`${words}$`),
  );
});

test('a failure that names no content file keeps all of its words', () => {
  const output =
    "components/sections/quote.tsx(21,35): error TS2345: Argument of type 'number'.\nFailed to type check.\n";
  expect(failureWords(output)).toContain(output);
});
