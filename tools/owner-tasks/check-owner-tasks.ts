/**
 * Does in a copy of the project what its owner will do: adds a brand, makes typing mistakes, replaces every sample,
 * changes words, hours and a price, removes towns with their landing pages, adds a town, and builds once. Looks at the
 * result, asks the launch check and the unit tests, and takes the town away again.
 */

import '../setup';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brandKeys, brandList } from '../../content/brands';
import { cityList } from '../../content/cities';
import { landingsOf } from '../../content/landings';
import { neutralSettings } from '../../content/setting-names';
import { localMailDesk } from '../../content/settings';
import { reportFaults, unless } from '../faults';
import { copyTree, differences, readTree } from '../tree-copy';
import { addedTownFaults, brandFaults, removedTownFaults } from './expectations';
import { contentMistakes, firstBrandFile } from './mistakes';
import { ProjectCopy } from './project-copy';

const town = { name: 'Example Harbour', slug: 'example-harbour', latitude: 48.8258, longitude: -124.0542 };
const brand = {
  key: 'third',
  name: 'Third Brand',
  origin: 'https://third-brand.ca',
  accent: '#0e7a43',
  logoPath: 'M2 1h30v22H2z',
  googleVerification: 'third-brand_verified',
};
/** How a search engine asks the owner to show that the site is theirs. */
const proof = { file: 'google0123456789abcdef.html', text: 'google-site-verification: google0123456789abcdef.html' };
const siteBefore = 'the site before';
// The first town of the list is the one that a test is most likely to rely on. If it is the home town as well, its name
// stays in the organisation's address, which needs no page.
const withLandings = cityList.filter(({ slug }) => landingsOf(slug).length > 0);
const drafts = cityList.filter(({ draft }) => draft);
const removed = [...new Set([...drafts, ...(withLandings.length > 0 ? withLandings : cityList).slice(0, 2)])].slice(
  0,
  cityList.length - 1,
);
const kept = cityList.filter((city) => !removed.includes(city));

const settings = {
  ...neutralSettings,
  SITE_BRAND: brand.key,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: localMailDesk.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION: 'notification',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY: 'auto-reply',
};

const copy = new ProjectCopy(await copyTree('owner-tasks'), settings);
const { root, faults } = copy;
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
  await copy.runUnitTests();
  await takeTownAway(before);
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
}
reportFaults(faults, 'owner tasks: all could be done, mistakes were named, launch check and unit tests agree');

async function makeMistakes() {
  writeSiteBefore();
  for (const { file, old, replacement, words, optional } of contentMistakes) {
    if (optional && !old.test(copy.read(file))) {
      console.log(`  not made, since ${file} has no such text: ${old}`);
      continue;
    }
    await copy.withEdit(file, [[old, replacement]], () => copy.expectPlainStop(`${file} with ${replacement}`, words));
  }
  await copy.withEdit('content/mail/notification.html', [['{{from_name}}', '{{from_nam}}']], () =>
    copy.expectLaunch('a mail with a misspelt variable', 1, '{{from_nam}}'),
  );
  // The last of the mistakes stops the build halfway.
  const isBack = copy.read('out/index.html') === siteBefore && !existsSync(path.join(root, '.cache/out'));
  faults.push(...unless(isBack, 'A build that stopped did not leave the site before as it was.'));
  rmSync(path.join(root, 'out'), { recursive: true, force: true });
}

function writeSiteBefore() {
  mkdirSync(path.join(root, 'out'));
  copy.write('out/index.html', siteBefore);
}

async function removeTown(slug: string) {
  const mentions = (await copy.succeed('towns/remove-town.ts', slug)).match(/(?<=^ {2})e2e\/.*$/gm) ?? [];
  faults.push(...mentions.map((line) => `${line} needs the page /${slug}, which the owner may remove.`));
}

async function addTown() {
  const position = ['--latitude', String(town.latitude), '--longitude', String(town.longitude)];
  await copy.succeed('towns/new-town.ts', town.name, ...position);
  await copy.expectLaunch('a town with general text', 1, `The ${town.name} page still has general text`);
  copy.edit(`content/cities/${town.slug}.ts`, [
    ['  draft: true,\n', ''],
    [`'Downtown ${town.name}'`, `'Downtown ${town.name} and its docks'`],
  ]);
  await copy.expectLaunch('a town whose general text is unmarked', 1, `The ${town.name} page still says`);
  // Every text of some length gets words of its own.
  copy.edit(`content/cities/${town.slug}.ts`, [[/(?<='[^'\n]{20}\S*) (?=[^'\n]{10,}')/g, ' own ']]);
  await copy.succeed('search/lastmod.ts');
  await copy.expectLaunch('a site that is not built yet', 1, 'There is no built site');
}

async function buildSite() {
  // As almost always, there is an older site.
  writeSiteBefore();
  await copy.succeed('build.ts');
  const folder = path.join(root, 'out');
  const others = brandList.map(({ name }) => name);
  faults.push(
    ...(await addedTownFaults(folder, town, kept)),
    ...removed.flatMap(({ name, slug }) =>
      removedTownFaults(folder, name, [slug, ...landingsOf(slug).map((landing) => landing.slug)]),
    ),
    ...brandFaults(folder, brand, others),
    ...unless(copy.read(`out/${proof.file}`) === proof.text, `${proof.file} is not what it was in public/.`),
  );
  for (const tool of [
    'check-html.ts',
    'search/check-head.ts',
    'search/check-structured-data.ts',
    'hosts/check-hosts.ts',
  ])
    await copy.succeed(tool, 'out');
  await copy.expectLaunch('a finished site', 0, 'Ready for the public');
}

