import { execFileSync } from 'node:child_process';

/**
 * @returns whether a program is there. As root on Debian it is installed, as on a fresh machine that only runs tests;
 * everybody else is told by the caller what to type.
 */
export function findOrInstall(packages: ReadonlyArray<string>, isInstalled: () => boolean): boolean {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return false;
  console.log(`  installing ${packages.join(', ')}`);
  succeeds('apt-get', ['update', '-qq'], 'inherit');
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], 'inherit');
  return isInstalled();
}

/** How a person installs them where their packages are known. */
export function installCommand(packages: ReadonlyArray<string>): string {
  return `on Debian and Ubuntu, sudo apt-get install ${packages.join(' ')}`;
}

/** @returns whether a command exists and succeeds; its output is shown if it is inherited. */
export function succeeds(
  command: string,
  args: ReadonlyArray<string>,
  stdio: 'ignore' | 'inherit' = 'ignore',
): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { stdio, timeout: 600_000, env });
    return true;
  } catch {
    return false;
  }
}
