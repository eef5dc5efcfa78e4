import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isZoomedIn } from '@/components/ui/is-zoomed-in';
import { takeSwipes } from '@/components/ui/take-swipes';
import { wrapAround } from '@/components/ui/wrap-around';
import { leadIn, measureSlides, prefersReducedMotion, showAround } from './slides';
import { restMs } from './when-at-rest';

/** Moves the slides from outside. */
export type CarouselControls = {
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
};

type CarouselMotionProps = {
  view: HTMLElement;
  /** The slide to begin on. */
  startIndex: number;
  onReady: (controls: CarouselControls, current: number) => void;
  /** Called when the visitor chose another slide, in whatever way. */
  onSelect: (index: number) => void;
};

/**
 * Hands the native list over to Embla, on the slide it shows or is scrolling to. Renders nothing; a file of its own so
 * that Embla is only fetched when a gallery nears the screen.
 */
export function CarouselMotion({ view, startIndex, onReady, onSelect }: CarouselMotionProps) {
  const [options] = useState(() => emblaOptions(view, startIndex));
  const [attach, embla] = useEmblaCarousel(options);

  // In one step, before the next frame: the list stops scrolling natively, and Embla puts it in the same place.
  useLayoutEffect(() => {
    view.style.overflow = 'clip';
    const letGo = takeSwipes(view);
    attach(view);
    return () => {
      view.style.overflow = '';
      letGo();
    };
  }, [view, attach]);

  useEffect(() => {
    if (!embla) return;
    const slides = embla.slideNodes();
    const show = () => showAround(slides, embla.selectedScrollSnap(), measureSlides(view).perView);
    const select = () => {
      show();
      onSelect(embla.selectedScrollSnap());
    };
    // For the keyboard alone: a mouse or a finger may be about to drag what it focuses.
    const bringInFocused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const slide = target.closest<HTMLElement>('[data-aside]');
      if (slide) embla.scrollTo(slides.indexOf(slide), true);
    };
    // After a drag Embla swallows the next click, so that no link is followed. Where none comes (a swipe, a drag that
    // ended outside) it goes on waiting, and would swallow the Enter key's. A click on the view itself ends that.
    const endDrag = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') view.dispatchEvent(new MouseEvent('click'));
    };
    const controls: CarouselControls = {
      goTo: (index) => embla.scrollTo(index, prefersReducedMotion()),
      step: (by) => {
        if (by > 0 && embla.canScrollNext()) embla.scrollNext(prefersReducedMotion());
        else if (by < 0 && embla.canScrollPrev()) embla.scrollPrev(prefersReducedMotion());
        // Too few pictures to loop: back to the other end.
        else embla.scrollTo(wrapAround(embla.selectedScrollSnap() + by, slides.length), prefersReducedMotion());
      },
    };
    const stepBySwipe = swipeListener(controls.step);
    show();
    embla.on('select', select).on('reInit', show);
    const unmounted = new AbortController();
    view.addEventListener('focusin', bringInFocused, { signal: unmounted.signal });
    view.addEventListener('keydown', endDrag, { signal: unmounted.signal });
    view.addEventListener('wheel', stepBySwipe, { passive: false, signal: unmounted.signal });
    onReady(controls, embla.selectedScrollSnap());
    return () => {
      embla.off('select', select).off('reInit', show);
      unmounted.abort();
      for (const slide of slides) slide.removeAttribute('data-aside');
    };
  }, [embla, view, onReady, onSelect]);

  return null;
}

function emblaOptions(view: HTMLElement, startIndex: number) {
  return {
    loop: true,
    // Where there are too few pictures to loop, each still has its position and its dot.
    containScroll: false as const,
    startIndex,
    watchDrag: () => !isZoomedIn(),
    // It brings in a focused slide only within 10 ms of the Tab key, which a slow phone exceeds; see above.
    watchFocus: false,
    // Where the stylesheet puts the first slide, so that nothing moves when Embla takes over.
    align: (viewWidth: number, slideWidth: number) => leadIn(viewWidth, slideWidth, measureSlides(view).gap),
  };
}

/** How far a trackpad is swiped for a step. */
const swipeStepPx = 40;

/**
 * Has a sideways trackpad swipe move on by one picture instead of taking the browser back a page. It goes on sending
 * events while it fades out.
 */
function swipeListener(step: CarouselControls['step']) {
  let swipedPx = 0;
  let swipedAt = 0;
  return (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || isZoomedIn()) return;
    event.preventDefault();
    const turnsBack = event.deltaX * swipedPx < 0;
    if (turnsBack || event.timeStamp - swipedAt > restMs) swipedPx = 0;
    swipedAt = event.timeStamp;
    const hasStepped = Math.abs(swipedPx) >= swipeStepPx;
    swipedPx += event.deltaX;
    if (!hasStepped && Math.abs(swipedPx) >= swipeStepPx) step(swipedPx > 0 ? 1 : -1);
  };
}
