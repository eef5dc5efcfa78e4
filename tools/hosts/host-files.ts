import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '../../content/pages';
import { apacheFile } from './apache';
import { caddyFile } from './caddy';
import { nginxFile } from './nginx';
import { ownDocuments } from './own-documents';
import { readPreloadedFonts } from './preloaded-fonts';
import type { HostedSite, hostFileNames } from './rules';
import { firebaseFile, headersFile, redirectsFile, vercelFile } from './static-hosts';

/** Writes the rules of each host into an export. @returns how many files were written. */
export async function writeHostFiles(folder: string, origin: string): Promise<number> {
  const files = Object.entries(hostFiles({ origin, fonts: readPreloadedFonts(folder), documents: ownDocuments() }));
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files.length;
}

function hostFiles(site: HostedSite): Record<(typeof hostFileNames)[number], string> {
  return {
    '.htaccess': apacheFile(site),
    // Without it GitHub Pages leaves out _next/, and with it the scripts and fonts.
    '.nojekyll': '',
    _headers: headersFile(site.fonts),
    _redirects: redirectsFile(pages.map(({ path: address }) => address)),
    'vercel.json': vercelFile(site.fonts),
    'firebase.json': firebaseFile(site.fonts),
    'deploy/nginx.conf': nginxFile(site),
    'deploy/Caddyfile': caddyFile(site),
  };
}
