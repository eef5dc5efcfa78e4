import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Change, changedText } from '../changed-text';
import { startChild } from '../child';
import { isAnswered } from '../ports';
import { succeeds } from '../system-packages';

/** A real web server, and how it is made to serve a folder with the configuration that the export carries. */
export type RealServer = {
  name: string;
  /** Debian's packages. */
  packages: ReadonlyArray<string>;
  isInstalled: () => boolean;
  start: (folder: string, port: number, scratch: string) => ChildProcess;
  /** Its rules also reach the site at `otherSite`, whose folder is below this one's, as on shared web space. */
  holdsOtherSite?: true;
};

/** The name of a site and of its folder. */
export const otherSite = 'another.example';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// Where Debian keeps servers, which only root's shell looks through.
process.env.PATH = `${process.env.PATH}${path.delimiter}/usr/sbin`;

/** The servers whose configuration an export carries and that can be run here. */
export const realServers: ReadonlyArray<RealServer> = [
  {
    name: 'nginx',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    isInstalled: () => succeeds('nginx', ['-v']) && existsSync(brotliModule),
    start: (folder, port, scratch) => {
      const site = adapted(path.join(folder, 'deploy/nginx.conf'), [
        [/^ {2}listen 80;\n {2}listen \[::\]:80;$/gm, `  listen localhost:${port};`],
        [/^ {2}root .*;$/m, `  root "${folder}";`],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const config = path.join(scratch, 'nginx.conf');
      writeFileSync(
        config,
        `load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${scratch}/nginx.pid;
error_log stderr crit;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n')}
${site}
}
`,
      );
      return startChild('nginx', ['-c', config, '-p', scratch, '-e', 'stderr'], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
  },
  {
    name: 'Apache',
    packages: ['apache2-bin'],
    isInstalled: () => succeeds('apache2', ['-v']),
    holdsOtherSite: true,
    start: (folder, port, scratch) => {
      const modules = [
        'mpm_event',
        'authz_core',
        'autoindex',
        'dir',
        'headers',
        'mime',
        'negotiation',
        'rewrite',
        'setenvif',
      ];
      const [config, types] = [path.join(scratch, 'apache.conf'), path.join(scratch, 'mime.types')];
      // As on every host.
      writeFileSync(types, 'application/gzip gz\n');
      writeFileSync(
        config,
        `ServerRoot ${scratch}
ServerName localhost
ServerTokens Prod
Listen localhost:${port}
PidFile ${scratch}/apache.pid
ErrorLog ${scratch}/error.log
LogLevel crit
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig ${types}
DocumentRoot "${folder}"
<Directory "${folder}">
AllowOverride All
Options Indexes FollowSymLinks
</Directory>
<VirtualHost *:${port}>
DocumentRoot "${folder}"
</VirtualHost>
<VirtualHost *:${port}>
ServerName ${otherSite}
DocumentRoot "${folder}/${otherSite}"
</VirtualHost>
`,
      );
      return startChild('apache2', ['-f', config, '-DFOREGROUND'], { stdio: ['ignore', 'ignore', 'pipe'] });
    },
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    isInstalled: () => succeeds('caddy', ['version']),
    start: (folder, port, scratch) => {
      const site = adapted(path.join(folder, 'deploy/Caddyfile'), [
        [/^\S+ \{$/m, `http://localhost:${port} {`],
        // The other form of the domain, over http as well.
        [/^(?=[\w.-]+ \{$)/m, 'http://', 'optional'],
        [/(?<=^http:\/\/[\w.-]+)(?= \{$)/m, `:${port}`, 'optional'],
        [/^\troot \* .*$/m, `\troot * "${folder.replaceAll('\\', '/')}"`],
      ]);
      const config = path.join(scratch, 'Caddyfile');
      writeFileSync(config, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
      return startChild('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
      });
    },
  },
];

/** Waits until the server answers. @throws with its own output when it has ended or is silent for ten seconds. */
export async function waitForServer(server: ChildProcess, port: number) {
  let words = '';
  server.stderr?.on('data', (chunk) => {
    words += chunk;
  });
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const end = server.exitCode ?? server.signalCode;
    if (end !== null) throw new Error(`It ended with ${end} instead of serving.\n${words}`);
    if (await isAnswered('localhost', port)) return;
  }
  throw new Error(`It did not answer within ten seconds.\n${words}`);
}

/** The configuration written for the owner's server, adapted to its place on this machine. */
function adapted(file: string, changes: ReadonlyArray<Change>): string {
  return changedText(file, readFileSync(file, 'utf8'), changes);
}
