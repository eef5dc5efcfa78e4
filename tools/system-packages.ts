import { execFileSync } from 'node:child_process';

/** Where nobody is asked: a machine that only runs tests, which says so by setting CI. */
const isTestMachine = Boolean(process.env.CI);

/**
 * @returns whether a program is there. Debian's `packages` are installed for it only when that was asked for, with
 * --install or by the CI variable, and where this is Debian and root.
 */
export function findOrInstall(
  packages: ReadonlyArray<string>,
  isInstalled: () => boolean,
  mayInstall = isTestMachine,
): boolean {
  if (isInstalled()) return true;
  if (!mayInstall || process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return false;
  console.log(`  installing ${packages.join(', ')}`);
  runs('apt-get', ['update', '-qq']);
  runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return isInstalled();
}

/** What a person types to install them. */
export function installCommand(packages: ReadonlyArray<string>): string {
  return `sudo apt-get install ${packages.join(' ')}`;
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
