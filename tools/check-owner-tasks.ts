import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../content/brands';
import { homeTown } from '../content/business';
import { cityList } from '../content/cities';
import { landings } from '../content/landings';
import { localMailDesk } from '../content/settings';
import { addedTownFaults, brandFaults, removedTownFaults } from './owner-tasks/expectations';
import { copyTree, differences, readTree } from './owner-tasks/tree-copy';

/**
 * Does in a copy of the project what its owner will do: adds a brand, replaces every sample, removes a town with its
 * landing pages, adds a town, and builds once. Looks at the result, asks the launch check, and takes the town away again.
 */
const town = { name: 'Example Harbour', slug: 'example-harbour', latitude: 48.8258, longitude: -124.0542 };
const brand = {
  key: 'third',
  name: 'Third Brand',
  origin: 'https://third-brand.ca',
  accent: '#0b6b3a',
  logoPath: 'M2 1h30v22H2z',
};
const removed = cityList.find(
  ({ slug, name }) =>
    name !== homeTown && landings.some((landing) => landing.kind !== 'near-me' && landing.city === slug),
);
if (!removed) throw new Error('No town has a landing page to be removed with it.');
const removedSlugs = [
  removed.slug,
  ...landings.flatMap((l) => (l.kind !== 'near-me' && l.city === removed.slug ? [l.slug] : [])),
];

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
  await tryEverything();
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(root, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(
  'owner tasks: a brand and a town were added, towns removed, every sample replaced; the launch check agrees',
);

async function tryEverything() {
  addBrand();
  replaceSamples();
  succeed('remove-town.ts', removed?.slug ?? '');
  const before = await readTree(root);

  succeed('new-town.ts', town.name, '--latitude', String(town.latitude), '--longitude', String(town.longitude));
  expectLaunch('a town with general text', 1, `The ${town.name} page still has general text`);
  edit(`content/cities/${town.slug}.ts`, [
    ['  draft: true,\n', ''],
    [`'Downtown ${town.name}'`, `'Downtown ${town.name} and its docks'`],
  ]);
  succeed('lastmod.ts');
  expectLaunch('a site that is not built yet', 1, 'There is no built site');

  succeed('build.ts');
  const folder = path.join(root, 'out');
  faults.push(
    ...(await addedTownFaults(folder, town)),
    ...removedTownFaults(folder, removed?.name ?? '', removedSlugs),
    ...brandFaults(
      folder,
      brand,
      Object.values(brands).map(({ name }) => name),
    ),
  );
  for (const tool of ['check-html.ts', 'check-head.ts', 'check-structured-data.ts']) succeed(tool, 'out');
  expectLaunch('a finished site', 0, 'Ready for the public');

  const page = `out/${town.slug}.html`;
  const whole = readFileSync(path.join(root, page), 'utf8');
  edit(page, [
    ['"telephone":"+12507461234"', '"telephone":"+12507461235"'],
    ['</main>', `${randomBytes(20_000).toString('hex')}</main>`],
  ]);
  expectLaunch('a record with another phone', 1, `/${town.slug}: Machines read the phone number +12507461235`);
  expectLaunch('a heavy page', 1, `/${town.slug}: its markup weighs`);
  writeFileSync(path.join(root, page), whole);

  succeed('remove-town.ts', town.slug);
  // Lists of towns stand in other pages' words: those changed twice today, and keep today's date.
  const left = differences(before, await readTree(root)).filter((file) => file !== 'content/lastmod.json');
  faults.push(...left.map((file) => `Removing ${town.name} left a trace in ${file}.`));
  if (readFileSync(path.join(root, 'content/lastmod.json'), 'utf8').includes(town.slug)) {
    faults.push(`Removing ${town.name} left its date in content/lastmod.json.`);
  }
}

/** One brand file and one line in the registry, as README says. */
function addBrand() {
  const source = readFileSync(path.join(root, 'content/brands/dynamix.ts'), 'utf8');
  const fields = source
    .replace(/export const dynamix/, `export const ${brand.key}`)
    .replace(/key: '.*'/, `key: '${brand.key}'`)
    .replace(/\n {2}name: '.*'/, `\n  name: '${brand.name}'`)
    .replace(/alternateNames: \[.*\]/, `alternateNames: ['${brand.name} Detailing']`)
    .replace(/origin: '.*'/, `origin: '${brand.origin}'`)
    .replace(/https:\/\/(facebook|instagram)\.example\/\w+/g, 'https://www.$1.com/third')
    .replace(/sample: true/g, 'sample: false')
    .replace(/accent: \{.*\}/, `accent: { base: '${brand.accent}', onLight: '#0a5c32', onDark: '#4fd08b' }`)
    .replace(/logo: \[.*?\n {2}\]/s, `logo: [{ d: '${brand.logoPath}', tone: 'accent' }]`);
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
    [/sample: true/g, 'sample: false'],
    // Ranges that hold every price, whatever the prices are now.
    [/priceRange = '.*'/, "priceRange = '$1-$9999'"],
  ]);
  for (const file of ['reviews', 'pictures']) edit(`content/${file}.ts`, [[/sample: true/g, 'sample: false']]);
}

function edit(file: string, changes: ReadonlyArray<readonly [string | RegExp, string]>) {
  const target = path.join(root, file);
  const before = readFileSync(target, 'utf8');
  const after = changes.reduce((text, [old, fresh]) => text.replace(old, () => fresh), before);
  if (after === before) throw new Error(`${file} could not be changed as planned.`);
  writeFileSync(target, after);
}

function tool(name: string, args: ReadonlyArray<string>) {
  const command = ['--import', 'tsx', `tools/${name}`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** @throws with the tool's own words when it does not end well. */
function succeed(name: string, ...args: ReadonlyArray<string>) {
  const start = performance.now();
  const { status, output } = tool(name, args);
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
  console.log(`  ${name} ${args.join(' ')} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
}

function expectLaunch(what: string, wantedStatus: number, words: string) {
  const { status, output } = tool('launch-check.ts', []);
  if (status === wantedStatus && output.includes(words)) return;
  faults.push(
    `The launch check of ${what} should exit ${wantedStatus} and say “${words}”. It exited ${status}:\n${output}`,
  );
}
