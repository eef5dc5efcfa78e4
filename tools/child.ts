import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rmOptions } from './files';

// What a tool starts, and writes outside the project, goes with it: at its end, after an error, and when it is stopped
// (tools/setup.ts turns the signals into an exit).
const children = new Map<ChildProcess, SpawnOptions>();
const folders = new Set<string>();
process.once('exit', () => {
  for (const [child, { detached }] of children) {
    if (detached) killGroup(child);
    else child.kill();
  }
  for (const folder of folders) rmSync(folder, rmOptions);
});

/** Ends a program with those that it started itself, as npm does. */
function killGroup({ pid }: ChildProcess) {
  try {
    // At SIGTERM Playwright would leave its servers running.
    if (pid) process.kill(-pid, 'SIGINT');
  } catch {
    // It has ended already.
  }
}

/** Starts a program that ends with this one; a `detached` one takes along all that it has started. */
export function startChild(command: string, args: ReadonlyArray<string>, options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  children.set(child, options);
  return child.once('close', () => children.delete(child));
}

/** Runs a program to its end. @returns its exit code, null when a signal ended it, and what it printed to a pipe. */
export function runChild(command: string, args: ReadonlyArray<string>, options: SpawnOptions) {
  return untilClosed(startChild(command, args, options));
}

/** Waits until a program that was just started has ended. @returns what `runChild` does. */
export async function untilClosed(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code]: Array<number | null> = await once(child, 'close');
  return { code, output };
}

/** Ends a program unless it has ended, and waits until it is gone. */
export async function endChild(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'close');
}

/** Makes a folder for what nobody needs when this program has ended. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.add(folder);
  return folder;
}
