/**
 * Stands in for most of Next's client router where a layout asks whether what it shows is still on its way
 * (next.config.mjs puts it there, in builds). A payload holds all of its page: see app-index.tsx beside it.
 */
export function isDeferredRsc() {
  return false;
}
