/**
 * Stands in for the part of Next that cuts up each exported page's payload for the router's prefetches (next.config.mjs
 * puts it there). Pages link with plain anchors, so nothing ever requests the pieces, and cutting them takes a third of
 * a page's time.
 */
export async function collectSegmentData() {
  return new Map();
}

/** Next imports it along with the other, and calls it only where prefetches are bundled. */
export async function collectPrefetchHints() {
  return null;
}
