/**
 * Checks the structured data of an exported site: `npm run check:structured-data [-- folder]`. Every block is
 * checked against the vocabulary by the compiler, against the search engines' rules, and against what the page shows.
 */

import '../setup';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faqsOf, type Page, pages } from '../../content/pages';
import { runChild } from '../child';
import { dataBlocksOf } from '../exported-html';
import { type ExportedSite, givenSiteFolder, isServed, readPage, readSite, visibleText } from '../exported-site';
import { reportFaults, unless } from '../faults';
import { rmOptions } from '../files';
import { findFaults, type Graph, typesOf } from './structured-data-rules';

const workFolder = '.cache/structured-data';

type Block = { page: Page; json: string };

/** schema-dts has no graph whose nodes may be of two types. */
const graphType = `
import type { AutoWashLeaf, LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts';
type Node = Thing | MergeLeafTypes<[OrganizationLeaf, AutoWashLeaf]> | MergeLeafTypes<[LocalBusinessLeaf, AutoWashLeaf]>;
export type Graph = { '@context': 'https://schema.org'; '@graph': ReadonlyArray<Node> };
`;

const site = readSite(givenSiteFolder());
const blocks = pages.map((page) => ({ page, json: readBlock(site, page) }));
const faults = [...blocks.flatMap((block) => ruleFaults(site, block)), ...(await typeFaults(blocks))];
reportFaults(faults, `structured data: ${blocks.length} pages of ${site.brand.name} are sound`);

/** @throws when a page has no block or more than one. */
function readBlock(exported: ExportedSite, page: Page): string {
  const found = dataBlocksOf(readPage(exported.folder, page.path));
  const [block] = found;
  if (!block || found.length > 1) throw new Error(`${page.path} has ${found.length} JSON-LD blocks instead of one.`);
  return block;
}

function ruleFaults(exported: ExportedSite, { page, json }: Block): ReadonlyArray<string> {
  const graph: Graph = JSON.parse(json);
  const { origin } = exported;
  const types = graph['@graph'].flatMap(typesOf);
  const missing = expectedTypes(page).filter((type) => !types.includes(type));
  return [
    ...missing.map((type) => `It has no ${type}.`),
    ...unless(
      types.includes('FAQPage') === faqsOf(page).length > 0,
      'Its FAQPage does not agree with the questions it shows.',
    ),
    ...findFaults(graph, {
      url: `${origin}${page.path}`,
      text: visibleText(readPage(exported.folder, page.path)),
      isServed: (url) => isServed(exported, url),
      origin,
    }),
  ].map((fault) => `${page.path}: ${fault}`);
}

function expectedTypes(page: Page): ReadonlyArray<string> {
  const everywhere = ['WebSite', 'WebPage', 'AutoWash'];
  switch (page.kind) {
    case 'home':
    case 'tool':
      return everywhere;
    case 'city':
      return [...everywhere, 'BreadcrumbList'];
    case 'car':
    case 'auto':
    case 'near-me':
      return [...everywhere, 'BreadcrumbList', 'Service'];
  }
}

/** Writes each block as a typed constant and lets the compiler, in strict mode, read them all. */
async function typeFaults(typed: ReadonlyArray<Block>): Promise<ReadonlyArray<string>> {
  await rm(workFolder, rmOptions);
  await mkdir(workFolder, { recursive: true });
  // No slug holds an underscore.
  await writeFile(path.join(workFolder, '_graph.ts'), graphType);
  const files = await Promise.all(
    typed.map(async ({ page, json }) => {
      const file = path.join(workFolder, `${page.slug || 'home'}.ts`);
      await writeFile(file, `import type { Graph } from './_graph';\nexport const graph: Graph = ${json};\n`);
      return file;
    }),
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', '', '--module', 'esnext'];
  const compiler = ['node_modules/typescript/lib/tsc.js', ...options, '--moduleResolution', 'bundler'];
  const { code, output } = await runChild(process.execPath, [...compiler, ...files], { stdio: 'pipe' });
  return code === 0 ? [] : (output.trim() || 'The compiler gave no answer.').split('\n');
}
