import { pages } from '../../content/pages';
import { defaultCaching, headersFor, hostFileNames } from './rules';
import { firebaseFile, headersFile, redirectsFile, vercelFile } from './static-hosts';

const fonts = ['/_next/static/media/display.woff2', '/_next/static/media/text.woff2'];
const addresses = [
  ...pages.map(({ path }) => path),
  '/robots.txt',
  '/og/home.png',
  '/icons/icon.svg',
  '/pictures/hero.avif',
  '/_next/static/chunks/1.js',
];

// The type of a file, and the caching of everything without a rule, are these hosts' own.
function expectedFor(address: string) {
  const { 'Content-Type': _, ...headers } = headersFor(address, fonts);
  const { 'Cache-Control': caching, ...others } = headers;
  return caching === defaultCaching['Cache-Control'] ? others : headers;
}

type Rule = { address: string; headers: ReadonlyArray<readonly [string, string]> };

/** Reads _headers as both hosts do: a line with an address, and indented lines under it. */
function readHeaders(text: string): ReadonlyArray<Rule> {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      return { address, headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []) };
    })
    .map(({ address, headers }) => ({
      address,
      headers: headers.map(([name = '', value = '']) => [name, value] as const),
    }));
}

/** A star stands for anything, a placeholder for something up to the next slash. */
function patternOf(address: string) {
  return new RegExp(`^${address.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`);
}

test('the configurations of other hosts, which these serve as files, are kept from search engines', () => {
  const rules = readHeaders(headersFile(fonts));
  expect(rules).toContainEqual({ address: '/deploy/*', headers: [['X-Robots-Tag', 'noindex']] });
  expect(JSON.parse(vercelFile(fonts)).headers).toContainEqual({
    source: '/deploy/(.*)',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  });
});

test.each(addresses)('_headers gives %s the headers of the table, none twice', (address) => {
  const fitting = readHeaders(headersFile(fonts)).filter((rule) => patternOf(rule.address).test(address));
  const headers = fitting.flatMap((rule) => rule.headers);
  expect(Object.fromEntries(headers)).toEqual(expectedFor(address));
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
});

test('_headers stays within what Cloudflare Pages reads: 100 rules, 2,000 characters a line', () => {
  const rules = readHeaders(headersFile(fonts));
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.every(({ address, headers }) => address && headers.every(([name, value]) => name && value))).toBe(true);
  for (const line of headersFile(fonts).split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});

test('each line of _redirects leads from one address to another in one step, and none is forced', () => {
  const lines = redirectsFile(pages.map(({ path }) => path))
    .trim()
    .split('\n');
  const rules = lines.map((line) => line.split(' '));
  expect(rules).toHaveLength(pages.length);
  const sources = new Set(rules.map(([from]) => from));
  for (const [from, to, status, ...more] of rules) {
    expect(status).toBe('301');
    expect(more).toEqual([]);
    expect(pages.some(({ path }) => path === to)).toBe(true);
    // Netlify ignores trailing slashes, so a rule that only removes one would redirect to itself.
    expect(from?.replace(/\/$/, '')).not.toBe(to);
    expect(sources.has(to)).toBe(false);
  }
});

test('_redirects stays within what Cloudflare Pages reads: 2,000 lines, 100 KB', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `/detailing-in-a-town-with-a-long-name-${index}`);
  const text = redirectsFile(many);
  expect(text.split('\n').length).toBeLessThanOrEqual(2_000);
  expect(text.length).toBeLessThanOrEqual(100_000);
});

test.each(addresses)('vercel.json gives %s the headers of the table, none twice', (address) => {
  const { headers } = JSON.parse(vercelFile(fonts));
  const fitting: Array<{ key: string; value: string }> = headers
    .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(address))
    .flatMap((rule: { headers: unknown }) => rule.headers);
  expect(Object.fromEntries(fitting.map(({ key, value }) => [key, value]))).toEqual(expectedFor(address));
  expect(new Set(fitting.map(({ key }) => key)).size).toBe(fitting.length);
});

test('vercel.json asks for addresses without slash and without .html', () => {
  expect(JSON.parse(vercelFile(fonts))).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test.each(addresses)('firebase.json gives %s the headers of the table, none twice', (address) => {
  const { headers } = JSON.parse(firebaseFile(fonts)).hosting;
  const fitting: Array<{ key: string; value: string }> = headers
    .filter(({ regex }: { regex: string }) => new RegExp(regex).test(address))
    .flatMap((rule: { headers: unknown }) => rule.headers);
  // Its own caching is an hour, so the table's default is written out.
  const { 'Content-Type': _, ...expected } = headersFor(address, fonts);
  expect(Object.fromEntries(fitting.map(({ key, value }) => [key, value]))).toEqual(expected);
  expect(new Set(fitting.map(({ key }) => key)).size).toBe(fitting.length);
});

test('firebase.json asks for addresses without slash and without .html, and leads to the home page in one step', () => {
  const { hosting } = JSON.parse(firebaseFile(fonts));
  expect(hosting).toMatchObject({ public: '.', cleanUrls: true, trailingSlash: false });
  const [{ regex, destination, type }, ...others] = hosting.redirects;
  expect({ destination, type, others }).toEqual({ destination: '/', type: 301, others: [] });
  for (const asked of ['/index', '/index.html', '/index/']) expect(asked).toMatch(new RegExp(regex));
  for (const { path } of pages) expect(path).not.toMatch(new RegExp(regex));
});

test('firebase.json keeps the files of every host and the compressed copies from going up', () => {
  const { ignore } = JSON.parse(firebaseFile(fonts)).hosting;
  expect(ignore).toEqual(expect.arrayContaining([...hostFileNames, '**/*.{br,gz}', '**/.*', '**/.!(well-known)/**']));
});
