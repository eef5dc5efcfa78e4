import { restMs } from './when-at-rest';

/**
 * Gives an element the `scrollend` events that Safari before 26.2 and Chrome before 114 lack: one whenever its scrolling
 * has come to rest. Returns a function that stops it.
 */
export function polyfillScrollEnd(element: HTMLElement) {
  if ('onscrollend' in window) return () => {};
  let rest: ReturnType<typeof setTimeout>;
  const awaitRest = () => {
    clearTimeout(rest);
    rest = setTimeout(() => element.dispatchEvent(new Event('scrollend')), restMs);
  };
  element.addEventListener('scroll', awaitRest);
  return () => {
    element.removeEventListener('scroll', awaitRest);
    clearTimeout(rest);
  };
}
