/**
 * Checks an export's licenses.txt: `npm run check:licences [-- folder]`, out/ by default. Every production dependency is
 * named there (the linter lets components and pages import no other package), and the source maps that the list was made
 * from are gone.
 */

import '../setup';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { givenSiteFolder } from '../exported-site';
import { reportFaults } from '../faults';
import { listFiles } from '../files';

const folder = givenSiteFolder();

const works = ['Archivo', 'Lucide', 'Feather', 'Natural Earth'];

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
  ...works.filter((name) => !page.includes(`\n${name},`)).map((name) => `licenses.txt does not name ${name}.`),
  ...(await mapTraces()).map((file) => `${file} is a source map or asks for one.`),
];

reportFaults(faults, `licences: ${listed.size} packages are named, and all that had to be`);

async function mapTraces(): Promise<ReadonlyArray<string>> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:js|css|html|map)$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
  );
  return texts
    .filter(([file, text]) => file.endsWith('.map') || text.includes('sourceMappingURL='))
    .map(([file]) => file);
}
