/**
 * Serves an export on this machine with the local mail desk: `npm run preview [-- folder]`, at PORT or 3000.
 */

import './setup';
import { toolPath } from '../content/indexing';
import { givenSiteFolder, readSite, sendsMails } from './exported-site';
import { createSiteServer } from './hosts/site-server';
import { createMailDesk } from './mail/mail-desk';
import { listen, readPort } from './ports';

const port = readPort();

// Ctrl+C is the normal way to end it.
process.exitCode = 0;
const folder = givenSiteFolder();

const { brand } = readSite(folder);
const desk = createMailDesk({ folder: `.cache/outbox/${port}` });
const address = `http://localhost:${await listen(createSiteServer(folder, desk), port)}`;
console.log(`
  ${brand.name} is served from ${folder}/
    site           ${address}
    ${sendsMails(folder) ? 'emails         EmailJS sends them, to real people' : `outbox         ${address}/outbox`}
    indexing tool  ${address}${toolPath}
  Stop with Ctrl+C.`);
