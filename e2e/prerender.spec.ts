import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { footerPath } from './addresses';

// Playwright forbids prerendering in the pages it drives, so this one journey is driven by Puppeteer.
test('a page that was hovered over is rendered before it is clicked; the one that is open is not rendered again', async ({
  baseURL,
  launchOptions,
}) => {
  const { executablePath, args = [] } = launchOptions;
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const prerendered = waitForPrerender(await browser.target().createCDPSession());
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${baseURL}/`);
    await page.hover('header a[href="/"]');
    // Longer than a link has to be hovered over.
    await setTimeout(1000);
    const link = await page.waitForSelector(`footer a[href="${footerPath}"]`);
    await link?.scrollIntoView();
    await link?.hover();
    const hidden = await prerendered;
    expect(await evaluate(hidden, 'location.pathname')).toBe(footerPath);
    await expect.poll(() => evaluate(hidden, 'document.readyState')).toBe('complete');
    expect(await evaluate(hidden, 'document.prerendering')).toBe(true);
    // No island has started there: what it kept of the form would be older than what is typed on the open page.
    expect(await evaluate(hidden, 'document.documentElement.dataset.started')).toBeUndefined();
    // The click swaps the page for the prerendered one, and with it the frame this connection holds.
    await link?.click().catch(() => undefined);

    const readTiming = async () => {
      // A new connection each time: one that was made before the swap may know the old page alone.
      const later = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
      try {
        const arrived = (await later.pages()).find((candidate) => candidate.url() === `${baseURL}${footerPath}`);
        return await arrived?.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
      } finally {
        await later.disconnect();
      }
    };
    let timing: Awaited<ReturnType<typeof readTiming>>;
    await expect.poll(async () => (timing = await readTiming())).toBeDefined();
    // activationStart is the moment of the click, measured from the start of the hidden load; 0 means none was hidden.
    expect(timing?.activationStart).toBeGreaterThan(timing?.loadEventEnd);
  } finally {
    await browser.close();
  }
});

/** The first page that the browser prerenders. */
async function waitForPrerender(devtools: CDPSession): Promise<CDPSession> {
  const targetId = new Promise<string>((resolve) => {
    devtools.on('Target.targetInfoChanged', ({ targetInfo }) => {
      if (targetInfo.subtype === 'prerender' && targetInfo.url.startsWith('http')) resolve(targetInfo.targetId);
    });
  });
  await devtools.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: await targetId, flatten: true });
  const session = devtools.connection()?.session(sessionId);
  if (!session) throw new Error('The prerendered page cannot be reached.');
  return session;
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  return (await session.send('Runtime.evaluate', { expression })).result.value;
}
