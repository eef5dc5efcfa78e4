import type { CDPSession } from '@playwright/test';
import { formatTable, kilobytes } from '../table';
import { type Kind, kindOf, kinds } from './kinds';
import { cpuSlowdown, withPhone } from './phone';
import { median } from './statistics';

type Download = { url: string; kind: Kind; bytes: number };
export type ScrollResult = { scriptBytes: number; shift: number };

const stepPx = 300;
const stepMs = 120;

/** Scrolls through a whole page as a visitor does; prints what came over the wire, and the longest task meanwhile. */
export async function measureScroll(url: string, runs: number): Promise<ScrollResult> {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await scrollOnce(url));
  const [first] = results;
  if (!first) throw new Error('At least one run is needed.');

  console.log(`\n${new URL(url).pathname}, scrolled through\n`);
  const rows = kinds.map((kind) => [
    `${kind} KB`,
    kilobytes(sum(first.loaded, kind)),
    kilobytes(sum(first.scrolled, kind)),
    kilobytes(sum(first.loaded, kind) + sum(first.scrolled, kind)),
  ]);
  const total = [
    kilobytes(sum(first.loaded)),
    kilobytes(sum(first.scrolled)),
    kilobytes(sum([...first.loaded, ...first.scrolled])),
  ];
  console.log(formatTable(['', 'before', 'by scrolling', 'in all'], [...rows, ['all KB', ...total]]));
  for (const { url: address, bytes } of first.scrolled
    .filter(({ kind }) => kind === 'script')
    .toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`  ${kilobytes(bytes).padStart(6)} KB ${new URL(address).pathname}`);
  }
  const longestTaskMs = cpuSlowdown * median(results.map(({ task }) => task));
  // Summed, which is no less than CLS: that counts the worst stretch only.
  const shift = Math.max(...results.map(({ shifts }) => shifts.reduce((total, { value }) => total + value, 0)));
  console.log(
    `longest task ${longestTaskMs.toFixed(0)} ms at ${cpuSlowdown}x CPU slow-down (median of ${runs}); layout shift ${shift.toFixed(3)} (most of ${runs})`,
  );
  for (const { value, what } of results.flatMap(({ shifts }) => shifts)) console.log(`  ${value.toFixed(4)} ${what}`);
  return { scriptBytes: sum([...first.loaded, ...first.scrolled], 'script'), shift };
}

async function scrollOnce(url: string) {
  return withPhone({ cpuSlowdown: 1, network: 'free' }, async (phone) => {
    const downloads = recordDownloads(phone.session);
    await phone.page.goto(url);
    await phone.settle();
    const before = downloads.length;
    const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const task = await phone.longestTaskDuring(async () => {
      while (!(await phone.page.evaluate(isAtEnd))) {
        await phone.page.mouse.wheel(0, stepPx);
        await phone.page.waitForTimeout(stepMs);
      }
      await phone.settle();
    });
    return {
      loaded: downloads.slice(0, before),
      scrolled: downloads.slice(before),
      task,
      shifts: await phone.shifts(),
    };
  });
}

/** Lists what a page downloads from now on, in bytes as transferred, without headers. The list grows as it loads. */
function recordDownloads(session: CDPSession): ReadonlyArray<Download> {
  const open = new Map<string, Omit<Download, 'bytes'>>();
  const headerBytes = new Map<string, number>();
  const finished: Array<Download> = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    open.set(requestId, { url: request.url, kind: kindOf(type ?? '') });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) finished.push({ ...request, bytes: encodedDataLength - (headerBytes.get(requestId) ?? 0) });
  });
  return finished;
}

function sum(downloads: ReadonlyArray<Download>, kind?: Kind) {
  return downloads
    .filter((download) => !kind || download.kind === kind)
    .reduce((bytes, download) => bytes + download.bytes, 0);
}
