/**
 * What every host has to do for the export: redirects, headers and caching, stated once. The preview server obeys this
 * table and the configurations for real hosts are written from it.
 */

export type HeaderRule = {
  /** Path prefixes from the origin on; '/' means every path. */
  prefixes: ReadonlyArray<string>;
  headers: Readonly<Record<string, string>>;
};

/** Sent with every answer. The policy for scripts is in each page itself, because it holds that page's hashes. */
export const securityHeaders = {
  // A <meta> policy cannot carry frame-ancestors: https://www.w3.org/TR/CSP3/#meta-element
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Files whose names change with their content may be kept for ever; everything else is asked for again. */
export const cacheRules: ReadonlyArray<HeaderRule> = [
  {
    prefixes: ['/_next/static/', '/pictures/'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  { prefixes: ['/og/', '/icons/'], headers: { 'Cache-Control': 'public, max-age=86400' } },
  { prefixes: ['/'], headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
];

export function headersFor(path: string): Record<string, string> {
  const cache = cacheRules.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)));
  return { ...securityHeaders, ...cache?.headers };
}

/** Where a request should have gone, or undefined when its path is right: no trailing slash, no '.html'. */
export function redirectFor(path: string): string | undefined {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  const target = bare === '' || bare === '/index' ? '/' : bare;
  return target === path ? undefined : target;
}
