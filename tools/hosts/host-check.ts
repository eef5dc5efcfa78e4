import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../../content/pages';
import { fileOf } from '../exported-page';
import { listFiles } from '../files';
import { readPreloadedFonts } from './preloaded-fonts';
import { headersFor, isKeptBack, notFoundHeaders, securityHeaders } from './rules';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Files that a careless upload leaves beside the site. `checkHost` expects them not to be served. */
export const plantedFiles = ['.env', '.git/config', '.htpasswd', 'pictures/.DS_Store'];

/**
 * Asks a running server for everything the table promises about the export in `folder`.
 * @returns how many answers were looked at, and one sentence for each fault.
 */
export async function checkHost(
  port: number,
  folder: string,
): Promise<{ answers: number; faults: ReadonlyArray<string> }> {
  let answers = 0;
  const faults: Array<string> = [];
  const files = await listFiles(folder);
  const fonts = readPreloadedFonts(folder);
  const notFoundPage = await readFile(path.join(folder, '404.html'));
  const ask = (address: string, headers?: Record<string, string>) => {
    answers += 1;
    return askServer(port, address, headers);
  };
  const expectThat = (address: string, isRight: boolean, sentence: string) => {
    if (!isRight) faults.push(`${address} ${sentence}`);
  };

  const shown = files.filter((file) => !isKeptBack(`/${file}`) && !file.endsWith('.html'));
  const addresses = [
    ...pages.map(({ path: address }) => ({ address, file: fileOf(address) })),
    ...shown.map((file) => ({ address: `/${file}`, file })),
  ];
  for (const { address, file } of addresses) await expectFile(address, file);
  for (const { path: address } of pages) await expectRedirects(address);
  for (const address of [
    ...absentAddresses,
    ...files.filter((file) => isKeptBack(`/${file}`)).map((file) => `/${file}`),
  ]) {
    await expectNotFound(address);
  }
  for (const folderAddress of foldersOf(files)) {
    await expectNotFound(folderAddress);
    await expectNoListing(`${folderAddress}/`);
  }
  for (const address of outwardAddresses) await expectNoWayOut(address);
  return { answers, faults };

  async function expectFile(address: string, file: string) {
    const bytes = await readFile(path.join(folder, file));
    const plain = await ask(address);
    expectThat(address, plain.status === 200, `answers ${plain.status} instead of 200`);
    expectThat(address, plain.body.equals(bytes), 'does not answer with its file');
    expectHeaders(address, plain.headers, headersFor(address, fonts));
    const etag = plain.headers.etag;
    const again = etag ? await ask(address, { 'If-None-Match': etag }) : undefined;
    expectThat(address, again?.status === 304, 'is sent again though it has not changed');
    if (!files.includes(`${file}.br`)) return;
    for (const { encoding, accept, unpack } of encodings) {
      const packed = await ask(address, { 'Accept-Encoding': accept });
      const got = packed.headers['content-encoding'];
      expectThat(address, got === encoding, `is sent as ${got ?? 'plain text'} to a browser that accepts ${accept}`);
      expectThat(address, got === encoding && unpack(packed.body).equals(bytes), `is not its file in ${encoding}`);
      expectThat(address, /accept-encoding/i.test(String(packed.headers.vary)), 'does not vary by Accept-Encoding');
      expectHeaders(address, packed.headers, headersFor(address, fonts));
    }
  }

  async function expectRedirects(address: string) {
    const others =
      address === '/' ? ['/index', '/index.html', '/index/'] : [`${address}/`, `${address}.html`, `${address}%2Ehtml`];
    for (const other of others) {
      for (const query of ['', '?utm_source=card&x=%2F']) {
        const { status, headers } = await ask(other + query);
        expectThat(other + query, status === 301, `answers ${status} instead of 301`);
        expectThat(
          other + query,
          headers.location === address + query,
          `leads to ${headers.location}, not ${address + query}`,
        );
        expectHeaders(other + query, headers, securityHeaders);
      }
    }
  }

  async function expectNotFound(address: string) {
    for (const accept of ['identity', 'br']) {
      const { status, headers, body } = await ask(address, { 'Accept-Encoding': accept });
      expectThat(address, status === 404, `answers ${status} instead of 404`);
      const page = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      expectThat(address, page.equals(notFoundPage), 'does not show the not-found page');
      expectHeaders(address, headers, notFoundHeaders);
    }
  }

  async function expectNoListing(address: string) {
    const first = await ask(address);
    const last = first.status === 301 ? await ask(String(first.headers.location)) : first;
    expectThat(address, last.status === 404, `answers ${last.status} instead of 404`);
  }

  async function expectNoWayOut(address: string) {
    const { status, headers, body } = await ask(address);
    const { location } = headers;
    expectThat(address, location === undefined || /^\/(?![/\\])/.test(location), `leads to ${location}`);
    expectThat(address, status !== 200 || body.equals(await readFile(path.join(folder, 'index.html'))), 'answers 200');
  }

  function expectHeaders(address: string, headers: IncomingHttpHeaders, expected: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(expected)) {
      const got = headers[name.toLowerCase()];
      expectThat(address, got === value, `has ${name}: ${got ?? 'none'} instead of ${value}`);
    }
    expectThat(address, !/\d/.test(String(headers.server)), `tells its version: ${headers.server}`);
  }
}

const encodings = [
  { encoding: 'br', accept: 'gzip, deflate, br, zstd', unpack: brotliDecompressSync },
  { encoding: 'gzip', accept: 'gzip, deflate', unpack: gunzipSync },
] as const;

/** None of these exists: wrong paths, what the export drops, what must never be uploaded. */
const absentAddresses = [
  '/no-such-town',
  '/no-such-town/at/all',
  '/duncan/x',
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
  '/duncan.txt',
  '/duncan/__next._full.txt',
  '/__next._tree.txt',
  ...plantedFiles.map((file) => `/${file}`),
];

/** Requests that try to leave the folder or the site. */
const outwardAddresses = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
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

/** A request whose address goes out exactly as written, and whose answer comes back as it was sent. */
function askServer(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: address, headers, agent: false }, (response) => {
      const chunks: Array<Buffer> = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
