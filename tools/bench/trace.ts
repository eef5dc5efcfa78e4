/** One event of Chrome's trace format; durations in microseconds, `tdur` in processor time of the event's thread. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * The longest task of a page's main thread, in ms of processor time: what other programs do on the machine makes a task
 * longer by the clock, not by this. The page must not be throttled, because Chrome's throttling burns processor time
 * for as long as the clock says a task took.
 * @throws when there is none, as after a release of Chrome that calls it otherwise.
 */
export function longestMainThreadTask(events: ReadonlyArray<TraceEvent>): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid}:${tid}`));
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('The trace holds no task of a page.');
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
