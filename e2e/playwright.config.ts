import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { brandKeys } from '../content/brands';
import { findBrowser, sandboxFlags } from '../tools/browser';
import { exportsFolder } from '../tools/build-target';

/** Each has a browser, and a server of each brand. */
const workers = Math.min(Math.max(availableParallelism(), 2), 4);

/**
 * Every brand's export, served as a CDN would, once for each worker: a mail desk takes one mail a second from everybody
 * and fails as it is told, so tests that run at once each need their own. tools/run-tests.ts builds the exports first.
 */
const brandSites = brandKeys.map((brand, index) => ({
  brand,
  ports: Array.from({ length: workers }, (_, worker) => 4101 + index * workers + worker),
}));

/** Playwright reads this file again in each worker and numbers them: https://playwright.dev/docs/test-parallel */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The brands share their code: what differs, and what must hold for every page, runs on all, the rest on the first. */
const everyBrand = /\/(pages|not-found|screens|paper|call-button|accessibility|brand|head|policy|keyboard)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers,
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
      // tools/run-tests.ts has installed one; without any, Playwright says what to type.
      executablePath: findBrowser(),
      args: [...sandboxFlags, '--disable-background-networking', '--disable-component-update'],
    },
    // Recording every test would take a quarter longer.
    trace: 'on-first-retry',
  },
  projects: brandSites.map(({ brand, ports }, index) => ({
    name: brand,
    testMatch: index === 0 ? undefined : everyBrand,
    use: { baseURL: `http://localhost:${ports[worker]}` },
  })),
  webServer: brandSites.flatMap(({ brand, ports }) =>
    ports.map((port) => ({
      command: `node --import tsx tools/preview.ts ${exportsFolder}/${brand}`,
      cwd: '..',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      // A server left over from an earlier run would serve an older export.
      reuseExistingServer: false,
    })),
  ),
});
