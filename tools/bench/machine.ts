import { cpus, loadavg } from 'node:os';

/** Says what the figures below depend on: a busy machine is slower, and so is the phone that Lighthouse makes of it. */
export function printMachine() {
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}. Compare within one run.`);
}
