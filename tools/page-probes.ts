import type { Page } from '@playwright/test';

// What both the browser tests and the benchmarks do to a page before it opens.

/** `value` as in CLS; `what` begins with the words that moved. */
export type Shift = { value: number; what: string };

/** Collects what the browser itself counts as layout shift, from the first paint on. @returns what gives it so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<ReadonlyArray<Shift>>> {
  await page.addInitScript(() => {
    const shifts: Array<Shift> = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number')) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) || node?.nodeName);
        shifts.push({ value: entry.value, what: texts.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<ReadonlyArray<Shift>>('shifts');
}

/** A promise that waits until `open` is called. */
export function createGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

/** Holds the scripts of every page that is opened from now on until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { gate, open } = createGate();
  await page.route('**/_next/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

/** Opens an address whose scripts wait until the returned function is called. */
export async function openWithHeldScripts(page: Page, address: string): Promise<() => void> {
  const letScriptsThrough = await holdScripts(page);
  // An island in view asks for its scripts at once, and `load` may wait for them.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return letScriptsThrough;
}
