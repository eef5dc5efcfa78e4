import { captionOf, findSlides, hidePlaceholders, leadIn, showAround, slideAtScroll, slidesPerView } from './slides';

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

test.each(['load', 'error'])(
  'after the %s of a picture its blur stays until it is decoded, and no other goes',
  async (type) => {
    const [first, second] = makeSlides(2);
    const view = first?.parentElement;
    if (!first || !second || !view) throw new Error('There are no slides.');
    let settle = () => {};
    const decoding = new Promise<void>((resolve, reject) => {
      settle = type === 'load' ? resolve : () => reject(new DOMException('It cannot be decoded.', 'EncodingError'));
    });
    for (const slide of [first, second]) {
      slide.insertAdjacentHTML('afterbegin', '<svg data-placeholder></svg>');
      const unfinished = { complete: { value: false }, decode: { value: () => decoding } };
      Object.defineProperties(slide.querySelector('img'), unfinished);
    }
    const shown = () => [first, second].map((slide) => slide.querySelector('svg')?.style.display);
    const stop = hidePlaceholders(view);
    first.querySelector('img')?.dispatchEvent(new Event(type));
    await aMoment();
    expect(shown()).toEqual(['', '']);
    settle();
    await aMoment();
    expect(shown()).toEqual(['none', '']);
    stop();
  },
);

test('the blur behind a before-and-after stays until both pictures are decoded', async () => {
  const [slide] = makeSlides(1);
  const view = slide?.parentElement;
  if (!slide || !view) throw new Error('There is no slide.');
  slide.insertAdjacentHTML('afterbegin', '<svg data-placeholder></svg><img alt="">');
  let settle = () => {};
  const decodings = [Promise.resolve(), new Promise<void>((resolve) => (settle = resolve))];
  for (const [index, image] of slide.querySelectorAll('img').entries()) {
    Object.defineProperties(image, { complete: { value: true }, decode: { value: () => decodings[index] } });
  }
  const stop = hidePlaceholders(view);
  await aMoment();
  expect(slide.querySelector('svg')?.style.display).toBe('');
  settle();
  await aMoment();
  expect(slide.querySelector('svg')?.style.display).toBe('none');
  stop();
});

test('a slide says its caption', () => {
  const [first] = makeSlides(1);
  expect(first && captionOf(first)).toBe('Picture 1');
});

test('two slides are shown where two fit, one below that', () => {
  expect(slidesPerView(1440, 619, 20)).toBe(2);
  expect(slidesPerView(1258, 619, 20)).toBe(2);
  expect(slidesPerView(1257, 619, 20)).toBe(1);
  expect(slidesPerView(390, 328, 20)).toBe(1);
});

test('what is shown whole stands in the middle of the view', () => {
  expect(leadIn(390, 328, 20)).toBe(31);
  expect(leadIn(1440, 570, 20)).toBe(140);
});

test('a list scrolled by hand rests on the nearest slide, never outside the list', () => {
  expect(slideAtScroll(0, 348, 8)).toBe(0);
  expect(slideAtScroll(348 * 2 - 30, 348, 8)).toBe(2);
  expect(slideAtScroll(-40, 348, 8)).toBe(0);
  expect(slideAtScroll(99999, 348, 8)).toBe(7);
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

function aMoment() {
  return new Promise((resolve) => setTimeout(resolve));
}
