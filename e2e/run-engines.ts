/**
 * The smoke journey in the engines that the browser suite does not run in, Firefox and WebKit, over an export:
 * `npm run test:browsers [-- folder]`, out/ by default. An engine that is not on this machine and cannot be installed
 * is skipped, with a message. What each step showed is in test-results/engines.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { scratchFolder } from '../tools/child';
import { assertSendsNoMails, givenSiteFolder } from '../tools/exported-site';
import { createSiteServer } from '../tools/hosts/site-server';
import { createMailDesk } from '../tools/mail/mail-desk';
import { listen } from '../tools/ports';
import { secondsSince } from '../tools/seconds';
import { findOrInstall, installCommand } from '../tools/system-packages';
import { type Engine, engines } from './engines/engines';
import { journey, windowSize } from './engines/journey';
import { Session } from './engines/session';

const folder = givenSiteFolder();
const shots = 'test-results/engines';

assertSendsNoMails(folder);

const outbox = scratchFolder('outbox');
const server = createSiteServer(folder, createMailDesk({ folder: outbox, log: () => {} }));
const origin = `http://localhost:${await listen(server, 0)}`;
const tested: Array<string> = [];
const failed: Array<string> = [];
mkdirSync(shots, { recursive: true });
for (const engine of engines) {
  await testEngine(engine).catch((error: Error) => {
    console.error(`  FAILED ${error.message}`);
    failed.push(`${engine.name}: ${error.message}`);
  });
}
if (tested.length === 0) failed.push('no engine was found');
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nEvery step passed in ${tested.join(' and ')}.`);
// An engine that did not start, or a page that keeps a connection, would keep this process waiting.
process.exit(failed.length > 0 ? 1 : 0);

async function testEngine(engine: Engine) {
  console.log(`\n— ${engine.name}`);
  if (!findOrInstall(engine.packages, engine.isInstalled)) {
    console.warn(`  !!! ${engine.name} IS NOT TESTED: it is not here. Install it: ${installCommand(engine.packages)}`);
    return;
  }
  tested.push(engine.name);
  const { wire, stop } = await engine.start();
  const tab = new Session(wire, origin);
  try {
    await tab.resize(windowSize.width, windowSize.height);
    for (const [index, step] of journey.entries()) {
      const start = performance.now();
      const fault = await step.run(tab, readMails).then(
        () => undefined,
        (error: Error) => error.message,
      );
      const seconds = secondsSince(start, 1);
      console.log(`  ${fault ? 'FAILED' : 'ok'} ${step.name} (${seconds} s)${fault ? `\n    ${fault}` : ''}`);
      if (fault) failed.push(`${engine.name}: ${step.name}`);
      writeFileSync(`${shots}/${engine.name}-${String(index + 1).padStart(2, '0')}.png`, await tab.capture());
    }
  } finally {
    await stop();
  }
}

async function readMails() {
  return (await fetch(`${origin}/outbox.json`)).json();
}
