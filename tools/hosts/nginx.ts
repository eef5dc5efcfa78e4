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

/**
 * The site for nginx 1.22 or later.
 * https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
export function nginxFile({ origin, fonts, documents }: HostedSite): string {
  const { host, otherHost } = hostsOf(origin);
  const otherServer =
    otherHost &&
    `
server {
  listen 80;
  listen [::]:80;
  server_name ${otherHost};
  server_tokens off;
  return 301 ${origin}$request_uri;
}
`;
  return `# ${host} for nginx. Written by the build from tools/hosts/rules.ts: change it there.
#
#   apt install nginx libnginx-mod-http-brotli-static
#   copy the export to the folder named at \`root\`, and this file to /etc/nginx/sites-enabled/${host}.conf
#   nginx -t && nginx -s reload; then \`certbot --nginx -d ${host}\` for https${otherHost && `, and \`-d ${otherHost}\` if it leads here`}
#   and http2 at the lines that certbot has written: \`listen 443 ssl http2;\`, from nginx 1.25.1 on \`http2 on;\`

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};

  server_tokens off;
  absolute_redirect off;

  default_type application/octet-stream;
  types {
${lines(Object.entries(contentTypes), ([extension, type]) => `    "${type}" ${extension};`)}
  }

  # The compressed files beside each text file. Without the brotli module, take its line out.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  set $caching "${defaultCaching['Cache-Control']}";
${lines(cacheRules, ({ prefixes, cacheControl }) => `  if ($uri ~ "^(?:${prefixes.join('|')})") { set $caching "${cacheControl}"; }`)}
  add_header Cache-Control $caching always;
${lines(Object.entries(preloadHeaders(fonts)), ([name, value]) => `  set $preload "";\n  if ($uri ~ "${pagePattern}") { set $preload "${value}"; }\n  add_header ${name} $preload;`)}
${lines(Object.entries(securityHeaders), ([name, value]) => `  add_header ${name} "${value}" always;`)}

  error_page 404 /404.html;
  location = /404.html { internal; }

${lines(keptBack, (pattern) => `  location ~ "${pattern}" { return 404; }`)}
  location ^~ ${wellKnown} { try_files $uri =404; }

${lines(documents, (address) => `  location = ${address} { try_files $uri =404; }`)}
${lines(redirects, ({ pattern, target }) => `  location ~ "${pattern}" { return 301 ${target}$is_args$args; }`)}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
${otherServer}`;
}
