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
