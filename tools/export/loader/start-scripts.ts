import { undoChanges } from './content-changes';
import { release } from './held-presses';
import { renewPage } from './renew-page';

declare const hydratePage: () => void;

const { chunks, payload } = (document.currentScript as HTMLScriptElement).dataset as {
  chunks: string;
  payload: string;
};
const hydrationLimitMs = 8000;
export const page = document.documentElement;
let starting = false;
let hydrating = false;
let suffix = '';

/**
 * Fetches the framework's scripts, unless they are on their way, and hydrates when every one has arrived. If one fails,
 * the page goes on as it does without JavaScript, and the next call tries again. The same happens when all arrived but
 * the page is still not hydrated after a while, as behind a captive portal that answers for them.
 */
export function start() {
  if (starting) return;
  starting = true;
  // The gallery's pictures wait for it.
  page.dataset.started = '';
  // All are fetched in parallel, and may arrive in any order: the payload only defines how to begin. Each is waited for,
  // even when another has failed: the next attempt would share a request that is about to fail as well.
  Promise.all([...chunks.split(' '), payload].map(load))
    .then((failures) => {
      const failed = failures.find(Boolean);
      if (failed) throw failed;
      // An earlier attempt, whose scripts were thought lost, may have come first.
      if (hydrating) return;
      hydrating = true;
      undoChanges();
      hydratePage();
    })
    .then(() => setTimeout(giveUp, hydrationLimitMs, 'hydration'))
    .catch(giveUp);
}

/** Says that the scripts may not come, and has the next call of `start` ask for them once more. */
export function askAnew() {
  tellOfFailure('all scripts');
  // A request may hang for minutes though the signal is back. Another for the same address would wait for it.
  starting = hydrating;
  suffix += '?';
}

/** Fetches and runs a script. @returns its address if that fails. */
function load(src: string) {
  return new Promise<string | undefined>((resolve) => {
    const script = document.createElement('script');
    script.src = src + suffix;
    script.onload = () => resolve(undefined);
    script.onerror = () => {
      script.remove();
      resolve(src);
    };
    document.head.append(script);
    // It is being fetched already; Turbopack knows chunks by what stands here.
    script.src = src;
  });
}

function giveUp(reason: unknown) {
  // A later attempt may have come first.
  if (page.dataset.hydrated) return;
  tellOfFailure(reason);
  starting = hydrating = false;
  renewPage(payload).catch(() => {});
}

/** The mark stays until the page is hydrated, so that nothing moves back and forth while later touches try again. */
function tellOfFailure(reason: unknown) {
  console.error('The scripts did not start:', reason);
  const { activeElement } = document as { activeElement: Element & { parentElement: Element } };
  page.dataset.scripts = 'failed';
  // The button disappears, and the note in its place takes the focus over.
  if (release().some(({ button }) => button === activeElement))
    activeElement.parentElement.querySelector<HTMLElement>('p a')?.focus();
}
