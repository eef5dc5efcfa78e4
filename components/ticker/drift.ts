import { wrapAround } from '@/components/ui/wrap-around';

/** Half a pixel per frame at 60 frames a second: the same pace on every screen, whatever frames are dropped. */
const pixelsPerSecond = 0.5 * 60;

/** How long the ticker takes to drift by `pixels`, in milliseconds. */
export function driftTime(pixels: number) {
  return (pixels / pixelsPerSecond) * 1000;
}

/** How far the ticker stands from its start after `ms` milliseconds, in pixels: from 0 up to the length of one list. */
export function driftPosition(ms: number, listLength: number) {
  return wrapAround((ms / 1000) * pixelsPerSecond, listLength);
}

/** Copies of the list that keep the view full while one whole list drifts out of it. Lengths in pixels. */
export function copiesToFill(view: number, listLength: number) {
  return listLength > 0 ? Math.ceil(view / listLength) : 0;
}

/** The share of a push completed, 0 to 1, at `progress` of its time: fast at first, then settling. */
export function easeOutCubic(progress: number) {
  return 1 - (1 - Math.min(progress, 1)) ** 3;
}

/** Where a finger was, in pixels, and when, in milliseconds. */
export type TouchSample = { x: number; time: number };

/** What a finger did longer ago does not count when it lets go. */
const recentMs = 100;
/** How long it would have gone on at its speed. */
const throwMs = 250;

/** How far a finger that lets go sends the ticker on, in pixels; 0 when it rested before it let go. */
export function throwDistance(touches: ReadonlyArray<TouchSample>, releaseTime: number) {
  const recent = touches.filter(({ time }) => releaseTime - time < recentMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time === first.time) return 0;
  return ((last.x - first.x) / (last.time - first.time)) * throwMs;
}
