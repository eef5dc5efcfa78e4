/**
 * `npm run dev`: the site with hot reload and the local mail desk at one address, PORT or 3000. Social cards are left
 * to the build: no page shows them.
 */

import './setup';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { lockBuild } from './build-lock';
import { catchErrors } from './hosts/site-server';
import { assertPortFree, listen, readPort } from './ports';

parseArgs({ options: {} });
const port = readPort();
await assertPortFree(port);

// Ctrl+C is the normal way to end it.
process.exitCode = 0;

const { brand, emailSettings, origin } = await import('../content/settings');
const { buildPictures } = await import('./pictures/build-pictures');
const { buildIcons } = await import('./pictures/icons');
const { createMailDesk } = await import('./mail/mail-desk');

const unlock = lockBuild();
await buildPictures();
await buildIcons();
unlock();

const desk = createMailDesk({ folder: `.cache/outbox/${port}` });
const server = createServer(
  catchErrors(async (request, response) => {
    if (!(await desk(request, response))) await handlePage(request, response);
  }),
);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Next listens on the server it is given for the WebSocket upgrade that hot reload needs.
const app = next({ dev: true, hostname: 'localhost', port, httpServer: server });
const handlePage = app.getRequestHandler();
await app.prepare();
const address = `http://localhost:${await listen(server, port)}`;
console.log(`
  ${brand.name} (${origin}) with hot reload
    site    ${address}
    ${emailSettings.origin ? 'emails  EmailJS sends them, to real people' : `outbox  ${address}/outbox`}
  Restart to see a new or changed picture. Stop with Ctrl+C.`);
