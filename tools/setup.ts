import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from '../content/checks/user-error';
import { settingNames } from '../content/setting-names';
import { plainMessage } from './plain-message';
import { settingFiles } from './setting-files';

// Tools import this first: settings are loaded before content/ reads them, and errors print as one sentence. A syntax
// error in content/ fails before any import runs, so package.json also preloads this file for the owner's commands.
// Build and launch-check import content/ later, inside a try. Dev imports it later without one: Next's workers would
// inherit the preload, and with it the settings of a production build.

process.on('uncaughtException', (error) => {
  const message = plainMessage(error);
  console.error(message ? `\n${message}` : error);
  process.exit(1);
});

// Whoever reads the output may have seen enough, as in `npm run build | head`.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1));

// A tool that is stopped ends as after an error, so that what it started goes with it (tools/child.ts). Ctrl+C may come
// again meanwhile: without a listener it would end the clearing up half-way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(process.exitCode ?? 128 + constants.signals[signal]));
}

// Tailwind and esbuild read these as a part of a pattern or of an address.
const [special] = /[#*]/.exec(process.cwd()) ?? [];
if (special) {
  throw new UserError(
    `This folder’s path holds “${special}”: ${process.cwd()}. Rename the folder, without “${special}”.`,
  );
}

// Editors add the ending and file managers hide the dot.
const [misnamed] = ['.env.local.txt', 'env.local.txt', 'env.local'].filter((file) => existsSync(file));
if (misnamed && !existsSync('.env.local')) throw new UserError(`${misnamed} is not read. Rename it to .env.local`);

// A build and its tools agree on the settings.
const mode = path.basename(process.argv[1] ?? '') === 'dev.ts' ? 'development' : 'production';
for (const file of settingFiles(mode)) {
  if (existsSync(file)) readSettings(file);
}

if (existsSync('content')) assertUtf8('content');

/**
 * Next reads the files again, by slightly other rules: lines that the two would read differently are refused, and so
 * are misspelt settings.
 */
function readSettings(file: string) {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const lines = text.split(/\r?\n/);
  const strange = lines.findIndex((line) => !/^\s*(?:#|$|(?:export\s+)?\w+\s*=)/.test(line));
  if (strange >= 0) {
    throw new UserError(
      `${file}:${strange + 1} cannot be read. Write NAME=value there, one setting a line, and save the file as UTF-8.`,
    );
  }
  const unclosed = lines.findIndex((line) => /^\s*(?:export\s+)?\w+\s*=\s*(["'`])(?!.*\1\s*(?:#.*)?$)/.test(line));
  if (unclosed >= 0) {
    throw new UserError(`${file}:${unclosed + 1}: a value that begins with a quote must end with the same quote.`);
  }
  const names = lines.map((line) => /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] ?? '');
  // NETLIFY_SITE_ID and CLOUDFLARE_EMAIL are for those hosts' own tools.
  const misspelt = names.findIndex(
    (name) => /(?<!^NETLIFY_)SITE|(?<!^CLOUDFLARE_)EMAIL|BRAND|ORIGIN/i.test(name) && !settingNames.includes(name),
  );
  if (misspelt >= 0) {
    throw new UserError(
      `${file}:${misspelt + 1}: "${names[misspelt]}" is not a setting. Write one of: ${settingNames.join(', ')}.`,
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** Some editors save texts in another encoding, which would end as broken characters or as a puzzling syntax error. */
function assertUtf8(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^.].*\.(?:ts|html)$/.test(path.basename(file)),
  );
  const strange = files.find((file) => {
    const bytes = readFileSync(path.join(folder, file));
    // In UTF-16 without a mark, English letters are UTF-8 with zeros between them.
    return !isUtf8(bytes) || bytes.includes(0);
  });
  if (strange) {
    throw new UserError(
      `${folder}/${strange.replaceAll(path.sep, '/')} is not saved as UTF-8. In your editor choose Save As, Encoding: UTF-8.`,
    );
  }
}
