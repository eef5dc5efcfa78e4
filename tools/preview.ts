import './setup';
import { existsSync, readFileSync } from 'node:fs';
import { brands } from '../content/brands';
import { createSiteServer, listen } from './hosts/site-server';
import { createMailDesk } from './mail-desk';

/**
 * Serves an export on this machine with the local mail desk: `tsx tools/preview.ts [folder]`, at PORT or 3000.
 */
const folder = process.argv[2] ?? 'out';
const port = Number(process.env.PORT || 3000);

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no site in ${folder}/. Build it first: npm run build`);
  process.exit(1);
}

try {
  const desk = createMailDesk({ folder: `.cache/outbox/${port}` });
  const address = `http://localhost:${await listen(createSiteServer(folder, desk.handle), port)}`;
  console.log(`
  ${brandOf(folder)} is served from ${folder}/
    site           ${address}
    outbox         ${address}/outbox
    indexing tool  ${address}/google-submission
  Stop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The brand of an export, as its own pages say it. */
function brandOf(exported: string) {
  const key = /data-brand="([^"]+)"/.exec(readFileSync(`${exported}/index.html`, 'utf8'))?.[1];
  return Object.values(brands).find((brand) => brand.key === key)?.name ?? key;
}
