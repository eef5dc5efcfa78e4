/** A tab in the background paints nothing. */
const longestWaitMs = 100;

/** Resolves once the latest render is painted, so that slow work after it does not delay what the visitor sees. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
