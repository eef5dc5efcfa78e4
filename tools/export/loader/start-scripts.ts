import { undoChanges } from './content-changes';
import { release } from './held-presses';
import { renewPage } from './renew-page';

declare const hydratePage: () => void;

const { chunks, payload } = (document.currentScript as HTMLScriptElement).dataset as {
  chunks: string;
  payload: string;
};
const hydrationLimitMs = 8000;
/** The <html> element, whose data attributes say how far the scripts are. */
export const root = document.documentElement;
let phase: '' | 'started' | 'hydrating' = '';
let attempts = 0;
/** What to append to an address at its next request: the same address would wait for one that hangs, or fail with it. */
const suffixes: Record<string, string> = {};

/**
 * Fetches the framework's scripts, unless they are on their way, and hydrates when every one has arrived. If one fails,
 * the page goes on as it does without JavaScript, and the next call tries again. The same happens when all arrived but
 * the page is still not hydrated after a while, as behind a captive portal that answers for them.
 */
export function start() {
  if (phase || root.dataset.hydrated) return;
  phase = 'started';
  const attempt = ++attempts;
  const giveUp = (reason: unknown) => {
    // A later attempt is on its way, or an earlier one came first.
    if (attempt < attempts || root.dataset.hydrated) return;
    tellOfFailure(reason);
    phase = '';
    renewPage(payload).catch(() => {});
  };
  // The gallery's pictures wait for it.
  root.dataset.started = '';
  // All are fetched in parallel, and may arrive in any order: the payload only defines how to begin.
  Promise.all([...chunks.split(' '), payload].map(load))
    .then(() => {
      // An earlier attempt, whose scripts were thought lost, may have come first.
      if (phase === 'hydrating' || root.dataset.hydrated) return;
      phase = 'hydrating';
      undoChanges();
      hydratePage();
    })
    .then(() => setTimeout(giveUp, hydrationLimitMs, 'hydration'))
    .catch(giveUp);
}

/** Says that the scripts may not come, and has the next call of `start` ask for them once more. */
export function stopWaiting() {
  tellOfFailure('busy');
  if (phase === 'started') phase = '';
}

/**
 * When the signal is back, or the page comes back from memory, scripts that were asked for before are asked for at once:
 * they may hang for minutes.
 */
export function retry() {
  if (!attempts) return;
  if (phase === 'started') phase = '';
  start();
}

function load(src: string) {
  return new Promise<unknown>((resolve, reject) => {
    const suffix = suffixes[src] ?? '';
    suffixes[src] = `${suffix}?`;
    const script = document.createElement('script');
    script.src = src + suffix;
    script.onload = () => {
      suffixes[src] = suffix;
      // What follows the last script gets a task of its own, since running a script is a long one already.
      setTimeout(resolve);
    };
    script.onerror = () => {
      script.remove();
      reject(src);
    };
    document.head.append(script);
    // It is being fetched already; Turbopack knows chunks by what stands here.
    script.src = src;
  });
}

/** The mark stays until the page is hydrated, so that nothing moves back and forth while later touches try again. */
function tellOfFailure(reason: unknown) {
  console.error('The scripts did not start:', reason);
  const { activeElement } = document as { activeElement: Element & { parentElement: Element } };
  root.dataset.scripts = 'failed';
  // The button disappears, and the note of its form takes the focus over.
  if (release().some(({ button }) => button === activeElement))
    activeElement.parentElement.querySelector<HTMLElement>('p a')?.focus();
}
