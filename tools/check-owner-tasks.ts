import './setup';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../content/brands';
import { cityList } from '../content/cities';
import { landingsOf } from '../content/landings';
import { settingNames } from '../content/setting-names';
import { localMailDesk } from '../content/settings';
import { type Change, changedText } from './changed-text';
import { runChild } from './child';
import { reportFaults, unless } from './faults';
import { addedTownFaults, brandFaults, removedTownFaults } from './owner-tasks/expectations';
import { contentMistakes } from './owner-tasks/mistakes';
import { secondsSince } from './seconds';
import { copyTree, differences, readTree } from './tree-copy';

/**
 * Does in a copy of the project what its owner will do: adds a brand, makes typing mistakes, replaces every sample,
 * changes words, hours and a price, removes towns with their landing pages, adds a town, and builds once. Looks at the
 * result, asks the launch check and the unit tests, and takes the town away again.
 */
const town = { name: 'Example Harbour', slug: 'example-harbour', latitude: 48.8258, longitude: -124.0542 };
const brand = {
  key: 'third',
  name: 'Third Brand',
  origin: 'https://third-brand.ca',
  accent: '#0b6b3a',
  logoPath: 'M2 1h30v22H2z',
  googleVerification: 'third-brand_verified',
};
/** How a search engine asks the owner to show that the site is theirs. */
const proof = { file: 'google0123456789abcdef.html', text: 'google-site-verification: google0123456789abcdef.html' };
// The first town of the list is the one that a test is most likely to rely on. If it is the home town as well, its name
// stays in the organisation's address, which needs no page.
const removed = cityList.filter(({ slug }) => landingsOf(slug).length > 0).slice(0, 2);
if (removed.length === 0) throw new Error('No town has a landing page to be removed with it.');

const settings = {
  SITE_BRAND: brand.key,
  SITE_ORIGIN: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: localMailDesk.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION: 'notification',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY: 'auto-reply',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
};

const root = await copyTree('owner-tasks');
const faults: Array<string> = [];
try {
  addBrand();
  await makeMistakes();
  replaceSamples();
  proveOwnership();
  changeWords();
  for (const { slug } of removed) await removeTown(slug);
  const before = await readTree(root);
  await addTown();
  await buildSite();
  await alterExport();
  await runUnitTests();
  await takeTownAway(before);
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
}
reportFaults(faults, 'owner tasks: all could be done, mistakes were named, launch check and unit tests agree');

async function makeMistakes() {
  for (const { file, old, replacement, words } of contentMistakes) {
    await withMistake(file, old, replacement, () => expectPlainStop(`${file} with ${replacement}`, words));
  }
  await withMistake('content/mail/notification.html', '{{from_name}}', '{{from_nam}}', () =>
    expectLaunch('a mail with a misspelt variable', 1, '{{from_nam}}'),
  );
}

async function removeTown(slug: string) {
  const mentions = (await succeed('remove-town.ts', slug)).match(/(?<=^ {2})e2e\/.*$/gm) ?? [];
  faults.push(...mentions.map((line) => `${line} needs the page /${slug}, which the owner may remove.`));
}

async function addTown() {
  await succeed('new-town.ts', town.name, '--latitude', String(town.latitude), '--longitude', String(town.longitude));
  await expectLaunch('a town with general text', 1, `The ${town.name} page still has general text`);
  edit(`content/cities/${town.slug}.ts`, [
    ['  draft: true,\n', ''],
    [`'Downtown ${town.name}'`, `'Downtown ${town.name} and its docks'`],
  ]);
  await succeed('lastmod.ts');
  await expectLaunch('a site that is not built yet', 1, 'There is no built site');
}

async function buildSite() {
  await succeed('build.ts');
  const folder = path.join(root, 'out');
  const others = Object.values(brands).map(({ name }) => name);
  faults.push(
    ...(await addedTownFaults(folder, town)),
    ...removed.flatMap(({ name, slug }) =>
      removedTownFaults(folder, name, [slug, ...landingsOf(slug).map((landing) => landing.slug)]),
    ),
    ...brandFaults(folder, brand, others),
    ...unless(
      readFileSync(path.join(folder, proof.file), 'utf8') === proof.text,
      `${proof.file} is not served as it is.`,
    ),
  );
  for (const tool of ['check-html.ts', 'check-head.ts', 'check-structured-data.ts']) await succeed(tool, 'out');
  await expectLaunch('a finished site', 0, 'Ready for the public');
}

