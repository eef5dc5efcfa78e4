import { defineConfig, devices } from '@playwright/test';
import { findOrInstallBrowser } from '../tools/browser';

const isRoot = process.getuid?.() === 0;

/** Both brands' exports, each served as a CDN would with a mail desk of its own. tools/run-tests.ts builds them first. */
export const brandSites = [
  { brand: 'dynamix', port: 4101 },
  { brand: 'ladysmithautodetailing', port: 4102 },
] as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: process.env.CI ? 2 : undefined,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [
    ['line'],
    ['json', { outputFile: '../.cache/playwright.json' }],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: findOrInstallBrowser(),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update'],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'dynamix', use: { baseURL: 'http://localhost:4101' } },
    {
      // The second brand shares its code with the first: what differs, and what must hold for every page, runs here.
      name: 'ladysmithautodetailing',
      testMatch: /(pages|accessibility|brand|head)\.spec\.ts/,
      use: { baseURL: 'http://localhost:4102' },
    },
  ],
  webServer: brandSites.map(({ brand, port }) => ({
    command: `node --import tsx tools/preview.ts .cache/exports/${brand}`,
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  })),
});
