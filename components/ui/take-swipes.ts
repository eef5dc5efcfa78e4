import { isZoomedIn } from './is-zoomed-in';

/**
 * Takes a finger's sideways swipes on an element from the browser, except while the page is zoomed.
 * @returns what ends it.
 */
export function takeSwipes(element: HTMLElement) {
  const apply = () => {
    element.style.touchAction = isZoomedIn() ? '' : 'pan-y pinch-zoom';
  };
  apply();
  window.visualViewport?.addEventListener('resize', apply);
  return () => {
    window.visualViewport?.removeEventListener('resize', apply);
    element.style.touchAction = '';
  };
}
