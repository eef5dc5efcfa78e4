const restInMs = 150;

/**
 * Calls `start` once: when `element` comes within one screen of the view, and nobody is scrolling it by hand just then.
 * Returns a function that gives up waiting.
 */
export function whenNearAndAtRest(element: HTMLElement, start: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    element.removeEventListener('scroll', wait);
    start();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, restInMs);
  };
  const screen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      screen.disconnect();
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
