import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { assertSlugs } from '../../content/checks/assert-pages';
import { hostileText } from '../../content/checks/hostile-text.fixture';
import { pages } from '../../content/pages';
import { newFolder } from '../scratch.fixture';
import { ownDocuments } from './own-documents';
import {
  contentTypeOf,
  headersFor,
  hostsOf,
  isKeptBack,
  keptBack,
  notFoundHeaders,
  redirectFor,
  redirects,
  securityHeaders,
} from './rules';

test.each([
  '/duncan',
  '/',
  '/sitemap.xml',
  '/pictures/hero.avif',
  // In a folder: it is no page's other spelling.
  '/downloads/price-list.html',
  '/downloads/duncan/',
])('a request for %s is not redirected', (asked) => {
  expect(redirectFor(asked)).toBeUndefined();
});

test.each([
  ['/duncan/', '/duncan'],
  ['/duncan//', '/duncan'],
  ['/duncan.html', '/duncan'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['//', '/'],
])('a request for %s is redirected to %s', (asked, expected) => {
  expect(redirectFor(asked)).toBe(expected);
});

test('every page has one address, and a redirect leads there in one step', () => {
  for (const { path } of pages) {
    expect(redirectFor(path)).toBeUndefined();
    expect(isKeptBack(path)).toBe(false);
    for (const other of path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`]) {
      expect(redirectFor(other)).toBe(path);
    }
  }
});

test('every slug that the registry takes is an address as it stands, and the redirects know it', () => {
  const goodSlug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9})?$/);
  const slugLike = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(goodSlug, slugLike, hostileText), (slug) => {
      try {
        assertSlugs([slug]);
      } catch {
        return;
      }
      if (slug === '') return;
      taken += 1;
      expect(encodeURIComponent(slug)).toBe(slug);
      expect(isKeptBack(`/${slug}`)).toBe(false);
      expect(redirectFor(`/${slug}`)).toBeUndefined();
      expect(redirectFor(`/${slug}/`)).toBe(`/${slug}`);
      expect(redirectFor(`/${slug}.html`)).toBe(`/${slug}`);
    }),
  );
  expect(taken).toBeGreaterThan(10);
});

test('files of the owner that look like pages stay at their own addresses', () => {
  const folder = newFolder();
  for (const file of ['google0123.html', 'yandex_12.html', 'BingSiteAuth.xml']) writeFileSync(`${folder}/${file}`, '');
  const documents = ownDocuments(folder);
  expect(documents).toEqual(['/google0123.html']);
  expect(redirectFor('/google0123.html', documents)).toBeUndefined();
  expect(redirectFor('/duncan.html', documents)).toBe('/duncan');
  expect(ownDocuments(`${folder}/none`)).toEqual([]);
});

test.each(['//example.org/', '/\\example.org/', '/https://example.org/', '/%5Cexample.org/', '/%0d%0aa/'])(
  'no redirect leads out of the site from %s',
  (asked) => {
    expect(redirectFor(asked)).toBeUndefined();
  },
);

test.each([
  '/404',
  '/404.html',
  '/_headers',
  '/vercel.json',
  '/firebase.json',
  '/deploy/nginx.conf',
  '/_redirects',
  '/duncan.html.br',
  '/duncan.html.gz',
  '/robots.txt/',
  '/.env',
  '/a/.git/b',
])('%s answers as if it were not there', (path) => {
  expect(isKeptBack(path)).toBe(true);
});

test('what other services ask for in .well-known stays public', () => {
  expect(isKeptBack('/.well-known/security.txt')).toBe(false);
});

test('files named by their content are kept for ever, cards and icons for a day, pages and missing files are asked for again', () => {
  const forYears = 'public, max-age=31536000, immutable';
  const askAgain = 'public, max-age=0, must-revalidate';
  expect(headersFor('/pictures/hero.avif')['Cache-Control']).toBe(forYears);
  expect(headersFor('/_next/static/chunks/1.js')['Cache-Control']).toBe(forYears);
  expect(headersFor('/og/home.png')['Cache-Control']).toBe('public, max-age=86400');
  expect(headersFor('/icons/icon.svg')['Cache-Control']).toBe('public, max-age=86400');
  expect(headersFor('/duncan')['Cache-Control']).toBe(askAgain);
  expect(notFoundHeaders['Cache-Control']).toBe(askAgain);
});

test('nobody may frame the site or guess its types, and https is asked of this host alone', () => {
  expect(headersFor('/duncan')).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Two years, as browsers ask for, and no word about the owner's other hosts.
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(notFoundHeaders).toMatchObject(securityHeaders);
});

test('no page may use camera, microphone, place or payment; of all powers named, only copying is left', () => {
  const allowed = headersFor('/duncan')['Permissions-Policy']?.split(', ');
  for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'fullscreen'])
    expect(allowed).toContain(`${power}=()`);
  expect(allowed?.filter((entry) => !entry.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
});

test('pages send the fonts ahead, files in folders do not', () => {
  const fonts = ['/_next/static/media/text.woff2'];
  for (const { path } of pages) {
    expect(headersFor(path, fonts).Link).toBe('</_next/static/media/text.woff2>; rel=preload; as=font; crossorigin');
  }
  expect(headersFor('/pictures/hero.avif', fonts)).not.toHaveProperty('Link');
  expect(headersFor('/duncan')).not.toHaveProperty('Link');
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/duncan', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/_next/static/chunks/1.js', 'text/javascript; charset=utf-8'],
  ['/_next/static/chunks/1.css', 'text/css; charset=utf-8'],
  ['/icons/icon.svg', 'image/svg+xml'],
  ['/pictures/hero.avif', 'image/avif'],
  ['/pictures/hero.webp', 'image/webp'],
  ['/pictures/hero.jpg', 'image/jpeg'],
  ['/_next/static/media/text.woff2', 'font/woff2'],
  ['/Price-List.PDF', 'application/pdf'],
  ['/a.unknown', 'application/octet-stream'],
])('%s has the type %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

test('patterns and values can be written into every configuration as they are', () => {
  for (const pattern of [...keptBack, ...redirects.map((rule) => rule.pattern)]) {
    expect(pattern).not.toMatch(/\(\?[^:]|["'{}\s]/);
  }
  for (const value of Object.values(securityHeaders)) expect(value).not.toMatch(/["\\{}$\n]/);
});

test.each([
  ['https://dynamix.example', 'www.dynamix.example'],
  ['https://www.dynamix.example', 'dynamix.example'],
  ['http://localhost:3000', ''],
  ['https://192.168.1.5', ''],
  ['https://[::1]', ''],
])('the other form of %s is "%s"', (origin, otherHost) => {
  expect(hostsOf(origin)).toEqual({ host: new URL(origin).hostname, otherHost });
});
