/**
 * How a build grows with the number of towns: `npm run bench:scale`. Builds a copy of the tree, and for each size a bare
 * Next export with as many pages of as many words as an added town's. Pictures and icons are made beforehand; social
 * cards are left out of every build. Options: see `usage`.
 */

import '../setup';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../content/checks/user-error';
import { pages } from '../../content/pages';
import { neutralSettings } from '../../content/setting-names';
import { scratchFolder } from '../child';
import { visibleText } from '../exported-site';
import { rmOptions } from '../files';
import { measureFolder } from '../folder-size';
import { copyTree, linkFolder } from '../tree-copy';
import { printGoals } from './goals';
import { printMachine } from './machine';
import { writeBareApp } from './scale/bare-app';
import { measureRun } from './scale/measured-run';
import { printScale, type ScaleRow, scaleGoals } from './scale/report';
import { addTowns } from './scale/synthetic-towns';

const usage = `npm run bench:scale -- [options]
  Build time, memory and bytes with 0, 100 and 1,000 added towns, beside a bare Next export of as many pages.
  --full         also with 5,000, which takes most of an hour
  --towns 0,50   with these numbers of towns instead`;

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, towns: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const sizes = values.towns?.split(',').map(Number) ?? [0, 100, 1000, ...(values.full ? [5000] : [])];
if (sizes.some((size, index) => !Number.isInteger(size) || size <= (sizes[index - 1] ?? -1))) {
  throw new UserError('--towns takes whole numbers in rising order, such as 0,100,1000.');
}

const site = await copyTree('bench-scale');
const bare = scratchFolder('bench-bare');
const rows: Array<ScaleRow> = [];
try {
  printMachine();
  await linkFolder('node_modules', path.join(bare, 'node_modules'));
  // The first builds of fresh copies take longer whatever their size, so they are not measured.
  const words = await wordsOfAddedTown();
  await buildBare(pages.length, words);
  for (const towns of sizes) {
    addTowns(site, rows.at(-1)?.towns ?? 0, towns);
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/search/lastmod.ts'], {
      cwd: site,
      env: { ...process.env, ...neutralSettings },
      stdio: 'pipe',
    });
    rows.push({
      towns,
      site: { run: await buildSite('pictures,cards,icons'), size: measureFolder(path.join(site, 'out')) },
      // Both have a 404 page besides.
      bare: { run: await buildBare(pages.length + towns, words), size: measureFolder(path.join(bare, 'out')) },
    });
    console.log(`${towns} towns added: built`);
  }
} finally {
  // The results from before a size that fails are worth showing.
  printScale(rows);
  printGoals(scaleGoals(rows));
}

/** What the page of a town says as `npm run new:town` writes it: less than a finished one. Makes what later builds skip. */
async function wordsOfAddedTown() {
  const removeTowns = addTowns(site, 0, 1);
  await buildSite('cards');
  removeTowns();
  return visibleText(readFileSync(path.join(site, 'out/sample-town-0.html'), 'utf8'));
}

function buildSite(skipped: string) {
  removeBuild(site);
  return measureRun(site, process.execPath, ['--import', 'tsx', 'tools/build.ts', '--skip', skipped]);
}

function buildBare(pageCount: number, words: string) {
  removeBuild(bare);
  writeBareApp(bare, pageCount, words);
  return measureRun(bare, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
}

function removeBuild(folder: string) {
  for (const left of ['.next', 'out']) rmSync(path.join(folder, left), rmOptions);
}
