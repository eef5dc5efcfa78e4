import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { findOrInstallBrowser, sandboxFlags } from '../browser';
import { endChild, scratchFolder, startChild } from '../child';
import { rmOptions } from '../files';

/**
 * What keeps a browser quiet while it is measured: no updates, no first-run pages, nothing of its own on the network.
 */
const quietFlags = [
  '--headless=new',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
];

const restAfterStartMs = 1500;

/**
 * Runs `work` with a fresh browser that has an empty cache, and ends the browser afterwards.
 * `work` gets the port of its DevTools protocol. @throws when the browser does not start.
 */
export async function withChrome<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = scratchFolder('bench-chrome');
  const chrome = startChild(
    findOrInstallBrowser(),
    [...quietFlags, ...sandboxFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const port = await devToolsPort(chrome);
    // A browser that has just started is busy with itself.
    await setTimeout(restAfterStartMs);
    return await work(port);
  } finally {
    await endChild(chrome, 'SIGKILL');
    await rm(profile, rmOptions);
  }
}

const startLimitMs = 60_000;

/** @throws with what the browser said when it ended instead, or did not start. */
function devToolsPort(chrome: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    chrome.stderr?.on('data', (data) => {
      text += String(data);
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    chrome.once('close', () => reject(new Error(`The browser ended before it could be used.\n${text}`)));
    AbortSignal.timeout(startLimitMs).onabort = () => reject(new Error(`The browser did not start.\n${text}`));
  });
}
