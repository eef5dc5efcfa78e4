import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findOrInstallBrowser, sandboxFlags } from '../browser';

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
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chrome-'));
  const chrome = spawn(
    findOrInstallBrowser(),
    [...quietFlags, ...sandboxFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => chrome.once('close', () => resolve()));
  try {
    const port = await readPort(chrome.stderr, gone);
    // A browser that has just started is busy with itself.
    await setTimeout(restAfterStartMs);
    return await work(port);
  } finally {
    chrome.kill('SIGKILL');
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function readPort(output: NodeJS.ReadableStream, gone: Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (data) => {
      text += String(data);
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    gone.then(() => reject(new Error(`The browser ended before it could be used.\n${text}`)));
  });
}
