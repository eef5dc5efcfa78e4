import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cityList } from '../content/cities';
import { pages } from '../content/pages';
import { printGoals } from './bench/goals';
import { writeBareApp } from './bench/scale/bare-app';
import { measureFolder } from './bench/scale/folder-size';
import { measureRun } from './bench/scale/measured-run';
import { printScale, type ScaleRow, scaleGoals } from './bench/scale/report';
import { addTowns } from './bench/scale/synthetic-towns';
import { visibleText } from './search/exported-page';

/**
 * How a build grows with the number of towns: `npm run bench:scale`, with `-- --full` up to 5,000 added towns, or
 * `-- --towns 0,50` for others. Builds a copy of the tree, and beside each size a bare Next export of as many pages that
 * say as many words. Pictures and social cards are made before and count in neither.
 */
const { values } = parseArgs({ options: { full: { type: 'boolean' }, towns: { type: 'string' } } });
const sizes = values.towns?.split(',').map(Number) ?? [0, 100, 1000, ...(values.full ? [5000] : [])];
if (sizes.some((size, index) => !Number.isInteger(size) || size < (sizes[index - 1] ?? 0))) {
  console.error('--towns takes whole numbers in rising order, such as 0,100,1000.');
  process.exit(1);
}

const base = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
const site = path.join(base, 'site');
const bare = path.join(base, 'bare');
const rows: Array<ScaleRow> = [];
try {
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}. Compare within one run.`);
  copyTree();
  hardLink('node_modules', path.join(bare, 'node_modules'));
  for (const towns of sizes) {
    addTowns(site, rows.at(-1)?.towns ?? 0, towns);
    runTool('tools/lastmod.ts');
    rows.push(await buildBoth(towns));
    console.log(`${towns} towns added: built`);
  }
} finally {
  // What was built before a size that fails is worth seeing.
  printScale(rows);
  printGoals(scaleGoals(rows));
  rmSync(base, { recursive: true, force: true });
}

/** The 404 page counts as a page: it is one file of the export like the others. */
async function buildBoth(towns: number): Promise<ScaleRow> {
  const count = pages.length + 1 + towns;
  for (const folder of [site, bare]) {
    for (const left of ['.next', 'out']) rmSync(path.join(folder, left), { recursive: true, force: true });
  }
  const build = ['--import', 'tsx', 'tools/build.ts', '--skip', 'pictures,cards,icons'];
  const siteRun = await measureRun(site, process.execPath, build);
  writeBareApp(bare, count - 1, visibleText(readFileSync(path.join(site, `out/${cityList[0]?.slug}.html`), 'utf8')));
  const bareRun = await measureRun(bare, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  return {
    towns,
    site: { pages: count, run: siteRun, size: measureFolder(path.join(site, 'out'), 'og') },
    bare: { pages: count, run: bareRun, size: measureFolder(path.join(bare, 'out')) },
  };
}

function copyTree() {
  const leftOut = ['.git', '.next', 'out', 'node_modules', 'test-results', 'playwright-report', '.cache/exports'];
  cpSync('.', site, { recursive: true, filter: (file) => !leftOut.includes(path.normalize(file)) });
  hardLink('node_modules', path.join(site, 'node_modules'));
  for (const tool of ['tools/pictures.ts', 'tools/icons.ts']) runTool(tool);
}

/** Runs one of the copy's own tools. */
function runTool(tool: string) {
  execFileSync(process.execPath, ['--import', 'tsx', tool], { cwd: site, stdio: 'ignore' });
}

/** The same files under a second name; a copy where the file system or `cp` cannot do that. */
function hardLink(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
