import { setTimeout as pause } from 'node:timers/promises';
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { isRecord } from '../../content/is-record';
import { findOrInstallBrowser, sandboxFlags } from '../browser';
import { type Kind, kindOf, kinds } from './kinds';

/** simulate: one unthrottled load, from which Lighthouse computes a slow phone. devtools: the load itself is slowed. */
export type Throttling = 'simulate' | 'devtools';

/** What is measured of a load, in the order in which a table shows it. */
export const loadFields = ['fcp', 'lcp', 'speedIndex', 'tbt', 'cls', 'requests', 'bytes', ...kinds] as const;
/** Times in ms, bytes as transferred with their headers. */
export type Load = Record<(typeof loadFields)[number], number>;

const loadAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

/** Loads an address once as Lighthouse's mobile phone. @throws when the page cannot be measured. */
export async function measureLoad(url: string, throttlingMethod: Throttling): Promise<Load> {
  const { audits } = await runLighthouse(url, { throttlingMethod, onlyAudits: loadAudits });
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = readRequests(audits['network-requests']?.details);
  const bytesOf = (kind?: Kind) =>
    requests.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: bytesOf(),
    html: bytesOf('html'),
    css: bytesOf('css'),
    script: bytesOf('script'),
    font: bytesOf('font'),
    picture: bytesOf('picture'),
    other: bytesOf('other'),
  };
}

const attempts = 3;

/** One run with a browser of its own, repeated when the browser loses its trace. @throws when that does not help. */
export async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  let fault = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await withChrome((port) => lighthouse(url, { port, logLevel: 'silent', ...flags }));
    const failed = flags.onlyAudits?.map((id) => result?.lhr.audits[id]).find((audit) => audit?.errorMessage);
    if (result && !result.lhr.runtimeError && !failed) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? failed?.errorMessage ?? 'no result';
  }
  throw new Error(`Lighthouse could not measure ${url}: ${fault}`);
}

const restAfterStartMs = 1500;

// Chrome is in a process group of its own, which the signals that stop this program do not reach.
process.once('exit', killAll);

/** Runs `work` with a fresh Chrome that has an empty cache. `work` gets the port of its DevTools protocol. */
async function withChrome<T>(work: (port: number) => Promise<T>): Promise<T> {
  const chrome = await launch({
    chromePath: findOrInstallBrowser(),
    chromeFlags: ['--headless=new', ...sandboxFlags],
    logLevel: 'error',
  });
  try {
    // A browser that has just started is busy with itself.
    await pause(restAfterStartMs);
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

function readRequests(details: unknown): ReadonlyArray<{ kind: Kind; bytes: number }> {
  const items: ReadonlyArray<unknown> = isRecord(details) && Array.isArray(details.items) ? details.items : [];
  return items.filter(isRecord).map(({ resourceType, transferSize }) => ({
    kind: kindOf(String(resourceType)),
    bytes: Number(transferSize) || 0,
  }));
}
