import { whenNear } from '@/components/ui/when-near';

/** A pause in scrolling that counts as its end. */
export const restMs = 150;

/**
 * Calls `prepare` once `element` comes within one screen of the view, and then `start` with its result, as soon as
 * nobody is scrolling the element by hand or has a finger on it. Returns a function that stops waiting.
 */
export function whenNearAndAtRest<Prepared>(
  element: HTMLElement,
  prepare: () => Promise<Prepared>,
  start: (prepared: Prepared) => void,
) {
  const waiting = new AbortController();

  // Scrolling is watched during the preparation, which on a slow network may end in the middle of a swipe.
  async function prepareAndRest() {
    let scrolledAt = performance.now();
    const noteScroll = () => {
      scrolledAt = performance.now();
    };
    let isHeld = false;
    const noteTouch = ({ touches }: TouchEvent) => {
      isHeld = [...touches].some(({ target }) => target instanceof Node && element.contains(target));
      noteScroll();
    };
    const options = { passive: true, signal: waiting.signal };
    element.addEventListener('scroll', noteScroll, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(type, noteTouch, options);
    }
    const prepared = await prepare();
    const beginAtRest = () => {
      if (waiting.signal.aborted) return;
      const restLeftMs = isHeld ? restMs : scrolledAt + restMs - performance.now();
      if (restLeftMs > 0) {
        setTimeout(beginAtRest, restLeftMs);
      } else {
        waiting.abort();
        start(prepared);
      }
    };
    beginAtRest();
  }

  const giveUp = whenNear(element, '100% 0px', prepareAndRest);
  return () => {
    giveUp();
    waiting.abort();
  };
}
