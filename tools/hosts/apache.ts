import { lines } from './lines';
import {
  cacheRules,
  contentTypes,
  defaultCaching,
  type HostedSite,
  hostsOf,
  keptBack,
  pagePattern,
  preloadHeaders,
  redirects,
  securityHeaders,
  wellKnown,
} from './rules';

/** The copies of a file that browsers may accept, the smallest first, and the file itself. */
const copies = [
  { extension: '.br', encoding: 'br' },
  { extension: '.gz', encoding: 'gzip' },
  { extension: '', encoding: undefined },
] as const;

/**
 * The site for Apache 2.4, which serves much of the web space that one can rent. It reads the rules in the folder
 * itself. https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function apacheFile({ origin, fonts, documents }: HostedSite): string {
  const { host, otherHost } = hostsOf(origin);
  const refusals = keptBack.map(
    (pattern) => `RewriteCond %{REQUEST_URI} !^${wellKnown}
RewriteCond %{REQUEST_URI} ${pattern}
RewriteRule ^ - [R=404,L]`,
  );
  const notForDocuments = documents.map((address) => `RewriteCond %{REQUEST_URI} !=${address}\n`).join('');
  const moves = redirects.map(
    ({ pattern, target }) => `${notForDocuments}RewriteCond %{REQUEST_URI} ${pattern}
RewriteRule ^[^/]*/*$ ${target.replace('$1', '%1')} [R=301,L]`,
  );
  // A folder is not an address either.
  const folders = `RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]`;
  // Where both forms of the domain lead here. A certificate may be asked for at either.
  const oneAddress =
    otherHost &&
    `RewriteCond %{HTTP_HOST} ^${otherHost.replaceAll('.', '\\.')}\\.?(?::\\d+)?$ [NC]
RewriteCond %{REQUEST_URI} !^${wellKnown}
RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]
`;
  const first = [...refusals, ...moves, folders];
  return `# ${host} for Apache 2.4. Written by the build from tools/hosts/rules.ts: change it there.
# Needs what most hosts allow: AllowOverride All, mod_rewrite, mod_headers.
# If every page answers with the status 500, delete the line that begins with Options.

<IfModule mod_negotiation.c>
Options -MultiViews -Indexes
</IfModule>
DirectorySlash Off
AcceptPathInfo Off
AddDefaultCharset Off
ErrorDocument 404 /404.html

${lines(Object.entries(contentTypes), ([extension, type]) => `AddType "${type}" .${extension}`)}
AddEncoding br .br
AddEncoding gzip .gz
# Otherwise the type of a compressed copy is that of its last extension.
${lines(Object.entries(contentTypes), ([extension, type]) => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">\nForceType "${type}"\n</FilesMatch>`)}

SetEnvIf Request_URI "${pagePattern}" page
${lines(cacheRules, ({ prefixes }, index) => `SetEnvIf Request_URI "^(?:${prefixes.join('|')})" cache${index}`)}
<IfModule mod_headers.c>
${lines(Object.entries({ ...securityHeaders, ...defaultCaching }), ([name, value]) => `Header always set ${name} "${value}"`)}
${lines(Object.entries(preloadHeaders(fonts)), ([name, value]) => `Header set ${name} "${value}" env=page`)}
${lines(cacheRules, ({ cacheControl }, index) => `Header always set Cache-Control "${cacheControl}" env=cache${index}`)}
Header merge Vary Accept-Encoding
</IfModule>

RewriteEngine On
${oneAddress}# A folder with an index of its own, such as another site's below this one, keeps its addresses.
RewriteCond %{REQUEST_FILENAME}/index.html -f [OR]
RewriteCond %{REQUEST_FILENAME}/index.php -f
RewriteRule [^/]$ %{REQUEST_URI}/ [R=301,L]
RewriteCond %{REQUEST_FILENAME}index.html -f [OR]
RewriteCond %{REQUEST_FILENAME}index.php -f
RewriteRule . - [END]
# The not-found page itself is nobody's address: only its compressed copies are looked for.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^ - [S=${first.length}]
${first.join('\n')}
${lines(copies, ({ extension, encoding }) => {
  // LiteSpeed, which stands in for Apache at many hosts, may send a copy without saying that it is compressed.
  const accepted = encoding
    ? `RewriteCond %{SERVER_SOFTWARE} !LiteSpeed\nRewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b\n`
    : '';
  const isThere = (name: string) => `RewriteCond %{REQUEST_FILENAME}${name} -f`;
  return `${accepted}${isThere(`index.html${extension}`)}
RewriteRule ^$ index.html${extension} [END]
${accepted}${isThere(`.html${extension}`)}
RewriteRule ^([^./]+)$ $1.html${extension} [END]
${accepted}${isThere(extension)}
RewriteRule ^(.+)$ ${extension ? `$1${extension}` : '-'} [END]`;
})}
`;
}
