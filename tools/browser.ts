import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../content/checks/user-error';
import { findOrInstall, succeeds } from './system-packages';

/** Chromium run by root starts only without its sandbox. */
export const sandboxFlags: ReadonlyArray<string> = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where Chrome is on macOS and Windows, which do not find it by its name. */
const chromePaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
];

/**
 * A Chromium that tests and measurements can start: one that is there, or one that is installed now (Playwright's
 * download, as root with the libraries it needs; otherwise, as root on Debian, the package `chromium`).
 * @throws when CHROMIUM names none, or when there is none and none can be installed.
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('browser: none found, installing Chromium');
  const isDownloaded = playwright('install', 'chromium');
  // Its libraries, which a fresh Linux lacks and only root can install.
  if (isDownloaded && !playwrightBrowser() && process.getuid?.() === 0) playwright('install-deps', 'chromium');
  const own = playwrightBrowser();
  if (own) return own;
  // Text needs a font: Debian's package only recommends this one.
  findOrInstall(['chromium', 'fonts-liberation'], () => systemBrowser() !== undefined);
  const installed = systemBrowser();
  if (installed) return installed;
  throw new UserError(
    isDownloaded
      ? 'Playwright’s Chromium does not start: it lacks libraries. Run sudo npx playwright install-deps chromium'
      : 'No Chromium was found or could be installed. Install Chrome, or set CHROMIUM to the path of one.',
  );
}

/**
 * The browser that CHROMIUM names, or else Playwright's own, a system Chrome or a Chromium; undefined where none starts.
 * @throws when CHROMIUM names a file that is not there.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !statSync(named, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(
      `CHROMIUM is "${named}", where there is no file. Set it to the path of a Chrome or Chromium, or unset it.`,
    );
  }
  return named || playwrightBrowser() || systemBrowser();
}

function playwright(...command: ReadonlyArray<string>) {
  return succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', ...command], 'inherit');
}

function playwrightBrowser() {
  const file = chromium.executablePath();
  return file && starts(file) ? file : undefined;
}

function systemBrowser() {
  const folders = process.env.PATH?.split(path.delimiter) ?? [];
  const named = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...chromePaths].find(starts);
}

/** On Linux one can be there without what it needs. On Windows, asked for its version, it opens a window. */
function starts(file: string) {
  return existsSync(file) && (process.platform !== 'linux' || succeeds(file, ['--version']));
}
