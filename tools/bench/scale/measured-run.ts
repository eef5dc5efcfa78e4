import { execFileSync } from 'node:child_process';
import { UserError } from '../../../content/checks/user-error';
import { neutralSettings } from '../../../content/setting-names';
import { startChild, untilClosed } from '../../child';
import { succeeds } from '../../system-packages';

export type MeasuredRun = { seconds: number; peakMemoryBytes: number; output: string };

const sampleMs = 500;

/**
 * Runs a command to its end. Memory is the resident set of the command and all it started, summed and sampled twice a
 * second: pages that processes share count in each. @throws with the command's output when it fails.
 */
export async function measureRun(folder: string, command: string, args: ReadonlyArray<string>): Promise<MeasuredRun> {
  if (!succeeds('ps', ['-A'])) throw new UserError('Memory is measured with ps. On Debian: apt-get install procps');
  const start = performance.now();
  const child = startChild(command, args, {
    cwd: folder,
    env: { ...process.env, ...neutralSettings, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMemoryBytes = 0;
  const sampling = setInterval(() => {
    const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    peakMemoryBytes = Math.max(peakMemoryBytes, treeMemoryBytes(listing, child.pid ?? 0));
  }, sampleMs);
  const { code, output } = await untilClosed(child);
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${folder}.\n${output}`);
  return { seconds: (performance.now() - start) / 1000, peakMemoryBytes, output };
}

/** The memory of a process and its descendants in a listing of `ps -o pid=,ppid=,rss=`, which counts in KiB. */
export function treeMemoryBytes(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kibibytes = 0]) => ({ pid, parent, kibibytes }));
  const family = new Set([root]);
  // A child may be listed before its parent, so the family is gathered until it stops growing.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { kibibytes }) => sum + kibibytes * 1024, 0);
}