async function alterExport() {
  const page = `out/${town.slug}.html`;
  const whole = readFileSync(path.join(root, page), 'utf8');
  edit(page, [
    ['"telephone":"+12507461234"', '"telephone":"+12507461235"'],
    ['</main>', `${randomBytes(20_000).toString('hex')}</main>`],
  ]);
  await expectLaunch('a record with another phone', 1, `/${town.slug}: Machines read the phone number +12507461235`);
  await expectLaunch('a heavy page', 1, `/${town.slug}: its markup weighs`);
  writeFileSync(path.join(root, page), whole);
}

async function takeTownAway(before: Awaited<ReturnType<typeof readTree>>) {
  await succeed('remove-town.ts', town.slug);
  // Other pages list the towns: their words changed twice today, so they keep today's date.
  const left = differences(before, await readTree(root)).filter((file) => file !== 'content/lastmod.json');
  const dates = readFileSync(path.join(root, 'content/lastmod.json'), 'utf8');
  faults.push(
    ...left.map((file) => `Removing ${town.name} left a trace in ${file}.`),
    ...unless(!dates.includes(town.slug), `Removing ${town.name} left its date in content/lastmod.json.`),
  );
}

/** One brand file and one line in the registry, as README says. */
function addBrand() {
  const source = readFileSync(path.join(root, 'content/brands/dynamix.ts'), 'utf8');
  const fields = changedText('content/brands/dynamix.ts', source, [
    ['export const dynamix', `export const ${brand.key}`],
    [/key: '.*'/, `key: '${brand.key}'`],
    [/(?<=\n {2})name: '.*'/, `name: '${brand.name}'`],
    [/alternateNames: \[.*?\]/s, `alternateNames: ['${brand.name} Detailing']`],
    [/(?<=\n {2})origin: '.*'/, `origin: '${brand.origin}'`],
    [/\n {2}canonicalOrigin: .*/, '', 'optional'],
    [/indexNowKey: '.*'/, `indexNowKey: '${randomBytes(16).toString('hex')}'`],
    [/facebook\.example\/\w+/, 'www.facebook.com/third', 'optional'],
    [/instagram\.example\/\w+/, 'www.instagram.com/third', 'optional'],
    [/sample: true/g, 'sample: false', 'optional'],
    [/accent: \{.*?\}/s, `accent: { base: '${brand.accent}', onLight: '#0a5c32', onDark: '#4fd08b' }`],
    [/\n {2}googleVerification: .*/, '', 'optional'],
    [/(?=\n {2}accent: )/, `\n  googleVerification: '${brand.googleVerification}',`],
    [/logo: \[.*?\n {2}\]/s, `logo: [{ d: '${brand.logoPath}', tone: 'accent' }]`],
  ]);
  writeFileSync(path.join(root, `content/brands/${brand.key}.ts`), fields);
  edit('content/brands/index.ts', [
    ['import type { Brand }', `import { ${brand.key} } from './${brand.key}';\nimport type { Brand }`],
    [' } satisfies Record<string, Brand>', `, ${brand.key} } satisfies Record<string, Brand>`],
  ]);
}

function replaceSamples() {
  edit('content/business.ts', [
    [/display: '.*'/, "display: '250-746-1234'"],
    [/international: '.*'/, "international: '+12507461234'"],
    [/address: '.*@.*'/, "address: 'hello@third-brand.ca'"],
    [/sample: true/g, 'sample: false', 'optional'],
    // Ranges that hold every price, whatever the prices are now.
    [/priceRange = '.*'/, "priceRange = '$1-$99999'"],
  ]);
  for (const file of ['content/reviews.ts', 'content/pictures.ts']) {
    edit(file, [[/sample: true/g, 'sample: false', 'optional']]);
  }
}

function proveOwnership() {
  writeFileSync(path.join(root, 'public', proof.file), proof.text);
}

