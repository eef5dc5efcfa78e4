import './setup';
import { spawn } from 'node:child_process';
import { brandKeys } from '../content/brands';
import { readPort } from './read-port';

/**
 * `npm run start:both`: builds every brand and serves them side by side, at PORT (or 3000) and the ports after it.
 * Each brand has its own address, so SITE_ORIGIN is left out.
 */
const firstPort = readPort();

// The children end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

for (const brand of brandKeys) {
  const code = await run(['tools/build.ts', folderOf(brand)], { SITE_BRAND: brand, SITE_ORIGIN: '' });
  if (code !== 0) process.exit(code ?? 1);
}
const servers = brandKeys.map((brand, index) =>
  run(['tools/preview.ts', folderOf(brand)], { PORT: String(firstPort + index) }),
);
// If one cannot start (its port is taken), all end.
process.exit((await Promise.race(servers)) ?? 0);

function folderOf(brand: string) {
  return `.cache/sites/${brand}`;
}

/** Runs a tool of this project; its output goes to the terminal. @returns its exit code. */
function run(command: ReadonlyArray<string>, env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => child.once('close', resolve));
}
