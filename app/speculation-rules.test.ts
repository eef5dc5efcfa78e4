import { speculationRules } from './speculation-rules';

test.each([
  ['href="/"', true],
  ['href="/duncan"', true],
  ['href="/duncan" aria-current="page"', false],
  ['href="/price-list.pdf"', false],
  ['href="/pictures/floor-mat.jpg"', false],
  ['href="https://facebook.example/dynamix"', false],
  ['href="tel:+12505550100"', false],
])('whether a touch on a link with %s makes its page ready: %s', (attributes, expected) => {
  document.body.innerHTML = `<a ${attributes}>Link</a>`;
  const selectors = speculationRules.prerender.map(({ where }) => where.selector_matches);
  expect(selectors.some((selector) => document.querySelector(selector) !== null)).toBe(expected);
});

test('no page is made ready before a visitor points at a link to it: each would cost everybody its bytes', () => {
  expect(speculationRules.prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});
