import { headersFor, redirectFor } from './rules';

test.each([
  ['/duncan', undefined],
  ['/', undefined],
  ['/duncan/', '/duncan'],
  ['/duncan.html', '/duncan'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
])('a request for %s is redirected to %s', (asked, expected) => {
  expect(redirectFor(asked)).toBe(expected);
});

test('files named by their content are kept for ever, pages are asked for again', () => {
  expect(headersFor('/pictures/hero.avif')['Cache-Control']).toContain('immutable');
  expect(headersFor('/duncan')['Cache-Control']).toContain('must-revalidate');
});
