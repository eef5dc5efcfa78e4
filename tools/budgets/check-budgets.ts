/**
 * Weighs every exported page against the budget of its kind (budgets.ts):
 * `npm run check:budgets [-- folder]` prints the heaviest page of each kind, part by part, and exits 1 with what grew.
 */

import '../setup';
import { pages } from '../../content/pages';
import { givenSiteFolder } from '../exported-site';
import { reportFaults } from '../faults';
import { formatTable } from '../table';
import { budgetFor, findOverruns, type PageKind } from './budgets';
import { type PageWeight, parts, weighPage } from './page-weight';

const folder = givenSiteFolder();

type Weighed = { address: string; kind: PageKind; weight: PageWeight };
const weighed: ReadonlyArray<Weighed> = [
  ...pages.map(({ path, kind }) => ({ address: path, kind, weight: weighPage(folder, path) })),
  { address: '/404', kind: 'not-found', weight: weighPage(folder, '/404') },
];

const rows = [...new Set(weighed.map(({ kind }) => kind))].map((kind) => {
  const ofKind = weighed.filter((page) => page.kind === kind).map(({ weight }) => weight);
  const heaviest = (part: keyof PageWeight) => Math.max(...ofKind.map((weight) => weight[part]));
  return [kind, heaviest('document'), ...parts.map((part) => `${heaviest(part)} / ${budgetFor(kind)[part].max}`)];
});
console.log(formatTable(['bytes / budget', 'document', ...parts], rows));

const faults = weighed.flatMap(({ address, kind, weight }) =>
  findOverruns(weight, budgetFor(kind)).map(
    ({ part, bytes, max, why }) =>
      `${address}: ${part} grew to ${bytes} bytes, ${bytes - max} over the ${max} of the kind ${kind} in tools/budgets/budgets.ts (${why}). Take something away, or write another number there, with its reason.`,
  ),
);
reportFaults(faults, 'Every page is within its budget.');
