import { homePage, listedPages, toolPage } from '../pages';
import { canonicalOriginOf } from './canonical-origin';

const own = 'https://own.example';
const other = 'https://other.example';

test.each([
  ['no canonical origin', undefined, own],
  ['its own', own, own],
  ['its own, built for another address', own, 'https://www.own.example'],
])('a brand with %s keeps its pages and lists them', (_, canonicalOrigin, origin) => {
  const brand = { canonicalOrigin, origin: own };
  expect(canonicalOriginOf(brand, origin)).toBe(origin);
  const listed = listedPages(brand, origin);
  expect(listed).toContain(homePage);
  expect(listed).not.toContain(toolPage);
});

test('a brand that gives way to another points its canonical links there and lists no page', () => {
  const brand = { canonicalOrigin: other, origin: own };
  expect(canonicalOriginOf(brand, own)).toBe(other);
  expect(listedPages(brand, own)).toEqual([]);
});
