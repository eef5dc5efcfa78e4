/**
 * Serves an export from nginx, Apache and Caddy with the configurations it carries, and from the preview server, and
 * asks each for everything that tools/hosts/rules.ts promises: `npm run check:hosts [-- folder]`, out/ by default. A
 * server that is not on this machine and cannot be installed is skipped, with a message.
 */

import '../setup';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endChild, scratchFolder } from '../child';
import { givenSiteFolder } from '../exported-site';
import { freePort, listen } from '../ports';
import { findOrInstall, installCommand } from '../system-packages';
import { checkHost, checkOtherHost, checkOtherSite, plantedFiles } from './host-questions';
import { type RealServer, realServers, waitForServer } from './real-servers';
import { createSiteServer } from './site-server';

const exported = path.resolve(givenSiteFolder());
const faultsShown = 20;

const scratch = scratchFolder('hosts');
// Apache does not serve files as root.
chmodSync(scratch, 0o755);
const site = path.join(scratch, 'site');
cpSync(exported, site, { recursive: true });
for (const file of plantedFiles) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), 'SECRET=1\n');
}
// One of the owner's, whose name goes out in other signs.
writeFileSync(path.join(site, 'Price list é.pdf'), 'Prices\n');
await checkPreview();
for (const server of realServers) await checkReal(server);

async function checkPreview() {
  const server = createSiteServer(site);
  report('the preview server', await checkHost(await listen(server, 0), site));
  server.close();
}

async function checkReal(server: RealServer) {
  if (!findOrInstall(server.packages, server.isInstalled)) {
    console.warn(
      `\n  !!! ${server.name} IS NOT CHECKED: it is not here. Install it: ${installCommand(server.packages)}\n`,
    );
    return;
  }
  const folder = path.join(scratch, server.name);
  mkdirSync(folder);
  const port = await freePort();
  try {
    const child = server.start(site, port, folder);
    try {
      await waitForServer(child, port);
      const { answers, faults } = await checkHost(port, site);
      const others = server.holdsOtherSite ? await checkOtherSite(port, site) : [];
      report(server.name, { answers, faults: [...faults, ...(await checkOtherHost(port, site)), ...others] });
    } finally {
      await endChild(child);
    }
  } catch (error) {
    report(server.name, { answers: 0, faults: [error instanceof Error ? error.message : String(error)] });
  }
}

function report(name: string, { answers, faults }: Awaited<ReturnType<typeof checkHost>>) {
  console.log(`  ${name}: ${answers} answers, ${faults.length} faults`);
  for (const fault of faults.slice(0, faultsShown)) console.error(`    ${fault}`);
  if (faults.length > faultsShown) console.error(`    … and ${faults.length - faultsShown} more`);
  if (faults.length > 0) process.exitCode = 1;
}
