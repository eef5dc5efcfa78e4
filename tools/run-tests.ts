import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { brandKeys } from '../content/brands';
import { settingNames } from '../content/settings';
import { findOrInstallBrowser } from './browser';

/**
 * Runs every check of the project on this machine: format, lint, types, unit tests, unused code, both brands' builds,
 * the checks over the exported pages and the browser suite. Ends with one line, 'N passed, N failed'.
 */
const exportsFolder = '.cache/exports';
const jestReport = '.cache/jest.json';
const playwrightReport = '.cache/playwright.json';

// Tests neither depend on the settings in .env.local nor send mail with them. Empty counts as not set.
const neutralSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

const tally = { passed: 0, failed: 0 };
const failures: Array<string> = [];

mkdirSync('.cache', { recursive: true });
for (const report of [jestReport, playwrightReport]) rmSync(report, { force: true });

await check('browser', async () => {
  process.env.CHROMIUM = findOrInstallBrowser();
  return true;
});
await check('pictures', () => tool('tools/pictures.ts'));
await check('format and lint', () => run('node_modules/.bin/biome', ['check', '.']));
await check(
  'types',
  async () => (await run('node_modules/.bin/next', ['typegen'])) && run('node_modules/.bin/tsc', ['--noEmit']),
);
await check('unused code', () => run('node_modules/.bin/knip', []));
await suite('unit tests', 'node_modules/.bin/jest', ['--ci', '--json', `--outputFile=${jestReport}`], () => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(jestReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
});
for (const brand of brandKeys) {
  const folder = `${exportsFolder}/${brand}`;
  await check(`build of ${brand}`, () => tool('tools/build.ts', [folder], { SITE_BRAND: brand }));
  await check(`HTML of ${brand}`, () => tool('tools/check-html.ts', [folder]));
  await check(`local text of ${brand}`, () => tool('tools/check-unique.ts', [folder]));
  await check(`byte budgets of ${brand}`, () => tool('tools/check-budgets.ts', [folder]));
  await check(`head of ${brand}`, () => tool('tools/check-head.ts', [folder]));
  await check(`structured data of ${brand}`, () =>
    tool('tools/check-structured-data.ts', [folder], { SITE_BRAND: brand }),
  );
}
await check('licences', () => tool('tools/check-licences.ts', [`${exportsFolder}/dynamix`]));
await check('hosts', () => tool('tools/check-hosts.ts', [`${exportsFolder}/dynamix`]));
await check('owner tasks', () => tool('tools/check-owner-tasks.ts'));
await suite('browser suite', 'node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'], () => {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
  if (stats.flaky > 0) console.log(`  ${stats.flaky} passed on their second try: see playwright-report/`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);

async function check(name: string, work: () => Promise<boolean>) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const passed = await work().catch((error: Error) => {
    console.error(error.message);
    return false;
  });
  count(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }, start);
}

/** A run of many tests that leaves a report behind; one without a readable report counts as failed. */
async function suite(name: string, command: string, args: ReadonlyArray<string>, read: () => typeof tally) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const exited = await run(command, args);
  try {
    const result = read();
    count(name, exited || result.failed > 0 ? result : { ...result, failed: 1 }, start);
  } catch {
    count(name, { passed: 0, failed: 1 }, start);
  }
}

function count(name: string, { passed, failed }: typeof tally, start: number) {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(`  ${failed > 0 ? 'FAILED' : 'ok'} ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
}

function tool(file: string, args: ReadonlyArray<string> = [], env: Record<string, string> = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], env);
}

/** @returns whether the command ended well; its output goes to the terminal. */
function run(command: string, args: ReadonlyArray<string>, env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...neutralSettings, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
