/** A tab in the background paints nothing. */
const longestWaitMs = 100;

/** Resolves when what was rendered last has been painted, so that the work after it keeps nobody waiting for a sign. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
}
