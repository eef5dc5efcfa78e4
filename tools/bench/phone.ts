import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser, sandboxFlags } from '../browser';
import { type Shift, watchLayoutShifts } from '../page-probes';
import { longestMainThreadTask } from './trace';

export type Network = 'free' | 'slow 4G';
type Shifts = () => Promise<ReadonlyArray<Shift>>;
/** Of the phone against this machine. Single tasks are measured at full speed and multiplied, see trace.ts. */
export const cpuSlowdown = 4;
type PhoneOptions = { cpuSlowdown: number; network: Network };

/** Lighthouse's applied slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slow4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/**
 * The inspector that Playwright turns on wants the line of every `new Error`. React makes some as it starts, and V8, which
 * by itself keeps no lines, then reads all of React once more: 25 ms that no visitor waits for, four times as many on the
 * phone. With this flag it keeps them from the start, which costs next to nothing.
 */
const eagerSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

/** Runs `work` on a fresh phone, as large and as slow as Lighthouse's, with an empty cache. */
export async function withPhone<T>(options: PhoneOptions, work: (phone: Phone) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...sandboxFlags, eagerSourcePositions],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (options.network === 'slow 4G') {
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown });
    const shifts = await watchLayoutShifts(page);
    return await work(new Phone(browser, page, session, shifts));
  } finally {
    await browser.close();
  }
}

const quietMs = 1000;

/** A page open on a phone, and what can be measured about it. */
export class Phone {
  private requestsInFlight = 0;
  private lastRequestAt = performance.now();

  constructor(
    private readonly browser: Browser,
    readonly page: Page,
    readonly session: CDPSession,
    /** Everything that has moved by itself so far. */
    readonly shifts: Shifts,
  ) {
    const count = (by: number) => () => {
      this.requestsInFlight += by;
      this.lastRequestAt = performance.now();
    };
    page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  }

  /** Waits until nothing has been on the network for a second and the page has nothing left to do. */
  async settle() {
    this.lastRequestAt = performance.now();
    while (this.requestsInFlight > 0 || performance.now() - this.lastRequestAt < quietMs) {
      await this.page.waitForTimeout(100);
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  }

  /**
   * The longest task of the page's main thread while `work` goes on, in ms of processor time: see trace.ts. `work` must
   * not use Playwright's locators: they put 60 KB of script into the page, which is a long task too.
   */
  async longestTaskDuring(work: () => Promise<void>): Promise<number> {
    await this.browser.startTracing(this.page, {
      categories: ['disabled-by-default-devtools.timeline', '__metadata'],
    });
    await work();
    return longestMainThreadTask(JSON.parse(String(await this.browser.stopTracing())).traceEvents);
  }

  /** Waits until something visible matches a selector, and returns that frame's time on the page's clock, in ms. */
  waitForVisible(selector: string): Promise<number> {
    return this.page.evaluate(waitForVisible, selector);
  }
}

/** Runs in the page: looks once in every frame. */
async function waitForVisible(selector: string): Promise<number> {
  const limitMs = 30_000;
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) return performance.now();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`Nothing visible matches ${selector}.`);
}
