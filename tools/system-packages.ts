import { execFileSync } from 'node:child_process';

/** @returns whether a program is there, after installing Debian's `packages` where this is Debian and root. */
export function findOrInstall(packages: ReadonlyArray<string>, isInstalled: () => boolean): boolean {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return false;
  console.log(`  installing ${packages.join(', ')}`);
  runs('apt-get', ['update', '-qq']);
  runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return isInstalled();
}

/** @returns whether a command is there and ends well; what it says is not shown. */
export function runs(command: string, args: ReadonlyArray<string>): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { stdio: 'ignore', timeout: 600_000, env });
    return true;
  } catch {
    return false;
  }
}
