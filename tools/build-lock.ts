import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/checks/user-error';
import { isRecord } from '../content/is-record';

/**
 * Holds this folder for one command until the process ends: two at once would delete each other's pages and pictures.
 * @returns what lets go of it earlier. @throws when another command holds it.
 */
export function lockBuild(file = '.cache/build.lock'): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!isRecord(error) || error.code !== 'EEXIST') throw error;
    const holder = readHolder(file);
    // In a container a later process can have the number of one that was killed, and so can this one.
    if (holder !== process.pid && isRunning(holder)) {
      throw new UserError(
        `Another command (a build, npm run pictures or npm run dev as it starts) is running in this folder (process ${holder}). Wait until it has finished. If none is running, delete ${file} and try again.`,
      );
    }
    // A build that was killed could not remove its own.
    writeFileSync(file, String(process.pid));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** The process in a lock; 0 for one that was never written whole, or let go of meanwhile. */
function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only asks: https://nodejs.org/api/process.html#processkillpid-signal
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    return isRecord(error) && error.code === 'EPERM';
  }
}
