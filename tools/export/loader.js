/**
 * Starts the page's scripts on demand. It is inlined into every page, minified, and has to stay small.
 *
 * The framework's scripts are fetched when an island ([data-island]) comes within one screen of the viewport, or at the
 * first pointer, touch, key or focus event in one, whichever is first. Clicks and submits in an island that is not yet
 * hydrated are held and replayed once it is; what is typed stays in the native fields. The bootstrap runs only when
 * every script has arrived: if one fails, the page goes on as it does without JavaScript, and the next touch tries again.
 */
(() => {
  const { chunks, payload } = document.currentScript.dataset;
  const page = document.documentElement;
  const island = '[data-island]';
  const wakingEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const heldEvents = ['click', 'submit'];
  let held = [];
  let starting = false;

  function load(src) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject(src);
      };
      document.head.append(script);
    });
  }

  function start() {
    if (starting) return;
    starting = true;
    delete page.dataset.scripts;
    Promise.all(chunks.split(' ').map(load))
      .then(() => load(payload))
      .catch((src) => {
        console.error('This script did not arrive:', src);
        page.dataset.scripts = 'failed';
        starting = false;
        held = [];
      });
  }

  function wake(event) {
    if (event.target.closest?.(island)) start();
  }

  function hold(event) {
    const target = event.target.closest?.(event.type === 'submit' ? 'form' : 'button:not([type=submit])');
    if (!target?.closest(island)) return;
    event.preventDefault();
    event.stopPropagation();
    start();
    held.push(() => (event.type === 'submit' ? target.requestSubmit(event.submitter) : target.click()));
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of document.querySelectorAll(`${island}:not([data-island-waits])`)) observer.observe(element);
  for (const type of wakingEvents) addEventListener(type, wake, { capture: true, passive: true });
  for (const type of heldEvents) addEventListener(type, hold, true);

  addEventListener(
    'hydrated',
    () => {
      observer.disconnect();
      for (const type of wakingEvents) removeEventListener(type, wake, true);
      for (const type of heldEvents) removeEventListener(type, hold, true);
      for (const replay of held) replay();
    },
    { once: true },
  );
})();
