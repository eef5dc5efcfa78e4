import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '../child';
import { compressFiles } from '../export/compress';
import { assertSite, fileOf } from '../exported-site';
import { createSiteServer } from '../hosts/site-server';
import { listen } from '../ports';
import { stripPage } from './stripped-page';

/** A folder that is being served: `url` has no slash at its end. */
export type ServedSite = { name: string; url: string; has: (address: string) => boolean; close: () => void };

/** Serves an exported folder as a CDN would. @throws when the folder holds no site. */
export async function serve(name: string, folder: string): Promise<ServedSite> {
  assertSite(folder);
  const server = createSiteServer(folder);
  const url = `http://localhost:${await listen(server, 0)}`;
  return {
    name,
    url,
    has: (address) => existsSync(path.join(folder, fileOf(address))),
    close: () => server.close().closeAllConnections(),
  };
}

/**
 * Serves the given pages of an export stripped to what a person would have written by hand: the baseline of all
 * measurements.
 */
export async function serveStripped(folder: string, addresses: ReadonlyArray<string>): Promise<ServedSite> {
  const copy = scratchFolder('bench-stripped');
  await cp(folder, copy, { recursive: true, filter: (file) => !/\.(html|js|css|txt|br|gz)$/.test(file) });
  for (const address of new Set(['/', ...addresses])) {
    const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
    await writeFile(path.join(copy, fileOf(address)), stripPage(html));
  }
  return serveCopy('stripped', copy);
}

/** Serves any other exported site, with compressed files beside its text as a CDN would make them. */
export async function serveOther(folder: string): Promise<ServedSite> {
  assertSite(folder);
  const copy = scratchFolder('bench-other');
  await cp(folder, copy, { recursive: true });
  return serveCopy(path.basename(path.resolve(folder)), copy);
}

async function serveCopy(name: string, copy: string): Promise<ServedSite> {
  await compressFiles(copy);
  return serve(name, copy);
}