async function alterExport() {
  const changes = [
    ['"telephone":"+12507461234"', '"telephone":"+12507461235"'],
    ['</main>', `${randomBytes(20_000).toString('hex')}</main>`],
  ] as const;
  await copy.withEdit(`out/${town.slug}.html`, changes, async () => {
    await copy.expectLaunch(
      'a record with another phone',
      1,
      `/${town.slug}: Machines read the phone number +12507461235`,
    );
    await copy.expectLaunch('a heavy page', 1, `/${town.slug}: its markup weighs`);
  });
}

async function takeTownAway(before: Awaited<ReturnType<typeof readTree>>) {
  await copy.succeed('towns/remove-town.ts', town.slug);
  // Other pages list the towns: their words changed twice today, so they keep today's date.
  const left = differences(before, await readTree(root)).filter((file) => file !== 'content/lastmod.json');
  const dates = copy.read('content/lastmod.json');
  faults.push(
    ...left.map((file) => `Removing ${town.name} left a trace in ${file}.`),
    ...unless(!dates.includes(town.slug), `Removing ${town.name} left its date in content/lastmod.json.`),
  );
}

/** One brand file and its name in both places of the list, as README says. */
function addBrand() {
  const file = `content/brands/${brand.key}.ts`;
  const profiles = "[{ name: 'Facebook', url: 'https://www.facebook.com/third', sample: false }]";
  copy.write(file, copy.read(firstBrandFile));
  copy.edit(file, [
    [`export const ${brandKeys[0]}`, `export const ${brand.key}`],
    [/key: '.*'/, `key: '${brand.key}'`],
    [/(?<=\n {2})name: .*,/, `name: '${brand.name}',`],
    [/alternateNames: \[.*?\]/s, `alternateNames: ['${brand.name} Detailing']`],
    [/(?<=\n {2})origin: '.*'/, `origin: '${brand.origin}'`],
    [/\n {2}canonicalOrigin: .*/, '', 'optional'],
    [/indexNowKey: '.*'/, `indexNowKey: '${randomBytes(16).toString('hex')}'`],
    [/socialProfiles: \[.*?\](?=,\n)/s, `socialProfiles: ${profiles}`],
    [/sample: true/g, 'sample: false', 'optional'],
    [/accent: \{.*?\}/s, `accent: { base: '${brand.accent}', onLight: '#0a5c32', onDark: '#4fd08b' }`],
    [/\n {2}googleVerification: .*/, '', 'optional'],
    [/(?=\n {2}accent: )/, `\n  googleVerification: '${brand.googleVerification}',`],
    [/logo: \[.*?\](?=,\n {2}\w)/s, `logo: [{ d: '${brand.logoPath}', tone: 'accent' }]`],
  ]);
  copy.edit('content/brands/index.ts', [
    ['import type { Brand }', `import { ${brand.key} } from './${brand.key}';\nimport type { Brand }`],
    [/,?\s*\} satisfies Record<string, Brand>/, `, ${brand.key} } satisfies Record<string, Brand>`],
  ]);
}

function replaceSamples() {
  copy.edit('content/business.ts', [
    [/display: '.*'/, "display: '250-746-1234'"],
    [/international: '.*'/, "international: '+12507461234'"],
    [/address: '.*@.*'/, "address: 'hello@third-brand.ca'"],
    [/sample: true/g, 'sample: false', 'optional'],
    // Ranges that hold every price, whatever the prices are now.
    [/priceRange = '.*'/, "priceRange = '$1-$99999'"],
  ]);
  // As when no customer has written one yet.
  copy.edit('content/reviews.ts', [[/(?<=reviews: ReadonlyArray<Review> = \[).*?(?=\];)/s, '']]);
  copy.edit('content/pictures.ts', [[/sample: true/g, 'sample: false', 'optional']]);
}

function proveOwnership() {
  copy.write(`public/${proof.file}`, proof.text);
}

/** What README and the comments atop the content files invite the owner to change, so that no test may depend on it. */
function changeWords() {
  copy.edit('content/business.ts', [
    // Another number of days than today's, in both records.
    [/openingHours\(\{.*\}\)/g, "openingHours({ from: 'Wednesday', to: 'Friday', opens: '09:30', closes: '17:15' })"],
  ]);
  // The boldest claim, as from an owner who cannot show it.
  copy.edit('content/claims.ts', [[/\n {2}numberOne: .*/, '', 'optional']]);
  copy.edit('content/search.ts', [[/\$\{claims\.numberOne\.text\} /, '', 'optional']]);
  copy.edit('content/navigation.ts', [[/\n {2}\{ id: .*\},(?=\n\];)/, '']]);
  copy.edit('content/quote.ts', [
    [/(?<=label: ')/g, 'Your '],
    [/(?<=(noAdditionalServices|notSpecified|submit): ')/g, 'So far: '],
    [/(?<=title: ')/g, 'News: '],
    // The last service and the last box are no longer offered.
    [/\n {2}\{.*\},(?=\n\] as const;\nexport type )/g, ''],
  ]);
  copy.edit('content/mail/notification.html', [
    [/^Subject: .*$/m, 'Subject: {{{from_name}}} asks {{{brand_name}}} for a price'],
  ]);
  copy.edit('content/mail/auto-reply.html', [[/^Subject: .*$/m, 'Subject: {{{brand_name}}} has your question']]);
  copy.edit('content/packages.ts', [
    [/(?<=startsAtDollars: )/g, '1'],
    [/(?<=beforePrice = )'.*'/, "'From'"],
  ]);
  for (const key of brandKeys) {
    copy.edit(`content/brands/${key}.ts`, [
      [/\n {2}canonicalOrigin: .*/, '', 'optional'],
      [/(?=\n {2}origin: )/, `\n  canonicalOrigin: '${brand.origin}',`],
    ]);
  }
}
