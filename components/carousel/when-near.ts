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
  let timer: ReturnType<typeof setTimeout>;

  // Rest is waited for last: what is prepared over a slow network may arrive in the middle of a swipe.
  async function prepareAndRest() {
    const prepared = await prepare();
    if (waiting.signal.aborted) return;
    const begin = () => {
      waiting.abort();
      start(prepared);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(begin, restInMs);
    };
    element.addEventListener('scroll', wait, { passive: true, signal: waiting.signal });
    wait();
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
    clearTimeout(timer);
  };
}
