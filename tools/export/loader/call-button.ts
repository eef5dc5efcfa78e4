/**
 * Hides or raises the call button in browsers without scroll-driven animations, as the utility `yields` in app/motion.css
 * does in the others, but by width alone (to that file a large phone held sideways is a phone), and with shares of the
 * window in place of the strip at the bottom.
 */
export function letCallButtonYield() {
  if (CSS.supports('timeline-scope: none')) return;
  const facts = '.trust-timeline';
  const inView = new Set<Element>();
  const isAtLeast = (rem: number) => matchMedia(`(min-width: ${rem}rem)`).matches;
  const update = () => {
    const ignored = isAtLeast(51.25) ? '.hero-timeline' : facts;
    const covered = [...inView].filter((element) => !element.matches(ignored));
    const floatsHigher = isAtLeast(72.5) && covered.every((element) => element.matches(facts));
    const button = document.querySelector<HTMLElement>('.yields');
    if (button) button.dataset.yielding = covered.length ? (floatsHigher ? 'higher' : 'hidden') : '';
  };
  const watch = (selector: string, rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        update();
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  };
  watch('.quote-timeline, .call-banner-timeline, .book-timeline', '-80% 0px 0px');
  watch(facts, '-93% 0px 0px');
  watch('.hero-timeline', '0px');
  addEventListener('resize', update);
}
