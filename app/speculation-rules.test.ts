import { speculationRules } from './speculation-rules';

test.each([
  ['/', true],
  ['/duncan', true],
  ['/price-list.pdf', false],
  ['/pictures/floor-mat.jpg', false],
])('whether a touch on a link to %s makes its page ready: %s', (address, expected) => {
  const [all, files] = speculationRules.prerender.flatMap(({ where }) => where.and);
  expect(matches(all?.href_matches, address) && !matches(files?.not?.href_matches, address)).toBe(expected);
});

test('no page is made ready before a visitor points at a link to it: each would cost everybody its bytes', () => {
  expect(speculationRules.prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

/** As browsers read a pattern of an address that holds no other sign than the asterisk. */
function matches(pattern = '', address: string) {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(address);
}
