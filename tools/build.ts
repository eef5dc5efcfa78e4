import './setup';
import { existsSync, readdirSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../content/checks/content-error';
import { compressFiles, dropUnused, finishPages } from './export/finish-export';
import { finishSitemap } from './export/sitemap';
import { writeLicences } from './licences/licence-page';
import { NextFailure, runNext } from './next-build';
import { plainMessage } from './plain-message';
import { readPort } from './read-port';

/**
 * Builds one brand into a folder of plain files: `tsx tools/build.ts [folder]`, out/ by default.
 * Each step prints what it did, how long it took and how many bytes it left. `--skip cards,icons` leaves steps out.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { skip: { type: 'string' } } });
const target = positionals[0] ?? 'out';
const skipped = new Set(values.skip?.split(','));
const nextFolder = 'out';
if (target !== nextFolder) assertReplaceable(target);

try {
  await build();
} catch (error) {
  const words = error instanceof NextFailure ? error.message : plainMessage(error);
  console.error('\nThe build stopped:', words ?? error);
  process.exit(1);
}

async function build() {
  // Everything that can be wrong with content and settings is said before anything slow begins.
  const { brand, origin, emailSettings } = await import('../content/settings');
  const { buildPictures } = await import('./pictures');
  const { buildCards } = await import('./cards');
  const { buildIcons } = await import('./icons');
  const { writeHostFiles } = await import('./hosts/host-files');
  // `npm start` serves the site at this port after the build.
  readPort();
  console.log(`Building ${brand.name} for ${origin}`);
  if (!emailSettings.origin) console.log('No EmailJS settings: the quote form sends to the local mail desk.');

  if (!existsSync('.cache/pictures'))
    console.log('The first build encodes every picture, which takes a minute or two.');
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
    await rm(nextFolder, { recursive: true, force: true });
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
  if (target !== nextFolder) await move(nextFolder, target);
  console.log(`The site is in ${target}/`);
}

async function step(name: string, folder: string, run: () => Promise<string>) {
  if (skipped.has(name)) return;
  const start = performance.now();
  const result = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = ((await folderBytes(folder)) / 1e6).toFixed(2);
  console.log(`  ${name.padEnd(9)} ${seconds.padStart(6)} s  ${megabytes.padStart(7)} MB in ${folder}: ${result}`);
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Whatever the folder holds is deleted for the new export. @throws when that is anything but an older one. */
function assertReplaceable(folder: string) {
  const isOlder = existsSync(path.join(folder, 'index.html')) && existsSync(path.join(folder, '404.html'));
  if (isOlder || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new ContentError(
    `The folder "${folder}" holds something else than an older build, which would be deleted. Name another folder, or empty this one.`,
  );
}

async function move(from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
