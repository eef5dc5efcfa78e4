/**
 * Calls `run` once, as soon as `element` is within `rootMargin` of the viewport. Returns a function that stops waiting.
 */
export function whenNear(element: Element, rootMargin: string, run: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine one report holds several frames: the last one counts.
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
