import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { homePage, pages, slugPages } from '../../content/pages';
import { textFile } from '../export/compress';
import { fileOf, readSite } from '../exported-site';
import { unless } from '../faults';
import { listFiles } from '../files';
import { ownDocuments } from './own-documents';
import { readPreloadedFonts } from './preloaded-fonts';
import { otherSite } from './real-servers';
import { headersFor, hostsOf, isKeptBack, notFoundHeaders, securityHeaders } from './rules';

/** Files that a careless upload leaves beside the site. `checkHost` expects them not to be served. */
const strayFiles = ['.env', '.git/config', '.htpasswd', 'pictures/.DS_Store'];

/** What renews a certificate. `checkHost` expects it to be served; its type does not matter. */
const certificateFile = '.well-known/acme-challenge/token';

/** What is put beside the site before the questions. */
export const plantedFiles = [...strayFiles, certificateFile];

/** A running server, the export that it serves, and what came of the questions so far. */
type Host = {
  port: number;
  folder: string;
  files: ReadonlyArray<string>;
  fonts: ReadonlyArray<string>;
  notFoundPage: Buffer;
  answers: number;
  faults: Array<string>;
};

/**
 * Asks a running server for everything the table promises about the export in `folder`.
 * @returns how many answers were looked at, and one sentence for each fault.
 */
export async function checkHost(port: number, folder: string): Promise<Pick<Host, 'answers' | 'faults'>> {
  const files = await listFiles(folder);
  const fonts = readPreloadedFonts(folder);
  const notFoundPage = await readFile(path.join(folder, '404.html'));
  const host: Host = { port, folder, files, fonts, notFoundPage, answers: 0, faults: [] };
  const hidden = files.filter((file) => isKeptBack(`/${file}`));
  const shown = files.filter((file) => ![...hidden, certificateFile].includes(file) && !file.endsWith('.html'));

  for (const { path: address } of pages) await expectFile(host, address, fileOf(address));
  for (const file of shown) await expectFile(host, `/${file}`, file);
  for (const address of ownDocuments()) await expectFile(host, address, address.slice(1));
  for (const { path: address } of pages) await expectRedirects(host, address);
  for (const address of [...absentAddresses, ...hidden.map((file) => `/${file}`)]) await expectNotFound(host, address);
  for (const address of foldersOf(files)) {
    await expectNotFound(host, address);
    await expectNoListing(host, `${address}/`);
  }
  for (const address of outwardAddresses) await expectNoWayOut(host, address);
  const { status } = await askHost(host, `/${certificateFile}`);
  expectThat(host, `/${certificateFile}`, status === 200, `answers ${status} instead of 200`);
  return host;
}

async function expectFile(host: Host, address: string, file: string) {
  const bytes = await readFile(path.join(host.folder, file));
  const headers = headersFor(address, host.fonts);
  const plain = await askHost(host, address);
  expectThat(host, address, plain.status === 200, `answers ${plain.status} instead of 200`);
  expectThat(host, address, plain.body.equals(bytes), 'does not answer with its file');
  expectHeaders(host, address, plain.headers, headers);
  const { etag } = plain.headers;
  const again = etag ? await askHost(host, address, { 'If-None-Match': etag }) : undefined;
  expectThat(host, address, again?.status === 304, 'is sent again though it has not changed');
  const isCompressed = host.files.includes(`${file}.br`);
  expectThat(host, address, isCompressed || !textFile.test(file), 'has no compressed copy beside it');
  if (!isCompressed) return;
  for (const { encoding, accept, unpack } of encodings) {
    const packed = await askHost(host, address, { 'Accept-Encoding': accept });
    const got = packed.headers['content-encoding'];
    const isPacked = got === encoding;
    expectThat(host, address, isPacked, `is sent as ${got ?? 'plain text'} to a browser that accepts ${accept}`);
    expectThat(host, address, isPacked && unpack(packed.body).equals(bytes), `is not its file in ${encoding}`);
    expectThat(host, address, /accept-encoding/i.test(String(packed.headers.vary)), 'does not vary by Accept-Encoding');
    expectHeaders(host, address, packed.headers, headers);
  }
}

async function expectRedirects(host: Host, address: string) {
  const others =
    address === '/' ? ['/index', '/index.html', '/index/'] : [`${address}/`, `${address}.html`, `${address}%2Ehtml`];
  // Apache names itself in the address that it leads to.
  const site = `http://localhost:${host.port}`;
  for (const query of ['', '?utm_source=card&x=%2F']) {
    const wanted = address + query;
    for (const asked of others.map((other) => other + query)) {
      const { status, headers } = await askHost(host, asked);
      expectThat(host, asked, status === 301, `answers ${status} instead of 301`);
      const { href } = new URL(headers.location ?? '', site);
      expectThat(host, asked, href === new URL(wanted, site).href, `leads to ${headers.location}, not ${wanted}`);
      expectHeaders(host, asked, headers, securityHeaders);
    }
  }
}

async function expectNotFound(host: Host, address: string) {
  for (const accept of ['identity', 'br']) {
    const { status, headers, body } = await askHost(host, address, { 'Accept-Encoding': accept });
    expectThat(host, address, status === 404, `answers ${status} instead of 404`);
    const page = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    expectThat(host, address, page.equals(host.notFoundPage), 'does not show the not-found page');
    expectHeaders(host, address, headers, notFoundHeaders);
  }
}

