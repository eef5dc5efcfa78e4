import { defineConfig, devices } from '@playwright/test';
import { brandKeys } from '../content/brands';
import { findOrInstallBrowser, sandboxFlags } from '../tools/browser';

/**
 * Every brand's export, each served as a CDN would with a mail desk of its own. tools/run-tests.ts builds them first.
 */
const brandSites = brandKeys.map((brand, index) => ({ brand, port: 4101 + index }));

/** The brands share their code: what differs, and what must hold for every page, runs on all, the rest on the first. */
const everyBrand = /\/(pages|screens|accessibility|brand|head|policy)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  // More would send more mails at once than a desk takes: like EmailJS, one a second from everybody.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can be late once; what fails twice is broken. The report names what needed its second try.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: '../.cache/playwright.json' }],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findOrInstallBrowser(),
      args: [...sandboxFlags, '--disable-background-networking', '--disable-component-update'],
    },
    // Recording every test would take a quarter longer.
    trace: 'on-first-retry',
  },
  projects: brandSites.map(({ brand, port }, index) => ({
    name: brand,
    testMatch: index === 0 ? undefined : everyBrand,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: brandSites.map(({ brand, port }) => ({
    command: `node --import tsx tools/preview.ts .cache/exports/${brand}`,
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    // A server left over from an earlier run would serve an older export.
    reuseExistingServer: false,
  })),
});
