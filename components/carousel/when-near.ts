const restInMs = 150;

/**
 * Calls `prepare` once `element` comes within one screen of the view, and then `start` with what that gave, as soon as
 * nobody is scrolling the element by hand. Returns a function that gives up waiting.
 */
export function whenNearAndAtRest<Prepared>(
  element: HTMLElement,
  prepare: () => Prepared,
  start: (prepared: Prepared) => void,
) {
  let timer: ReturnType<typeof setTimeout>;
  let prepared: Prepared;
  const begin = () => {
    element.removeEventListener('scroll', wait);
    start(prepared);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, restInMs);
  };
  const screen = new IntersectionObserver(
    // On a busy machine one report holds several frames: the last one counts.
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      screen.disconnect();
      prepared = prepare();
      element.addEventListener('scroll', wait, { passive: true });
      wait();
    },
    { rootMargin: '100% 0px' },
  );
  screen.observe(element);
  return () => {
    screen.disconnect();
    clearTimeout(timer);
    element.removeEventListener('scroll', wait);
  };
}
