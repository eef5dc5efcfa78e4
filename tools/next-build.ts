import { UserError } from '../content/checks/user-error';
import { runChild } from './child';

// A larger young generation (in MB) means fewer garbage collections: rendering takes an eighth less time.
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const endedEarly = '\nIt was ended from outside. It may have run out of memory: close other programs.';

/** Exports the pages into out/. @throws with the part of Next's output that matters to the reader. */
export async function runNext() {
  const { code, output } = await runChild(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NODE_OPTIONS: nodeOptions },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (code !== 0) throw new UserError(`${failureWords(output)}${code === null ? endedEarly : ''}`);
}

/** The first error in content/, in one sentence; the whole output when there is none, for developers. */
export function failureWords(output: string): string {
  const [, missing, home] = missingExport.exec(output) ?? [];
  if (missing && home) return lacks(home, missing);
  const [, file, line, what] = typeError.exec(output) ?? syntaxError.exec(output) ?? [];
  if (!file) return missingName(output) ?? `Next could not export the pages.\n${output}`;
  if (what?.includes('multiple properties with the same name')) {
    return `${file}:${line} begins with a name that another entry of the same list has before its colon. Give one of the two another name.`;
  }
  const sentence = what?.replace(/\.?$/, '.');
  return `${file}:${line} has a mistake: ${sentence} Compare the line with those around it; npm run typecheck shows the whole message.`;
}

/** What the pages use and content/ no longer has. */
function missingName(output: string): string | undefined {
  const [, file, exported, field] = missingError.exec(output) ?? [];
  const name = exported ?? field;
  return name && lacks(file ? `${file}.ts` : 'A file of content/', name);
}

function lacks(file: string, name: string) {
  return `${file} lacks "${name}", which the pages use. Its line was deleted or the name in it misspelt: put it back. npm run typecheck says where it is used.`;
}

/** As the bundler writes it: The export tagline was not found in module [project]/content/business.ts [app-rsc]. */
const missingExport = /The export (\w+) was not found in module \[project\]\/(content\/\S+)/;

/**
 * As the compiler writes it, at a place outside content/: Module '"@/content/business"' has no exported member
 * 'tagline', or Property 'vehicle' does not exist on type '…'.
 */
const missingError =
  /^(?:app|components)\/.+: error TS\d+: (?:(?:Module )?'"@\/(content\/[\w/-]+)"' has no exported member(?: named)? '(\w+)'|Property '(\w+)' does not exist)/m;
/** As the compiler writes it: 'content/x.ts(9,3): error TS2322: what'. */
const typeError = /^(content\/(?!checks\/)[^\s(]+)\((\d+),\d+\): error TS\d+: (.+)$/m;
/** As the bundler writes it: './content/x.ts:9:20', and below 'Error: what'. */
const syntaxError = /^\.\/(content\/[^\s:]+):(\d+):\d+\n(?:\w*Error: )?(.+)$/m;
