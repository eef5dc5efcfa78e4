import { homePage, listedPages, toolPage } from '../pages';
import { canonicalOriginOf } from './canonical-elsewhere';

const own = 'https://own.example';
const other = 'https://other.example';

test.each([undefined, own])(
  'with the canonical origin %s a brand keeps its pages and lists them',
  (canonicalOrigin) => {
    expect(canonicalOriginOf({ canonicalOrigin }, own)).toBe(own);
    const listed = listedPages({ canonicalOrigin }, own);
    expect(listed).toContain(homePage);
    expect(listed).not.toContain(toolPage);
  },
);

test('a brand that gives way to another points its canonical links there and lists no page', () => {
  expect(canonicalOriginOf({ canonicalOrigin: other }, own)).toBe(other);
  expect(listedPages({ canonicalOrigin: other }, own)).toEqual([]);
});
