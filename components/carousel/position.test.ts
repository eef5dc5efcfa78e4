import { leadIn, slideAtScroll, slidesPerView } from './position';

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
