/** Ends a check: prints what it found, a sentence each, and has the command exit with 1; or says that all is well. */
export function reportFaults(faults: ReadonlyArray<string>, allIsWell: string) {
  if (faults.length === 0) return console.log(allIsWell);
  for (const fault of faults) console.error(fault);
  console.error(faults.length === 1 ? '1 fault' : `${faults.length} faults`);
  process.exitCode = 1;
}

/** The fault where something does not hold, else none: to be spread into a list. */
export function unless<const Fault>(holds: unknown, fault: Fault): ReadonlyArray<Fault> {
  return holds ? [] : [fault];
}
