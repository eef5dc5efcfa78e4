import { type RefObject, useEffect, useEffectEvent } from 'react';
import { arrowStep } from '@/components/ui/arrow-step';
import { isCentreOnScreen } from '@/components/ui/is-centre-on-screen';
import { isZoomedIn } from '@/components/ui/is-zoomed-in';

/** With the focus nowhere, the arrow keys move what the visitor is looking at. */
export function usePageArrowKeys(view: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const stepFromPage = useEffectEvent((event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (!by || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    // On the body, or on <main>, which a click beside all controls gives the focus to.
    if (!view.current || !(event.target instanceof Element) || !event.target.contains(view.current)) return;
    if (isZoomedIn() || !isCentreOnScreen(view.current)) return;
    event.preventDefault();
    step(by);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => stepFromPage(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