/** What README and the comments atop the content files invite the owner to change, so that no test may depend on it. */
function changeWords() {
  edit('content/business.ts', [
    // Another number of days than today's, in both records.
    [/openingHours\(\{.*\}\)/g, "openingHours({ from: 'Wednesday', to: 'Friday', opens: '09:30', closes: '17:15' })"],
  ]);
  edit('content/quote.ts', [
    [/(?<=label: ')/g, 'Your '],
    [/(?<=(noAdditionalServices|notSpecified|submit): ')/g, 'So far: '],
    [/(?<=title: ')/g, 'News: '],
    // The last service and the last box are no longer offered.
    [/\n {2}\{.*\},(?=\n\] as const;\nexport type )/g, ''],
  ]);
  edit('content/mail/notification.html', [
    [/^Subject: .*$/m, 'Subject: {{from_name}} asks {{brand_name}} for a price'],
  ]);
  edit('content/mail/auto-reply.html', [[/^Subject: .*$/m, 'Subject: {{brand_name}} has your question']]);
  edit('content/packages.ts', [
    [/(?<=startsAtDollars: )/g, '1'],
    [/(?<=beforePrice = )'.*'/, "'From'"],
  ]);
  edit('content/brands/dynamix.ts', [[/(?=\n {2}origin: )/, `\n  canonicalOrigin: '${brand.origin}',`]]);
}

function edit(file: string, changes: ReadonlyArray<Change>) {
  const target = path.join(root, file);
  writeFileSync(target, changedText(file, readFileSync(target, 'utf8'), changes));
}

/** Runs `look` with one change in a file, then undoes the change. */
async function withMistake(file: string, old: string | RegExp, replacement: string, look: () => Promise<void>) {
  const target = path.join(root, file);
  const whole = readFileSync(target, 'utf8');
  edit(file, [[old, replacement]]);
  await look();
  writeFileSync(target, whole);
}

/** The build must stop with one line that names the file and holds the words. */
async function expectPlainStop(what: string, words: string) {
  const start = performance.now();
  const { code, output } = await tool('build.ts', ['--skip', 'cards,icons']);
  const stop = output.slice(output.indexOf('The build stopped:')).trim();
  console.log(`  ${what} (${secondsSince(start)} s)`);
  const says = stop.includes('content/') && stop.includes(words) && !stop.includes('\n');
  if (code === 1 && says) return;
  faults.push(`The build of ${what} should stop with one line that says “${words}”. It exited ${code}:\n${output}`);
}

function tool(name: string, args: ReadonlyArray<string>) {
  return run(['--import', 'tsx', `tools/${name}`, ...args], settings);
}

/** Runs Node in the copy. */
function run(command: ReadonlyArray<string>, env: Record<string, string>) {
  return runChild(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The tests of the copy, without the settings of its build, as `npm test` runs them. */
async function runUnitTests() {
  const report = path.join(root, '.cache/jest.json');
  const start = performance.now();
  const { output } = await run(
    ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${report}`],
    Object.fromEntries(settingNames.map((name) => [name, ''])),
  );
  if (!existsSync(report)) throw new Error(`The unit tests could not run:\n${output}`);
  const { testResults }: { testResults: ReadonlyArray<{ status: string; message: string }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = testResults.filter(({ status }) => status !== 'passed');
  faults.push(...failed.map(({ message }) => `A unit test fails after the owner's changes:\n${message}`));
  console.log(`  unit tests (${secondsSince(start)} s)`);
}

/** @returns the tool's output. @throws with that output when the tool fails. */
async function succeed(name: string, ...args: ReadonlyArray<string>) {
  const start = performance.now();
  const { code, output } = await tool(name, args);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
  console.log(`  ${name} ${args.join(' ')} (${secondsSince(start)} s)`);
  return output;
}

async function expectLaunch(what: string, wantedCode: number, words: string) {
  const { code, output } = await tool('launch-check.ts', []);
  if (code === wantedCode && output.includes(words)) return;
  faults.push(
    `The launch check of ${what} should exit ${wantedCode} and say “${words}”. It exited ${code}:\n${output}`,
  );
}
