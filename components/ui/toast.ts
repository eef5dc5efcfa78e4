import clsx from 'clsx';
import { settledWithin } from './settled-within';

/** What a toast says. */
export type ToastMessage = {
  title: string;
  description?: string;
  /** True for bad news. */
  destructive?: boolean;
  /** By default long enough to read two sentences. With Radix, the time stands still while the toast is pointed at. */
  durationMs?: number;
};

let plainToast: HTMLOutputElement | undefined;
let shownIn: typeof import('./toast-region') | undefined;
let latestCall = 0;

/**
 * Shows a short message in the corner, which disappears by itself, and has it announced politely; focus stays where it
 * is. A new message replaces the last. Call it from any event handler; it needs no markup:
 *
 *     showToast({ title: 'Copied!', durationMs: 2000 });
 *     showToast({ title: 'Failed to copy', description: 'Please copy the URL manually', destructive: true });
 *
 * Radix (12 KB) is fetched at the first call, or earlier by preloadToast(), in case the network is gone by then.
 */
export async function showToast(message: ToastMessage) {
  latestCall += 1;
  const call = latestCall;
  const region = await settledWithin(patienceMs, import('./toast-region'));
  // The code took its time, and meanwhile another message was shown or this one no longer holds.
  if (call !== latestCall) return;
  plainToast?.remove();
  if (region) region.renderToast(message);
  else showPlainToast(message);
  shownIn = region;
}

/** Takes away the message that is still shown, if there is one: what it says no longer holds. */
export function hideToast() {
  latestCall += 1;
  shownIn?.removeToast();
  plainToast?.remove();
}

/** Preloads the toast code, after a delay so that it does not compete with the response to the visitor's action. */
export function preloadToast() {
  setTimeout(() => import('./toast-region').catch(() => {}), preloadDelayMs);
}

const preloadDelayMs = 300;
/** How long a message waits for Radix before it is shown without. */
const patienceMs = 1_500;

/** How long a message stays that names no time of its own. */
export const defaultToastDurationMs = 12_000;

/** The look of a toast, with Radix or without. */
export function toastClass({ destructive }: ToastMessage) {
  return clsx(
    'toast on-dark flex w-[min(25rem,calc(100vw-2.5rem))] items-start gap-3 afloat rounded p-4',
    // At a zoom of 400 %, where it would hide the button that sent the form.
    'low:p-2 low:leading-tight',
    'border text-white focus-visible:-outline-offset-6 forced-colors:border-[CanvasText]',
    destructive ? 'border-danger bg-danger' : 'border-line-on-dark bg-ink',
  );
}

/**
 * Under the sticky header, where it covers neither the call button nor the form's own; at the top where the header
 * scrolls away. F8 puts the focus on it, over whatever background there is.
 */
export const toastPositionClass = 'on-dark fixed top-20 right-5 z-50 low:top-2 focus-visible:ink-halo';

/**
 * Puts a toast on the page: into the dialog that is open, since everything outside it is behind it and silent. When that
 * closes the toast stays, as long as it is still shown.
 */
export function appendToast(toast: Element) {
  const dialog = document.querySelector('dialog[open]');
  (dialog ?? document.body).append(toast);
  // In the capture phase: before React takes the dialog away.
  dialog?.addEventListener('close', () => toast.isConnected && document.body.append(toast), {
    capture: true,
    once: true,
  });
}

/** The same words without Radix, where the network fails or hangs before the toast's code has arrived. */
function showPlainToast(message: ToastMessage) {
  const output = document.createElement('output');
  output.className = `${toastClass(message)} ${toastPositionClass}`;
  appendToast(output);
  const words = document.createElement('div');
  for (const text of [message.title, message.description]) {
    if (!text) continue;
    const line = document.createElement('p');
    line.textContent = text;
    words.append(line);
  }
  words.firstElementChild?.classList.add('font-bold');
  // Later, because a screen reader may pass over words that come together with their live region.
  setTimeout(() => output.append(words));
  setTimeout(() => output.remove(), message.durationMs ?? defaultToastDurationMs);
  plainToast = output;
}
