import { lines } from './lines';
import {
  cacheRules,
  contentTypes,
  defaultCaching,
  type HostedSite,
  hostsOf,
  keptBack,
  notFoundHeaders,
  pagePattern,
  preloadHeaders,
  redirects,
  securityHeaders,
  wellKnown,
} from './rules';

/**
 * The site for Caddy 2.6 or later, which fetches its certificate by itself.
 * https://caddyserver.com/docs/caddyfile
 */
export function caddyFile({ origin, fonts, documents }: HostedSite): string {
  const { host, otherHost } = hostsOf(origin);
  // Where it does not lead here, Caddy asks in vain for its certificate.
  const otherServer =
    otherHost &&
    `
${otherHost} {
	redir ${origin}{uri} permanent
}
`;
  return `# ${host} for Caddy. Written by the build from tools/hosts/rules.ts: change it there.
#
#   apt install caddy
#   copy the export to the folder named at \`root\`, and this file to /etc/caddy/Caddyfile
#   systemctl reload caddy

${host} {
	root * /var/www/${host}
	map {query} {query_string} {
		"" ""
		default "?{query}"
	}

	# In this order, and not in the order of Caddy's directives.
	route {
		header -Server
${lines(Object.entries({ ...securityHeaders, ...defaultCaching }), ([name, value]) => `		header ${name} "${value}"`)}
${lines(Object.entries(preloadHeaders(fonts)), ([name, value]) => `		@page path_regexp ${pagePattern}\n		header @page ${name} "${value}"`)}
${lines(cacheRules, ({ prefixes, cacheControl }, index) => {
  return `		@cache${index} path ${prefixes.map((prefix) => `${prefix}*`).join(' ')}
		header @cache${index} Cache-Control "${cacheControl}"`;
})}
${lines(Object.entries(contentTypes), ([extension, type]) => {
  return `		@${extension} path *.${extension}
		header @${extension} Content-Type "${type}"`;
})}

		@keptBack {
			path_regexp ${keptBack.map((pattern) => `(?:${pattern})`).join('|')}
			not path ${wellKnown}*
		}
		error @keptBack 404

${lines(redirects, ({ pattern, target }, index) => {
  return `		@redirect${index} {
			path_regexp redirect${index} ${pattern}
${lines(documents, (address) => `			not path ${address}`)}
		}
		redir @redirect${index} ${target.replace('$1', `{re.redirect${index}.1}`)}{query_string} 301`;
})}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${lines(Object.entries(notFoundHeaders), ([name, value]) => `		header ${name} "${value}"`)}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
${otherServer}`;
}
