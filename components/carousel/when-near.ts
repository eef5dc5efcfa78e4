const restInMs = 150;

/**
 * Calls `prepare` once `element` comes within one screen of the view, and then `start` with what that gave, as soon as
 * nobody is scrolling the element by hand. Returns a function that gives up waiting.
 */
export function whenNearAndAtRest<Prepared>(
  element: HTMLElement,
  prepare: () => Promise<Prepared>,
  start: (prepared: Prepared) => void,
) {
  const waiting = new AbortController();

  // Rest is watched while the preparation is under way: over a slow network that may end in the middle of a swipe.
  async function prepareAndRest() {
    let scrolledAt = performance.now();
    const noteScroll = () => {
      scrolledAt = performance.now();
    };
    element.addEventListener('scroll', noteScroll, { passive: true, signal: waiting.signal });
    const prepared = await prepare();
    const beginAtRest = () => {
      if (waiting.signal.aborted) return;
      const restLeftMs = scrolledAt + restInMs - performance.now();
      if (restLeftMs > 0) {
        setTimeout(beginAtRest, restLeftMs);
      } else {
        waiting.abort();
        start(prepared);
      }
    };
    beginAtRest();
  }

  const screen = new IntersectionObserver(
    // On a busy machine one report holds several frames: the last one counts.
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      screen.disconnect();
      prepareAndRest();
    },
    { rootMargin: '100% 0px' },
  );
  screen.observe(element);
  return () => {
    screen.disconnect();
    waiting.abort();
  };
}
