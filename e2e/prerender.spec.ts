import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findOrInstallBrowser } from '../tools/browser';
import { footerPath } from './addresses';

// Playwright forbids prerendering in the pages it drives, so this one journey is driven by Puppeteer.
test('a page that was hovered over is rendered before it is clicked', async ({ baseURL, launchOptions }) => {
  const browser = await puppeteer.launch({ executablePath: findOrInstallBrowser(), args: launchOptions.args ?? [] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${baseURL}/`);
    const link = await page.waitForSelector(`footer a[href="${footerPath}"]`);
    await link?.scrollIntoView();
    await link?.hover();
    // A busy machine takes its time for a page that nobody sees yet.
    await pause(6000);
    // The click swaps the page for the prerendered one, and with it the frame this connection holds.
    await link?.click().catch(() => undefined);
    await pause(1000);

    const second = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
    const arrived = (await second.pages()).find((candidate) => candidate.url() === `${baseURL}${footerPath}`);
    const timing = await arrived?.evaluate(() => {
      return performance.getEntriesByType('navigation')[0]?.toJSON();
    });
    // activationStart is the moment of the click, measured from the start of the hidden load; 0 means none was hidden.
    expect(timing?.activationStart).toBeGreaterThan(timing?.loadEventEnd);
  } finally {
    await browser.close();
  }
});
