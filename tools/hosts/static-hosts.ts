import {
  cacheRules,
  defaultCaching,
  hostFileNames,
  pagePattern,
  preloadHeaders,
  redirects,
  securityHeaders,
} from './rules';

/**
 * The `_headers` file of Netlify and Cloudflare, which share a syntax. Where two rules match, both hosts join
 * their values, so no header is in two rules that overlap; everything else gets these hosts' own caching, which is the
 * table's default.
 * https://docs.netlify.com/manage/routing/headers/ · https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(fonts: ReadonlyArray<string>): string {
  const preloads = ['/', '/:page'].map((address) => [address, preloadHeaders(fonts)] as const);
  const rules = [
    ['/*', securityHeaders] as const,
    ...(fonts.length > 0 ? preloads : []),
    ...cacheRules.flatMap(({ prefixes, cacheControl }) =>
      prefixes.map((prefix) => [`${prefix}*`, { 'Cache-Control': cacheControl }] as const),
    ),
    ['/deploy/*', { 'X-Robots-Tag': 'noindex' }] as const,
  ];
  return rules
    .map(([address, headers]) => [address, ...pairs(headers).map(({ key, value }) => `  ${key}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Cloudflare reads 2,000 lines and 100 KB. What is left out works by the host's own rule. */
const redirectLimit = 1_000;

/**
 * Their `_redirects` file. Both hosts remove slashes and '.html' by themselves, Netlify unless its Pretty URLs are
 * switched off; with these rules Cloudflare answers 301 instead of 307 or 308. Netlify serves existing files before these
 * rules because none is forced ('301!'). A forced rule could loop, and a trailing-slash rule would, since Netlify ignores
 * trailing slashes when matching.
 * https://docs.netlify.com/manage/routing/redirects/ · https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(paths: ReadonlyArray<string>): string {
  const lines = paths
    .slice(0, redirectLimit)
    .map((path) => (path === '/' ? '/index.html / 301' : `${path}.html ${path} 301`));
  return `${lines.join('\n')}\n`;
}

/** The configuration of Vercel: https://vercel.com/docs/project-configuration */
export function vercelFile(fonts: ReadonlyArray<string>): string {
  const rules = [
    { source: '/(.*)', headers: pairs(securityHeaders) },
    ...(fonts.length > 0 ? [{ source: '/([^/]*)', headers: pairs(preloadHeaders(fonts)) }] : []),
    ...cacheRules.flatMap(({ prefixes, cacheControl }) =>
      prefixes.map((prefix) => ({ source: `${prefix}(.*)`, headers: pairs({ 'Cache-Control': cacheControl }) })),
    ),
    { source: '/deploy/(.*)', headers: pairs({ 'X-Robots-Tag': 'noindex' }) },
  ];
  const project = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules,
  };
  return `${JSON.stringify(project, null, 2)}\n`;
}

/**
 * The configuration of Firebase Hosting, which compresses by itself and uploads neither the compressed copies nor the
 * files of other hosts. Its documentation does not say which of two rules wins, so no header is in two that overlap. Its
 * own caching, of files in folders without a rule, is an hour. The home page's redirects are written out because its
 * emulator leads from '/index?query' to '?query', that is to itself.
 * https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseFile(fonts: ReadonlyArray<string>): string {
  const [home] = redirects;
  const hosting = {
    public: '.',
    ignore: [...hostFileNames, '**/*.{br,gz}', '**/.*', '**/.!(well-known)/**'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ regex: home.pattern, destination: home.target, type: 301 }],
    headers: [
      { regex: '^/.*$', headers: pairs(securityHeaders) },
      { regex: pagePattern, headers: pairs({ ...defaultCaching, ...preloadHeaders(fonts) }) },
      ...cacheRules.flatMap(({ prefixes, cacheControl }) =>
        prefixes.map((prefix) => ({ regex: `^${prefix}.*$`, headers: pairs({ 'Cache-Control': cacheControl }) })),
      ),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

function pairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
