import { captionOf, findSlides, showAround } from './slides';

test('the slides shown whole are bright, all others dimmed, around the end too', () => {
  const slides = makeSlides(8);
  showAround(slides, 7, 2);
  const bright = slides.flatMap((slide, index) => (slide.hasAttribute('data-aside') ? [] : [index]));
  expect(bright).toEqual([0, 7]);
});

test('the pictures that one step would bring in are fetched, the others wait', () => {
  const slides = makeSlides(8);
  showAround(slides, 0, 1);
  const fetched = slides.map((slide) => slide.querySelector('img')?.loading === 'eager');
  expect(fetched).toEqual([true, true, true, false, false, false, true, true]);
});

test('a slide says its caption', () => {
  const [first] = makeSlides(1);
  expect(first && captionOf(first)).toBe('Picture 1');
});

function makeSlides(count: number) {
  const view = document.createElement('div');
  for (let number = 1; number <= count; number++) {
    view.insertAdjacentHTML(
      'beforeend',
      `<div data-slide><figure><img loading="lazy" alt=""><figcaption>Picture ${number}</figcaption></figure></div>`,
    );
  }
  return findSlides(view);
}
