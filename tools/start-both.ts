/**
 * `npm run start:both`: builds every brand and serves them side by side, at PORT (or 3000) and the ports after it.
 * Each brand has its own address, so SITE_ORIGIN is left out.
 */

import './setup';
import { parseArgs } from 'node:util';
import { brandKeys } from '../content/brands';
import { runChild } from './child';
import { assertPortFree, readPort } from './ports';

parseArgs({ options: {} });
const firstPort = readPort();
const ports = brandKeys.map((_, index) => readPort(String(firstPort + index)));
for (const port of ports) await assertPortFree(port);

// Ctrl+C is the normal way to end it.
process.exitCode = 0;

for (const brand of brandKeys) {
  const code = await run(['tools/build.ts', folderOf(brand)], { SITE_BRAND: brand, SITE_ORIGIN: '' });
  if (code !== 0) process.exit(code ?? 1);
}
const servers = brandKeys.map((brand, index) =>
  run(['tools/preview.ts', folderOf(brand)], { PORT: String(ports[index]) }),
);
// If one cannot start (its port is taken), all end.
process.exit((await Promise.race(servers)) ?? 1);

function folderOf(brand: string) {
  return `.cache/sites/${brand}`;
}

/** Runs a tool of this project; its output goes to the terminal. @returns its exit code. */
async function run(command: ReadonlyArray<string>, env: Record<string, string>) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return (await runChild(process.execPath, ['--import', 'tsx', ...command], options)).code;
}
