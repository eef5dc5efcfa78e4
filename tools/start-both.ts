/**
 * `npm run start:both`: builds every brand and serves them side by side, at PORT (or 3000) and the ports after it.
 * Each brand has its own address, so SITE_ORIGIN is left out.
 */

import './setup';
import { parseArgs } from 'node:util';
import { brandKeys } from '../content/brands';
import { UserError } from '../content/checks/user-error';
import { sitesFolder } from './build-target';
import { runChild } from './child';
import { assertPortFree, readPort } from './ports';

parseArgs({ options: {} });
const firstPort = readPort();
const lastStart = 65_536 - brandKeys.length;
if (firstPort > lastStart) {
  throw new UserError(
    `PORT is ${firstPort}, and each of ${brandKeys.length} brands needs a port: write ${lastStart} or less.`,
  );
}
for (const index of brandKeys.keys()) await assertPortFree(firstPort + index);

// Ctrl+C is the normal way to end it.
process.exitCode = 0;

for (const brand of brandKeys) {
  const code = await run(['tools/build.ts', folderOf(brand)], { SITE_BRAND: brand, SITE_ORIGIN: '' });
  if (code !== 0) process.exit(code ?? 1);
}
const servers = brandKeys.map((brand, index) =>
  run(['tools/preview.ts', folderOf(brand)], { PORT: String(firstPort + index) }),
);
// If one cannot start (its port is taken), all end.
process.exit((await Promise.race(servers)) ?? 1);

function folderOf(brand: string) {
  return `${sitesFolder}/${brand}`;
}

/** Runs a tool of this project; its output goes to the terminal. @returns its exit code. */
async function run(command: ReadonlyArray<string>, env: Record<string, string>) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return (await runChild(process.execPath, ['--import', 'tsx', ...command], options)).code;
}
