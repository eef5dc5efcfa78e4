/**
 * Stands in for the part of Next that cuts each exported page's payload up for the router's prefetches (next.config.mjs
 * puts it there). The pages link by plain anchors, so nobody ever asks for the pieces, and cutting them takes a third of
 * the time for a page.
 */
export async function collectSegmentData() {
  return new Map();
}

/** Next imports it beside the other, and calls it only where prefetches are bundled. */
export async function collectPrefetchHints() {
  return null;
}
