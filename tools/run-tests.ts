/**
 * Runs every check of the project on this machine: format, lint, types, unit tests, unused code, every brand's build,
 * the checks over the exported pages, the hosts, the owner's tasks and the browser suite. Each step is a script of
 * package.json, which can also be run alone. Lists what could not be run because it is not on this machine, and ends
 * with the line 'N passed, N failed'.
 */

import './setup';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brandKeys } from '../content/brands';
import { neutralSettings } from '../content/setting-names';
import { findOrInstallBrowser } from './browser';
import { exportsFolder } from './build-target';
import { runChild } from './child';
import { rmOptions } from './files';
import { realServers } from './hosts/real-servers';
import { secondsSince } from './seconds';
import { installCommand } from './system-packages';

const jestReport = '.cache/jest.json';
const playwrightReport = '.cache/playwright.json';

// There are no options; a misspelt one must not start a run of many minutes.
parseArgs({ options: {} });

const tally = { passed: 0, failed: 0 };
const failures: Array<string> = [];

mkdirSync('.cache', { recursive: true });
for (const report of [jestReport, playwrightReport]) rmSync(report, { force: true });

await check('browser', async () => {
  process.env.CHROMIUM = findOrInstallBrowser();
  return true;
});
await check('pictures', () => script('pictures'));
await check('format and lint', () => script('lint'));
await check('types', () => script('typecheck'));
await check('unused code', () => script('unused'));
await suite('unit tests', 'unit', ['--ci', '--json', `--outputFile=${jestReport}`], () => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(jestReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
});
for (const brand of brandKeys) {
  const folder = `${exportsFolder}/${brand}`;
  // Where the build fails, the checks must not pass on an older site.
  rmSync(folder, rmOptions);
  await check(`build of ${brand}`, () => script('build', [folder], { SITE_BRAND: brand }));
  await check(`HTML of ${brand}`, () => script('check:html', [folder]));
  await check(`own text of ${brand}`, () => script('check:unique', [folder]));
  await check(`byte budgets of ${brand}`, () => script('check:budgets', [folder]));
  await check(`head of ${brand}`, () => script('check:head', [folder]));
  await check(`structured data of ${brand}`, () => script('check:structured-data', [folder]));
}
const firstExport = `${exportsFolder}/${brandKeys[0]}`;
await check('licences', () => script('check:licences', [firstExport]));
await check('hosts', () => script('check:hosts', [firstExport]));
await check('owner tasks', () => script('check:owner-tasks'));
await suite('browser suite', 'test:suite', [], () => {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
  if (stats.flaky > 0) console.log(`  ${stats.flaky} passed on their second try: see playwright-report/`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

for (const { name, packages, isInstalled } of realServers) {
  if (!isInstalled()) console.warn(`\nNot run: the configuration on ${name}. To run it: ${installCommand(packages)}`);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

function check(name: string, work: () => Promise<boolean>) {
  return count(name, async () => ((await work()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
}

/** A run of many tests that leaves a report behind; one without a readable report counts as failed. */
function suite(name: string, scriptName: string, args: ReadonlyArray<string>, read: () => typeof tally) {
  return count(name, async () => {
    const succeeded = await script(scriptName, args);
    const result = read();
    return succeeded || result.failed > 0 ? result : { ...result, failed: 1 };
  });
}

/** Does a part of the run and adds what it gives to the tally; one that throws counts as failed. */
async function count(name: string, work: () => Promise<typeof tally>) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const { passed, failed } = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(`  ${failed > 0 ? 'FAILED' : 'ok'} ${name} (${secondsSince(start)} s)`);
}

/** Runs a script of package.json. @returns whether it succeeded; its output goes to the terminal. */
async function script(name: string, args: ReadonlyArray<string> = [], env: Record<string, string> = {}) {
  const run = ['run', '--silent', name, '--', ...args];
  // On Windows npm is not a program that can be started, so Node runs the file that npm says it is.
  const npm = process.env.npm_execpath;
  const { code } = await runChild(npm ? process.execPath : 'npm', npm ? [npm, ...run] : run, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // To end with what npm starts (child.ts). On Windows it would get a window of its own.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...neutralSettings, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return code === 0;
}
