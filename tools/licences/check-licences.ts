/**
 * Checks an export's licenses.txt against the sources: `npm run check:licences [-- folder]`, out/ by default. Every
 * production dependency is named there, and so is every package that a component or a page imports; and the source
 * maps that the list was made from are gone.
 */

import '../setup';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { givenSiteFolder } from '../exported-site';
import { reportFaults } from '../faults';
import { listFiles } from '../files';

const folder = givenSiteFolder();

const works = ['Archivo', 'Lucide', 'Natural Earth'];

const page = await readFile(path.join(folder, 'licenses.txt'), 'utf8').catch(() => '');
const listed = new Set(
  Array.from(page.matchAll(/^(\S+) (?:\d[\w.-]*|\(the copy inside \S+\)) \([\w.-]+\)$/gm), ([, name]) => name),
);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const faults = [
  ...Object.keys(dependencies)
    .filter((name) => !listed.has(name))
    .map(
      (name) =>
        `${name} is a production dependency, but licenses.txt does not name it. What only builds the site belongs among the devDependencies.`,
    ),
  ...(await importedPackages())
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is imported by a component or a page, but licenses.txt does not name it.`),
  ...works.filter((name) => !page.includes(`\n${name},`)).map((name) => `licenses.txt does not name ${name}.`),
  ...(await mapTraces()).map((file) => `${file} is a source map or asks for one.`),
];

reportFaults(faults, `licences: ${listed.size} packages are named, and all that had to be`);

/** Packages whose code, not only whose types, the site's own sources import. */
async function importedPackages(): Promise<ReadonlyArray<string>> {
  const names = new Set<string>();
  for (const source of ['app', 'components']) {
    const files = (await readdir(source, { recursive: true })).filter((file) =>
      /(?<!\.(?:test|fixture))\.tsx?$/.test(file),
    );
    for (const file of files) {
      const text = await readFile(path.join(source, file), 'utf8');
      const imports = text.matchAll(
        /^(?:import|export)\s(?!type\b)[^;]*?from '([^'./@][^']*|@[^/'][^']*)'|\bimport\('([^'./@][^']*|@[^/'][^']*)'\)/gm,
      );
      for (const [, fixed, lazy] of imports) {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(fixed ?? lazy ?? '')?.[0];
        if (name && !name.startsWith('node:')) names.add(name);
      }
    }
  }
  return [...names];
}

async function mapTraces(): Promise<ReadonlyArray<string>> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:js|css|html|map)$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
  );
  return texts
    .filter(([file, text]) => file.endsWith('.map') || text.includes('sourceMappingURL='))
    .map(([file]) => file);
}
