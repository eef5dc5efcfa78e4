import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endChild, scratchFolder, startChild } from '../../tools/child';
import { freePort } from '../../tools/ports';
import { succeeds } from '../../tools/system-packages';
import type { Wire } from './session';
import { httpWire, marionetteWire } from './wires';

/**
 * A browser engine beside Chromium, and how it is started and driven. The system's own packages, because they are what
 * visitors run and can be had where Playwright's builds of Firefox and WebKit cannot; hence the protocols of WebDriver
 * and Marionette, which these speak.
 */
export type Engine = {
  name: string;
  /** Debian's packages. */
  packages: ReadonlyArray<string>;
  isInstalled: () => boolean;
  start: () => Promise<{ wire: Wire; stop: () => Promise<void> }>;
};

const startTimeoutMs = 60_000;

/** The engines beside Chromium. */
export const engines: ReadonlyArray<Engine> = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () => firefox() !== undefined,
    start: async () => {
      const port = await freePort();
      const profile = scratchFolder('firefox');
      writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
      const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
      const browser = startChild(firefox() ?? '', args, { stdio: 'ignore' });
      const wire = await retry(() => marionetteWire(port));
      return {
        wire,
        stop: async () => {
          try {
            await wire.close();
          } finally {
            await endChild(browser);
          }
        },
      };
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => succeeds('which', ['WebKitWebDriver']) && succeeds('which', ['Xvfb']),
    start: async () => {
      const screen = startChild('Xvfb', ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-displayfd', '1'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const display = await new Promise<string>((resolve, reject) => {
        screen.stdout?.once('data', (data) => resolve(`:${String(data).trim()}`));
        screen.once('close', () => reject(new Error('Xvfb ended before it had a display')));
      });
      const port = await freePort();
      const driver = startChild('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
      });
      const wire = await retry(() => httpWire(`http://127.0.0.1:${port}`));
      return {
        wire,
        stop: async () => {
          try {
            await wire.close();
          } finally {
            await endChild(driver);
            await endChild(screen);
          }
        },
      };
    },
  },
];

function firefox() {
  return ['firefox-esr', 'firefox'].find((name) => succeeds('which', [name]));
}

/** Tries until it works. @throws the last failure when time is up, or that there was no answer. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  let failure: unknown = new Error('no answer');
  const late = pause(startTimeoutMs, undefined, { ref: false }).then(() => {
    throw failure;
  });
  for (;;) {
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      if (error === failure) throw error;
      failure = error;
      await pause(250);
    }
  }
}
