/**
 * How a build grows with the number of towns: `npm run bench:scale`, with `-- --full` up to 5,000 added towns, or
 * `-- --towns 0,50` for others. Builds a copy of the tree, and for each size a bare Next export with as many pages and
 * words. Pictures and icons are made beforehand; social cards are left out of every build.
 */

import '../setup';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../content/checks/user-error';
import { cityList } from '../../content/cities';
import { pages } from '../../content/pages';
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

const { values } = parseArgs({ options: { full: { type: 'boolean' }, towns: { type: 'string' } } });
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
  // The first build of a fresh copy takes longer whatever its size, so it is not measured. Later ones skip what it makes.
  await buildBoth(0, 'cards');
  for (const towns of sizes) {
    addTowns(site, rows.at(-1)?.towns ?? 0, towns);
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/search/lastmod.ts'], { cwd: site, stdio: 'pipe' });
    rows.push(await buildBoth(towns));
    console.log(`${towns} towns added: built`);
  }
} finally {
  // The results from before a size that fails are worth showing.
  printScale(rows);
  printGoals(scaleGoals(rows));
}

async function buildBoth(towns: number, skipped = 'pictures,cards,icons'): Promise<ScaleRow> {
  for (const folder of [site, bare]) {
    for (const left of ['.next', 'out']) rmSync(path.join(folder, left), rmOptions);
  }
  const build = ['--import', 'tsx', 'tools/build.ts', '--skip', skipped];
  const siteRun = await measureRun(site, process.execPath, build);
  const text = visibleText(readFileSync(path.join(site, `out/${cityList[0]?.slug}.html`), 'utf8'));
  // Both have a 404 page besides.
  writeBareApp(bare, pages.length + towns, text);
  const bareRun = await measureRun(bare, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  return {
    towns,
    site: { run: siteRun, size: measureFolder(path.join(site, 'out'), 'og') },
    bare: { run: bareRun, size: measureFolder(path.join(bare, 'out')) },
  };
}
