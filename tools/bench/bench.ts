/** `npm run bench`: how fast the exported pages are beside the same pages without scripts. Options: see `usage`. */

import '../setup';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brandKeys } from '../../content/brands';
import { UserError } from '../../content/checks/user-error';
import { pages } from '../../content/pages';
import { neutralSettings } from '../../content/setting-names';
import { weighPage } from '../budgets/page-weight';
import { exportsFolder } from '../build-target';
import { runChild } from '../child';
import { compareLoads } from './compare-loads';
import { type Goal, loadGoals, printGoals, scoreGoals, scrollGoals, touchGoals } from './goals';
import { printMachine } from './machine';
import { measureScores } from './scores';
import { measureScroll } from './scroll';
import { type ServedSite, serve, serveOther, serveStripped } from './sites';
import { measureTouch, touchedAddresses } from './touch';

const usage = `npm run bench -- [options]
  Load times and bytes of home, a town and a landing page, beside the same pages stripped of scripts.
  --vs DIR       another exported site beside them
  --scroll       also what scrolling through the pages downloads, and the longest task
  --touch        also how soon the islands answer the first touch, and the same written by hand
  --only         with --scroll or --touch: without the load times
  --all          instead: Lighthouse's four scores of every page, every brand, and of a few stripped pages
  --brand NAME   a brand, whose export is in .cache/exports, or a folder; else out/, or every brand with --all
  --runs N       runs for each figure; else 5, or 1 with --all`;

/** One page of each main kind: home, a town, a landing page. */
const addresses = (['home', 'city', 'car'] as const).flatMap(
  (kind) => pages.find((page) => page.kind === kind)?.path ?? [],
);

await main();

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  printMachine();
  const goals: Array<Goal> = [];
  for (const name of options.names) {
    const folder = await exportOf(name);
    const site = await serve(path.basename(folder), folder);
    if (options.all) goals.push(...(await measureAllScores(site, folder, options)));
    if (options.loads) goals.push(...(await measureLoads(site, folder, options)));
    if (options.scroll) {
      for (const address of addresses) {
        goals.push(...scrollGoals(address, await measureScroll(site.url + address, options.runs)));
      }
    }
    if (options.touch) goals.push(...(await measureTouches(site, folder, options)));
    site.close();
  }
  printGoals(goals);
}

/** The scores of a few stripped pages stand below: no more is to be had on a machine that takes points from those. */
async function measureAllScores(site: ServedSite, folder: string, { runs }: { runs: number }) {
  const goals = scoreGoals(await measureScores(site, pages, runs));
  const stripped = await serveStripped(folder, addresses);
  await measureScores(
    stripped,
    pages.filter((page) => addresses.includes(page.path)),
    runs,
  );
  stripped.close();
  return goals;
}

async function measureLoads(site: ServedSite, folder: string, { runs, vs }: { runs: number; vs?: string }) {
  const stripped = await serveStripped(folder, addresses);
  const others = vs ? [await serveOther(vs)] : [];
  const goals: Array<Goal> = [];
  for (const address of addresses) {
    const { inlineScript } = weighPage(folder, address);
    const sites = [site, stripped, ...others.filter((other) => other.has(address))] as const;
    for (const throttling of ['simulate', 'devtools'] as const) {
      goals.push(...loadGoals(await compareLoads(sites, { address, throttling, runs }), inlineScript));
    }
  }
  for (const copy of [stripped, ...others]) copy.close();
  return goals;
}

async function measureTouches(site: ServedSite, folder: string, { runs }: { runs: number }) {
  const stripped = await serveStripped(folder, touchedAddresses);
  const goals = touchGoals(await measureTouch(site.url, stripped.url, runs));
  stripped.close();
  return goals;
}

/** @throws with the list of options when one is wrong. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        scroll: { type: 'boolean', default: false },
        touch: { type: 'boolean', default: false },
        only: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        brand: { type: 'string', multiple: true },
        vs: { type: 'string' },
        runs: { type: 'string' },
      },
    });
    const runs = Number(values.runs ?? (values.all ? 1 : 5));
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
    if (values.only && !values.scroll && !values.touch) throw new Error('--only goes with --scroll or --touch.');
    if (values.vs && (values.all || values.only)) throw new Error('--vs goes without --all and --only.');
    const names = values.brand ?? (values.all ? brandKeys : ['out']);
    return { ...values, runs, loads: !values.all && !values.only, names };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** The folder of an export. A brand that has none yet is built first, where `npm test` keeps it too. */
async function exportOf(name: string) {
  if (!brandKeys.includes(name)) return name;
  const folder = path.join(exportsFolder, name);
  const home = path.join(folder, 'index.html');
  if (existsSync(home)) {
    console.log(`${folder} was built on ${statSync(home).mtime.toLocaleString()}; delete it to have it built again.`);
  } else {
    const options = { env: { ...process.env, ...neutralSettings, SITE_BRAND: name }, stdio: 'inherit' } as const;
    const { code } = await runChild(process.execPath, ['--import', 'tsx', 'tools/build.ts', folder], options);
    if (code !== 0) process.exit(code ?? 1);
  }
  return folder;
}
