/**
 * Builds one brand into plain files, in out/ or a folder of .cache/exports or .cache/sites: `npm run build [-- folder]`.
 * Each step prints what it did, how long it took and how many bytes it left. `--skip cards,icons` leaves steps out.
 */

import './setup';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserError } from '../content/checks/user-error';
import { lockBuild } from './build-lock';
import { dropAside, nextFolder, onlyFolder, putBack, readTarget, replaceExport, setAside } from './build-target';
import { compressFiles } from './export/compress';
import { dropUnused, finishPages } from './export/finish-export';
import { finishSitemap } from './export/sitemap';
import { rmOptions } from './files';
import { measureFolder } from './folder-size';
import { writeLicences } from './licences/licence-page';
import { runNext } from './next-build';
import { assertPageFiles } from './page-files';
import { plainMessage } from './plain-message';
import { assertPublicFolder } from './public-folder';
import { secondsSince } from './seconds';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { skip: { type: 'string' } } });
const steps = ['pictures', 'cards', 'icons', 'next', 'licences', 'export', 'compress', 'hosts'] as const;
type Step = (typeof steps)[number];
/** Without `next` there is no site, and without `licences` one with its source maps in it. */
const skippable = steps.filter((step) => step !== 'next' && step !== 'licences');
const target = readTarget(onlyFolder(positionals));
let progress: 'waiting' | 'begun' | 'done' = 'waiting';
const skipped = (values.skip?.split(',') ?? []).map(findStep);

try {
  await build();
} catch (error) {
  console.error('\nThe build stopped:', plainMessage(error) ?? error);
  process.exit(1);
}

async function build() {
  // What content/ and the settings check when they are read is reported before anything slow begins. The files of
  // pictures, the cards and the types are checked in their own steps.
  const { brand, origin, emailSettings } = await import('../content/settings');
  const { pages, slugPages } = await import('../content/pages');
  const { buildPictures } = await import('./pictures/build-pictures');
  const { buildCards } = await import('./pictures/cards');
  const { buildIcons } = await import('./pictures/icons');
  const { writeHostFiles } = await import('./hosts/host-files');
  const { readLastmod } = await import('./search/lastmod-record');
  assertPublicFolder(pages.map(({ slug }) => slug));
  assertPageFiles(slugPages);
  readLastmod();
  console.log(`Building ${brand.name} for ${origin}`);
  if (!emailSettings.origin) console.log('No EmailJS settings: the quote form sends to the local mail desk.');

  // Before the lock's own, so that the folder is still held; after what ends Next (tools/child.ts).
  process.once('exit', settle);
  lockBuild();
  if (!existsSync('.cache/pictures')) console.log('The first build encodes every picture, which takes a few minutes.');
  await step('pictures', 'public/pictures', async () => {
    const { pictures, encoded } = await buildPictures();
    return `${pictures} pictures, ${encoded} files encoded`;
  });
  await step('cards', 'public/og', async () => {
    const { cards, drawn } = await buildCards();
    return `${cards} social cards, ${drawn} drawn`;
  });
  await step('icons', 'public/icons', async () => {
    await buildIcons();
    return 'icons of the brand';
  });
  await step('next', nextFolder, async () => {
    // What a build that was killed left set aside.
    putBack();
    setAside();
    progress = 'begun';
    await runNext();
    return 'pages exported';
  });
  await step('licences', nextFolder, async () => `${await writeLicences(nextFolder)} works named in licenses.txt`);
  await step('export', nextFolder, async () => {
    const dropped = await dropUnused(nextFolder);
    const pages = await finishPages(nextFolder, emailSettings.origin ? [emailSettings.origin] : []);
    await finishSitemap(nextFolder);
    return `${pages} pages finished, ${dropped} unused files dropped`;
  });
  await step('compress', nextFolder, async () => `${await compressFiles(nextFolder)} files with .br and .gz`);
  await step('hosts', nextFolder, async () => `${await writeHostFiles(nextFolder, origin)} configurations for hosts`);
  if (target !== nextFolder) replaceExport(nextFolder, target);
  progress = 'done';
  console.log(`The site is in ${target}/`);
}

/** A build that stops, for whatever reason, leaves the older site as it was. */
function settle() {
  if (progress === 'waiting') return;
  if (progress === 'begun') rmSync(nextFolder, rmOptions);
  else if (target === nextFolder) dropAside();
  putBack();
}

/** @throws when no step that can be left out has the name. */
function findStep(name: string): Step {
  const found = skippable.find((candidate) => candidate === name);
  if (!found) throw new UserError(`--skip cannot leave out "${name}", only ${skippable.join(', ')}.`);
  return found;
}

async function step(name: Step, folder: string, run: () => Promise<string>) {
  if (skipped.includes(name)) return;
  const start = performance.now();
  const result = await run();
  const seconds = secondsSince(start, 1);
  const megabytes = (measureFolder(folder).bytes / 1e6).toFixed(2);
  console.log(`  ${name.padEnd(9)} ${seconds.padStart(6)} s  ${megabytes.padStart(7)} MB in ${folder}: ${result}`);
}
