import { formatTable, kilobytes } from '../table';
import { type Load, loadFields, measureLoad, type Throttling } from './lighthouse-runs';
import type { ServedSite } from './sites';
import { medians, ratio } from './statistics';

export type Comparison = { address: string; throttling: Throttling; page: Load; stripped: Load };

type CompareOptions = { address: string; throttling: Throttling; runs: number };

/**
 * Measures one address of several sites in turn (A B A B ...), so that whatever else the machine does affects all of
 * them alike, and prints the medians. The first site is the page in question, the second its stripped copy.
 */
export async function compareLoads(
  sites: readonly [ServedSite, ServedSite, ...Array<ServedSite>],
  { address, throttling, runs }: CompareOptions,
): Promise<Comparison> {
  const loads = new Map<ServedSite, Array<Load>>(sites.map((site) => [site, []]));
  for (let run = 0; run < runs; run++) {
    for (const [site, list] of loads) list.push(await measureLoad(`${site.url}${address}`, throttling));
  }
  const [page, stripped, ...others] = [...loads.values()].map((list) => medians(list, loadFields));
  if (!page || !stripped) throw new Error('At least two sites are needed.');

  const names = sites.map(({ name }) => name);
  console.log(`\n${address}, ${methodNames[throttling]}, medians of ${runs}\n`);
  console.log(
    formatTable(
      ['', ...names.slice(0, 2), 'ratio', ...names.slice(2)],
      loadFields.map((field) => {
        const [label, format] = lines[field];
        const shown = (load: Load) => format(load[field]);
        const times = ratio(page[field], stripped[field]).toFixed(2);
        return [label, shown(page), shown(stripped), times, ...others.map(shown)];
      }),
    ),
  );
  return { address, throttling, page, stripped };
}

const methodNames: Record<Throttling, string> = {
  simulate: 'slow phone simulated',
  devtools: 'slow phone applied (devtools)',
};

const whole = (value: number) => value.toFixed(0);

/** What a line of the table says, and how its figures are written. */
const lines: Record<keyof Load, readonly [label: string, format: (value: number) => string]> = {
  fcp: ['FCP ms', whole],
  lcp: ['LCP ms', whole],
  speedIndex: ['Speed Index ms', whole],
  tbt: ['TBT ms', whole],
  cls: ['CLS', (value) => value.toFixed(3)],
  requests: ['requests', whole],
  bytes: ['all KB', kilobytes],
  html: ['  html KB', kilobytes],
  css: ['  css KB', kilobytes],
  script: ['  script KB', kilobytes],
  font: ['  fonts KB', kilobytes],
  picture: ['  pictures KB', kilobytes],
  other: ['  other KB', kilobytes],
};
