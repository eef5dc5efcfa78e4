/**
 * `npm run remove:town -- crofton` removes the town's content file, its landing pages and their lines in the
 * tables. The words stay in .removed/, one folder per removal: somebody wrote them, and not every owner keeps a
 * history of the folder. Texts that still name the town are listed: they are sentences, which a person has to change.
 */

import '../setup';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../content/checks/user-error';
import { cityList } from '../../content/cities';
import { landingsOf } from '../../content/landings';
import { regions } from '../../content/types';
import { rmOptions } from '../files';
import { changeFiles } from './change-files';
import { slugOf } from './slug-of';
import { withoutPages } from './town-table';

/** In content/. The lists of towns and places hold no sentence. */
const townLists = ['cities/index.ts', 'city-lists.ts', 'places.ts'];

const asked = parseArgs({ allowPositionals: true, options: {} }).positionals.join(' ').trim();
const town = cityList.find(({ slug, name }) => [slug, slugOf(name)].includes(slugOf(asked)));
if (!town) {
  throw new UserError(
    `${asked ? `There is no town "${asked}".` : 'Name the town to remove.'} Use one of: ${cityList.map(({ slug }) => slug).join(', ')}. Example: npm run remove:town -- crofton`,
  );
}
if (cityList.length === 1) {
  throw new UserError(`${town.name} is the last town. Add another first: npm run new:town -- "Lake Cowichan"`);
}

const changes = [
  removal('content/cities', [town.slug]),
  removal(
    'content/landings',
    landingsOf(town.slug).map(({ slug }) => slug),
  ),
];
const removed = changes.flatMap(({ files }) => files);
const keptFolder = `.removed/${new Date().toISOString().replaceAll(':', '-')}`;
const isFoundByName = removed.includes(`content/cities/${slugOf(town.name)}.ts`);
// Before anything is deleted: a computer that stops halfway then has the words in one place at least.
keepWords();
try {
  changeFiles(
    Object.fromEntries([
      ...changes.map(({ index, table }) => [index, table]),
      ...removed.map((file) => [file, undefined]),
    ]),
    () => {
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/search/lastmod.ts'], { stdio: 'pipe' });
    },
  );
} catch (error) {
  // Any other error comes from putting the files back: the kept words may then be the only ones.
  if (error instanceof UserError) forgetWords();
  throw error;
}

console.log(`${town.name} is gone from the site: page, map, lists, footer, sitemap and records.`);
for (const file of removed) console.log(`  deleted ${file}`);
console.log(
  `Their words are kept in ${keptFolder}/. To have the town back, ${isFoundByName ? `run npm run new:town -- "${town.name}"` : 'copy them into content/ again and name them in index.ts there'}.`,
);
const mentions = findMentions([town.name, `/${town.slug}`]);
if (mentions.length > 0) {
  console.log(`These lines still name ${town.name}. Read them and change what is no longer right:`);
  for (const mention of mentions) console.log(`  ${mention}`);
}

/** @throws, before anything has changed, when there is no place for them. */
function keepWords() {
  try {
    mkdirSync(keptFolder, { recursive: true });
    for (const file of removed) copyFileSync(file, path.join(keptFolder, path.basename(file)));
  } catch (cause) {
    forgetWords();
    throw new UserError(
      `Nothing was changed, because the words of ${town?.name} could not be kept in .removed/. Make room there, or allow writing, then try again. ${cause}`,
      { cause },
    );
  }
}

/** Takes back what was kept, for a town that is still there. */
function forgetWords() {
  if (!statSync('.removed', { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(keptFolder, rmOptions);
  if (readdirSync('.removed').length === 0) rmdirSync('.removed');
}

function removal(folder: string, slugs: ReadonlyArray<string>) {
  const index = `${folder}/index.ts`;
  return { index, ...withoutPages(folder, readFileSync(index, 'utf8'), slugs) };
}

/**
 * Lines of texts and of browser tests that hold one of the words, as file:line. Unit tests are left out: they name towns
 * only as samples, and tools/owner-tasks/check-owner-tasks.ts runs them without a town. Components name towns only in
 * comments.
 */
function findMentions(words: ReadonlyArray<string>): ReadonlyArray<string> {
  return ['content', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\.(tsx?|html)$/.test(file) && !file.includes('.test.') && !townLists.includes(file))
      .toSorted()
      .flatMap((file) =>
        readFileSync(`${folder}/${file}`, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            words.some((word) => withoutRegions(line).includes(word.replaceAll("'", '’')))
              ? [`${folder}/${file}:${index + 1}`]
              : [],
          ),
      ),
  );
}

/** A line with one kind of apostrophe, and without regions: one stays when the town goes that it is named after. */
function withoutRegions(line: string): string {
  return regions.reduce((left, region) => left.replaceAll(region, ''), line.replace(/\\?'/g, '’'));
}
