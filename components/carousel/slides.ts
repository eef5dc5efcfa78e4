import { wrapAround } from '@/components/ui/wrap-around';

/** The slides of a carousel, from the elements that the server rendered. */
export function findSlides(view: HTMLElement) {
  return [...view.querySelectorAll<HTMLElement>('[data-slide]')];
}

/** What is written under a slide. */
export function captionOf(slide: HTMLElement) {
  return slide.querySelector('figcaption')?.textContent ?? '';
}

/** The gap after a slide and the distance to the next one, in pixels, and how many slides are shown whole. */
export function measureSlides(view: HTMLElement) {
  const [first, second] = findSlides(view);
  const slide = first?.offsetWidth ?? 0;
  const pitch = first && second ? second.offsetLeft - first.offsetLeft : slide;
  return { gap: pitch - slide, pitch, perView: slidesPerView(view.clientWidth, slide, pitch - slide) };
}

/** The slide on which the native list rests, or that is nearest while it moves. */
export function scrolledSlide(view: HTMLElement) {
  return slideAtScroll(view.scrollLeft, measureSlides(view).pitch, findSlides(view).length);
}

/**
 * Whether the native list rests where scrolling to a slide ends. With two in view, the last slide can never be the
 * first.
 */
export function isScrolledTo(view: HTMLElement, index: number) {
  const { pitch } = measureSlides(view);
  return Math.abs(view.scrollLeft - Math.min(index * pitch, view.scrollWidth - view.clientWidth)) < 2;
}

/** Scrolls the native list to a slide, at once for visitors who want less motion. */
export function scrollToSlide(view: HTMLElement, index: number) {
  const { pitch } = measureSlides(view);
  view.scrollTo({ left: index * pitch, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * Takes the blur from behind each picture that can be painted, or never will: beneath a moving slide it costs every
 * frame.
 * @returns what stops it.
 */
export function hidePlaceholders(view: HTMLElement) {
  const hideBehind = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return;
    const slide = image.closest('[data-slide]');
    const placeholder = slide?.querySelector<SVGElement>('[data-placeholder]');
    if (!slide || !placeholder) return;
    // A picture that has come is not yet decoded, and until then there is nothing to see in its place. A before-and-after
    // slide has two.
    const decoded = [...slide.querySelectorAll('img')].map((picture) => picture.decode());
    Promise.allSettled(decoded).then(() => placeholder.style.setProperty('display', 'none'));
  };
  for (const image of view.querySelectorAll('img')) if (image.complete) hideBehind(image);
  const stopped = new AbortController();
  for (const type of ['load', 'error']) {
    // Neither event bubbles.
    view.addEventListener(type, ({ target }) => hideBehind(target), { capture: true, signal: stopped.signal });
  }
  return () => stopped.abort();
}

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Dims every slide but those shown whole, and fetches the pictures that one more step would bring in. */
export function showAround(slides: ReadonlyArray<HTMLElement>, current: number, perView: number) {
  slides.forEach((slide, index) => {
    const stepsAhead = wrapAround(index - current, slides.length);
    slide.toggleAttribute('data-aside', stepsAhead >= perView);
    // At either edge a part of a neighbour shows already; a step also brings in the one behind it.
    if (stepsAhead <= perView + 1 || stepsAhead >= slides.length - 2) {
      for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
    }
  });
}

/** How many slides are shown whole: two where two fit, else one. All lengths in pixels. */
export function slidesPerView(view: number, slide: number, gap: number) {
  return 2 * slide + gap <= view ? 2 : 1;
}

/** The free space to the left of the current slide, in pixels, when the fully shown slides are centred in the view. */
export function leadIn(view: number, slide: number, gap: number) {
  const shown = slidesPerView(view, slide, gap) === 2 ? 2 * slide + gap : slide;
  return (view - shown) / 2;
}

/** The slide on which a list scrolled by `scrolled` pixels rests; `pitch` is a slide with the gap after it. */
export function slideAtScroll(scrolled: number, pitch: number, count: number) {
  return Math.min(Math.max(Math.round(scrolled / pitch), 0), count - 1);
}
