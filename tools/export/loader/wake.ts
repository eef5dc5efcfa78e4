import { arrowStep } from '../../../components/ui/arrow-step';
import { listPatienceMs } from '../../../components/ui/list-patience';
import { held } from './held-presses';
import { root, start, stopWaiting } from './start-scripts';

/**
 * The events that start the scripts when they happen in an island, and the elements on which they are held ('': none). A
 * mouse's press on a list is held because the styled list is to open in place of the browser's own. Listeners for touches
 * are on the window, where browsers take them as passive.
 */
export const islandEvents = {
  pointerdown: '',
  touchstart: '',
  focusin: '',
  keydown: '[data-island=carousel]',
  mousedown: 'select',
  click: 'button:not([type=submit])',
  submit: 'form',
};
const heldLimitMs = 15000;
let listIsLate = false;

/** Starts the scripts of an island, and holds what is pressed in it until it is hydrated: its button looks busy. */
export function wake(event: Event) {
  const element = event.target as Element;
  // The document, which gets events too, has no closest().
  if (!element.closest?.('[data-island]')) return;
  start();
  const selector = islandEvents[event.type as keyof typeof islandEvents];
  const target = selector && element.closest<HTMLElement>(selector);
  if (!target) return;
  const isList = event.type === 'mousedown';
  if (isList && !isForStyledList(event as MouseEvent)) return;
  if (event.type === 'keydown' && !isForCarousel(event as KeyboardEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  // A visitor who has gone on to another field stays there.
  if (isList) target.focus();
  const button = (event as SubmitEvent).submitter ?? target;
  button.setAttribute('aria-busy', 'true');
  const press = { button, replay: () => replay(event, target) };
  held.add(press);
  setTimeout(
    () => {
      if (!held.has(press)) return;
      if (!isList) return stopWaiting();
      // The browser's own opens while it still can, and at every later press.
      listIsLate = true;
      held.delete(press);
      button.removeAttribute('aria-busy');
      if (document.activeElement === target) (target as HTMLSelectElement).showPicker?.();
    },
    isList ? listPatienceMs : heldLimitMs,
  );
}

/** True where a styled list is on its way; until then keys use the native one, as fingers and pages without scripts do. */
function isForStyledList({ button }: MouseEvent) {
  return !button && !listIsLate && !root.dataset.scripts && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/**
 * True for an arrow that will move the carousel, and not a pair's divider. Where the scripts failed it scrolls, as it
 * does without them.
 */
function isForCarousel(event: KeyboardEvent) {
  return arrowStep(event) && !root.dataset.scripts && (event.target as Element).localName !== 'input';
}

function replay(event: Event, target: HTMLElement) {
  // The page's one form, which is a new one where React has rendered the page from scratch.
  if (event.type === 'submit') document.querySelector<HTMLFormElement>('form[data-island]')?.requestSubmit();
  else if (event.type === 'click') target.click();
  else if (event.type === 'keydown' || document.activeElement === target)
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
