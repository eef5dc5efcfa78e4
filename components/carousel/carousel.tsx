'use client';

import clsx from 'clsx';
import { Children, useCallback, useEffect, useRef, useState } from 'react';
import { arrowStep } from '@/components/ui/arrow-step';
import { isZoomedIn } from '@/components/ui/is-zoomed-in';
import { RoundButton } from '@/components/ui/round-button';
import { wrapAround } from '@/components/ui/wrap-around';
import type { CarouselControls, CarouselMotion } from './carousel-motion';
import { Dots } from './dots';
import { Lightbox } from './lightbox';
import { polyfillScrollEnd } from './scrollend';
import { captionOf, findSlides, hidePlaceholders, isScrolledTo, scrolledSlide, scrollToSlide } from './slides';
import { usePageArrowKeys } from './use-page-arrow-keys';
import { whenNearAndAtRest } from './when-at-rest';

type CarouselProps = {
  label: string;
  heading: React.ReactNode;
  /** One `<Slide>` for each picture. */
  children: React.ReactNode;
};

/**
 * Shows pictures in a loop: by button, dot, arrow key, mouse or finger, and each one large in a dialog. The slides
 * arrive as server-rendered children in a native scroll-snap list, which the buttons can scroll too; when it nears the
 * screen, Embla takes it over without moving it.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const count = Children.count(children);
  // Refs, not state: presses that the loader replays, and presses while Embla takes over, come before the next render.
  const view = useRef<HTMLDivElement>(null);
  const controls = useRef<CarouselControls>(undefined);
  const [handoff, setHandoff] = useState<{ Motion: typeof CarouselMotion; view: HTMLElement; startIndex: number }>();
  const [current, setCurrent] = useState(0);
  const [large, setLarge] = useState<{ slides: ReadonlyArray<HTMLElement>; index: number }>();
  const [announcement, setAnnouncement] = useState('');
  /** The slide that the native list is scrolling to. */
  const aim = useRef<number>(undefined);

  useEffect(() => {
    const list = view.current;
    // A single picture has nowhere to go.
    if (!list || count < 2) return;
    return whenNearAndAtRest(
      list,
      // Without a connection it stays the native list.
      () => import('./carousel-motion').catch(() => undefined),
      (motion) => {
        if (!motion) return;
        // From now on the list, which will no longer scroll, cannot say where it was.
        aim.current ??= scrolledSlide(list);
        setHandoff({ Motion: motion.CarouselMotion, view: list, startIndex: aim.current });
      },
    );
  }, [count]);

  useEffect(() => {
    if (!view.current) return;
    const stopPolyfill = polyfillScrollEnd(view.current);
    const stopHiding = hidePlaceholders(view.current);
    return () => {
      stopPolyfill();
      stopHiding();
    };
  }, []);

  const takeControls = useCallback((ready: CarouselControls, index: number) => {
    controls.current = ready;
    setCurrent(index);
    // Chosen while the list no longer scrolled natively and Embla was not there yet.
    if (aim.current !== undefined && aim.current !== index) ready.goTo(aim.current);
    aim.current = undefined;
  }, []);

  const showSelected = useCallback((index: number) => {
    setCurrent(index);
    const slides = view.current ? findSlides(view.current) : [];
    const slide = slides[index];
    // A focus in a slide moves along, and screen readers announce the link it lands on.
    if (slide && !view.current?.contains(document.activeElement)) {
      setAnnouncement(`${captionOf(slide)}, ${index + 1} of ${slides.length}`);
    }
  }, []);

  /** The slide that is shown, or that the native list is on its way to. */
  function position() {
    return controls.current || !view.current ? current : (aim.current ?? scrolledSlide(view.current));
  }

  function followScroll() {
    if (controls.current || !view.current) return;
    if (aim.current !== undefined && isScrolledTo(view.current, aim.current)) return;
    aim.current = undefined;
    setCurrent(position());
  }

  function goTo(index: number) {
    if (controls.current) return controls.current.goTo(index);
    if (!view.current) return;
    aim.current = index;
    scrollToSlide(view.current, index);
    showSelected(index);
  }

  function step(by: 1 | -1) {
    if (count < 2) return;
    if (controls.current) return controls.current.step(by);
    goTo(wrapAround(position() + by, count));
  }

  function stepByKey(event: React.KeyboardEvent) {
    const by = arrowStep(event);
    if (!by || isZoomedIn() || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const slides = view.current ? findSlides(view.current) : [];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    // The focus goes on by one, also from the second of two in view, or nothing would be announced; but not from a slide
    // that a drag or a swipe has moved out of view, to which the gallery would jump back.
    const from = slides[focused]?.hasAttribute('data-aside') ? position() : focused;
    step(by);
    if (focused < 0) return;
    slides[wrapAround(from + by, count)]?.querySelector('a')?.focus({ preventScroll: true });
  }

  usePageArrowKeys(view, step);

  function openLarge(event: React.MouseEvent) {
    const slide = event.target instanceof Element && event.target.closest('a')?.closest<HTMLElement>('[data-slide]');
    if (!slide || !view.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second click of a double click on a divider, which the first has moved away.
    if (event.detail > 1) return;
    const slides = findSlides(view.current);
    setLarge({ slides, index: slides.indexOf(slide) });
  }

  return (
    <>
      <section
        data-island="carousel"
        aria-roledescription="carousel"
        aria-label={label}
        // A click in it takes the focus here, and from then on the arrow keys work.
        tabIndex={-1}
        onKeyDown={stepByKey}
      >
        <div className="wrap mb-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-6">
          <div className="grow basis-40">{heading}</div>
          {count > 1 && (
            <div className="scripts-only flex gap-2.5 text-white">
              <RoundButton icon="arrow-left" label="Previous slide" onClick={() => step(-1)} />
              <RoundButton icon="arrow-right" label="Next slide" onClick={() => step(1)} />
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y: the click comes from a link inside, whose large picture opens here. */}
        <div ref={view} dir="ltr" onClick={openLarge} onScrollEnd={followScroll} className={viewClass}>
          <div className={trackClass}>{children}</div>
        </div>
        {count > 1 && <Dots count={count} current={current} onSelect={goTo} className="scripts-only mt-2 -mb-5" />}
        <p className="sr-only" aria-live="polite">
          {announcement}
        </p>
      </section>
      {handoff && (
        <handoff.Motion
          view={handoff.view}
          startIndex={handoff.startIndex}
          onReady={takeControls}
          onSelect={showSelected}
        />
      )}
      {large && (
        <Lightbox
          {...large}
          label={label}
          onSelect={(index) => setLarge({ ...large, index })}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
}

// One slide as wide as the page's wrap, or two as wide together as that, centred either way: `--lead` is the space
// before the first. The list is offset by a transform, as in Embla, so that nothing moves when Embla takes over.
const viewClass = clsx(
  '[--slide:calc(100%-2*var(--spacing-gutter))] [--lead:calc(50%-var(--slide)/2)] two-up:[--slide:min(570px,50%-var(--spacing-gutter)-10px)] two-up:[--lead:calc(50%-var(--slide)-10px)]',
  '[scroll-snap-type:x_mandatory] overflow-x-auto scroll-pl-(--lead) [scrollbar-width:thin] no-scroll-bar',
);

const trackClass = 'flex [transform:translateX(var(--lead))] after:shrink-0 after:basis-(--lead)';
