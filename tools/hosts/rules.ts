/**
 * What every host has to do for the export, stated once: which addresses there are, where the others lead, what is kept
 * back, and the headers and types of answers. The preview server obeys this table, and the configurations for real
 * hosts are written from it.
 *
 * Patterns are text that JavaScript, PCRE (nginx, Apache) and RE2 (Caddy) read alike: no look-around, no named groups.
 */

type CacheRule = {
  /** Path prefixes from the origin on. */
  prefixes: ReadonlyArray<string>;
  cacheControl: string;
};

/** Sent with every answer. The policy for scripts is in each page itself, because it holds that page's hashes. */
export const securityHeaders = {
  // A <meta> policy cannot carry frame-ancestors: https://www.w3.org/TR/CSP3/#meta-element
  'Content-Security-Policy': "frame-ancestors 'none'",
  // For this host alone: what else the owner runs on the domain is unknown here.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Files whose names change with their content may be cached indefinitely. Prefixes do not overlap. */
export const cacheRules: ReadonlyArray<CacheRule> = [
  {
    prefixes: ['/_next/static/', '/pictures/'],
    cacheControl: 'public, max-age=31536000, immutable',
  },
  { prefixes: ['/og/', '/icons/'], cacheControl: 'public, max-age=86400' },
];

/**
 * What a page needs first is requested while the page itself is still on its way; Cloudflare sends it as Early Hints.
 * Pages are one-segment paths; some hosts cannot tell them from root-level files, for which the header is harmless.
 * https://www.rfc-editor.org/rfc/rfc8288 · https://www.rfc-editor.org/rfc/rfc8297
 */
export function preloadHeaders(fonts: ReadonlyArray<string>): Readonly<Record<string, string>> {
  if (fonts.length === 0) return {};
  return { Link: fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', ') };
}

/** The addresses of pages, which carry those headers. */
export const pagePattern = '^/[^/]*$';

/** Everything else is revalidated, including not-found answers below the prefixes above. */
export const defaultCaching = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** Each page has one canonical path, no trailing slash or '.html'; the first match redirects the others permanently. */
export const redirects = [
  { pattern: '^/(?:index(?:\\.html|/+)?|/+)$', target: '/' },
  { pattern: '^/([a-z0-9-]+)(?:\\.html|/+)$', target: '/$1' },
] as const;

/** Where the configurations are in an export: where the host looks for them, or in deploy/. */
export const hostFileNames = [
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  'vercel.json',
  'firebase.json',
  'deploy/nginx.conf',
  'deploy/Caddyfile',
] as const;

/**
 * Files of the export that are not addresses: a server answers as if they did not exist. Netlify, Cloudflare and Vercel
 * keep their own files back, and have no rule for the others (static-hosts.ts). Of them Firebase is sent the not-found
 * page alone.
 */
export const keptBack = [
  // With an address of its own the not-found page would be a page that is found.
  '^/404(?:\\.html)?$',
  '^/(?:_headers|_redirects|(?:vercel|firebase)\\.json)$',
  '^/deploy/',
  // The compressed copies are sent in place of the files beside them.
  '\\.(?:br|gz)$',
  '/\\.',
  // A file is not a folder: some servers ignore the slash.
  '\\.[a-z0-9]+/+$',
] as const;

/** The one folder with a dot that is public: https://www.rfc-editor.org/rfc/rfc8615 */
export const wellKnown = '/.well-known/';

/** Content types by file extension. A page's address has none. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
} as const;

/** The headers of a file or page that is there. `fonts` are those that pages preload. */
export function headersFor(path: string, fonts: ReadonlyArray<string> = []): Record<string, string> {
  const cache = cacheRules.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)));
  return {
    ...securityHeaders,
    ...(cache ? { 'Cache-Control': cache.cacheControl } : defaultCaching),
    ...(new RegExp(pagePattern).test(path) ? preloadHeaders(fonts) : {}),
    'Content-Type': contentTypeOf(path),
  };
}

/** The headers of the not-found page, wherever it is shown. */
export const notFoundHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  ...defaultCaching,
  'Content-Type': contentTypes.html,
};

/** What the configurations are written for: an origin, the fonts that pages preload, and the owner's `documents`. */
export type HostedSite = { origin: string; fonts: ReadonlyArray<string>; documents: ReadonlyArray<string> };

/**
 * The host of an origin, and its other form, with or without www, which has to lead to it: empty where there is none,
 * as for a number or a name without a dot.
 */
export function hostsOf(origin: string) {
  const { hostname: host } = new URL(origin);
  const www = /\.[a-z]/.test(host) ? `www.${host}` : '';
  return { host, otherHost: host.startsWith('www.') ? host.slice('www.'.length) : www };
}

/**
 * Where a request should have gone, or undefined when its path is one of the owner's `documents` or not one of a page's
 * other spellings.
 */
export function redirectFor(path: string, documents: ReadonlyArray<string> = []): string | undefined {
  if (documents.includes(path)) return undefined;
  for (const { pattern, target } of redirects) {
    const match = new RegExp(pattern).exec(path);
    if (match) return target.replace('$1', match[1] ?? '');
  }
  return undefined;
}

/** True for a path that is in the export but not for visitors. */
export function isKeptBack(path: string): boolean {
  return !path.startsWith(wellKnown) && keptBack.some((pattern) => new RegExp(pattern).test(path));
}

/** @returns the content type for a path's extension: a page's for a path without one, bytes for an unknown one. */
export function contentTypeOf(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === undefined) return contentTypes.html;
  return Object.entries(contentTypes).find(([name]) => name === extension)?.[1] ?? 'application/octet-stream';
}