async function expectNoListing(host: Host, address: string) {
  const first = await askHost(host, address);
  const last = first.status === 301 ? await askHost(host, String(first.headers.location)) : first;
  expectThat(host, address, last.status === 404, `answers ${last.status} instead of 404`);
}

async function expectNoWayOut(host: Host, address: string) {
  const { status, headers, body } = await askHost(host, address);
  const { location } = headers;
  const home = await readFile(path.join(host.folder, 'index.html'));
  expectThat(host, address, location === undefined || /^\/(?![/\\])/.test(location), `leads to ${location}`);
  expectThat(host, address, status !== 200 || body.equals(home), 'answers 200');
}

function expectHeaders(host: Host, address: string, headers: IncomingHttpHeaders, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) {
    const got = headers[name.toLowerCase()];
    expectThat(host, address, got === value, `has ${name}: ${got ?? 'none'} instead of ${value}`);
  }
  expectThat(host, address, !/\d/.test(String(headers.server)), `tells its version: ${headers.server}`);
}

function expectThat({ faults }: Host, address: string, isRight: boolean, sentence: string) {
  faults.push(...unless(isRight, `${address} ${sentence}`));
}

const encodings = [
  { encoding: 'br', accept: 'gzip, deflate, br, zstd', unpack: brotliDecompressSync },
  { encoding: 'gzip', accept: 'gzip, deflate', unpack: gunzipSync },
] as const;

/**
 * Asks a running server for pages at the other form of the site's domain, with or without www.
 * @returns one sentence for each that does not lead to the site.
 */
export async function checkOtherHost(port: number, folder: string): Promise<ReadonlyArray<string>> {
  const { origin } = readSite(folder);
  const { otherHost } = hostsOf(origin);
  if (!otherHost) return [];
  const faults: Array<string> = [];
  for (const address of ['/', `${page.path}?utm_source=card`, '/no-such-town']) {
    const { status, headers } = await ask(port, address, { Host: otherHost });
    const isLed = status === 301 && headers.location === origin + address;
    faults.push(...unless(isLed, `${otherHost}${address} answers ${status} and leads to ${headers.location}`));
  }
  return faults;
}

/**
 * Asks a running server for what another site, whose folder is below this one's, would show without this one.
 * @returns one sentence for each address that does not show it.
 */
export async function checkOtherSite(port: number, folder: string): Promise<ReadonlyArray<string>> {
  const faults: Array<string> = [];
  const below = path.join(folder, otherSite);
  try {
    for (const file of ['index.html', 'about.html', 'blog/index.html']) {
      await mkdir(path.dirname(path.join(below, file)), { recursive: true });
      await writeFile(path.join(below, file), file);
    }
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/about.html', 'about.html'],
      ['/blog/', 'blog/index.html'],
    ] as const) {
      const { status, body } = await ask(port, address, { Host: otherSite });
      const isShown = status === 200 && body.toString() === file;
      faults.push(...unless(isShown, `${otherSite}${address} answers ${status} instead of showing its file`));
    }
    const { headers } = await ask(port, '/blog', { Host: otherSite });
    const isLed = headers.location === `http://${otherSite}/blog/`;
    faults.push(...unless(isLed, `${otherSite}/blog leads to ${headers.location}`));
  } finally {
    // The server that is asked next finds the folder as it was.
    await rm(below, { recursive: true, force: true });
  }
  return faults;
}

/** Any page will do. */
const [page = homePage] = slugPages;

/** None of these exists: wrong paths, what the export drops, what must never be uploaded. */
const absentAddresses = [
  '/no-such-town',
  '/no-such-town/at/all',
  `${page.path}/x`,
  '/_next/static/chunks/no-such-file.js',
  '/pictures/no-such-picture.avif',
  '/_not-found',
  '/_not-found.html',
  '/404',
  '/404.html',
  '/sitemap.xml/',
  // The rules hold for what an address stands for.
  '/%5Fheaders',
  '/%2Eenv',
  // The router's payload files.
  '/index.txt',
  `${page.path}.txt`,
  `${page.path}/__next._full.txt`,
  '/__next._tree.txt',
  ...strayFiles.map((file) => `/${file}`),
];

/** Requests that try to leave the folder or the site. */
const outwardAddresses = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/.well-known/../.env',
  '//example.org/',
  '//example.org/.html',
  '/\\example.org/',
  '/%5Cexample.org/',
  '/%0d%0aLocation:%20https://example.org/',
];

function foldersOf(files: ReadonlyArray<string>): ReadonlyArray<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) folders.add(`/${folder}`);
  }
  return [...folders];
}

const answerLimitMs = 30_000;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function askHost(host: Host, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  host.answers += 1;
  return ask(host.port, address, headers);
}

/**
 * A request whose address goes out exactly as written, save for what none may hold, such as the space in an owner's file
 * name; its answer comes back as it was sent.
 */
async function ask(port: number, address: string, headers: Record<string, string>): Promise<Answer> {
  const signal = AbortSignal.timeout(answerLimitMs);
  const sent = address.replace(/[^!-~]+/g, encodeURIComponent);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: 'localhost', port, path: sent, headers, agent: false, signal }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
