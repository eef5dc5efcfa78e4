/** @jest-environment node */
import { datesFirst } from './sitemap';

const home = '<loc>https://a.example/</loc>';
const pictures = ['1', '2'].map(
  (name) => `<image:image>\n<image:loc>https://a.example/${name}.jpg</image:loc>\n</image:image>`,
);
const date = '<lastmod>2026-11-20</lastmod>';

function sitemap(...entries: ReadonlyArray<ReadonlyArray<string>>) {
  return `<urlset>\n${entries.map((lines) => `<url>\n${lines.join('\n')}\n</url>\n`).join('')}</urlset>\n`;
}

test('the date of a page stands behind its address, before its pictures', () => {
  const written = sitemap([home, ...pictures, date], ['<loc>https://a.example/b</loc>', ...pictures, date]);
  const ordered = sitemap([home, date, ...pictures], ['<loc>https://a.example/b</loc>', date, ...pictures]);
  expect(datesFirst(written)).toBe(ordered);
  expect(datesFirst(ordered)).toBe(ordered);
});

test('entries without a date, and the sitemap of a brand that lists no page, stay as they are', () => {
  const undated = sitemap([home, ...pictures], [home]);
  expect(datesFirst(undated)).toBe(undated);
  expect(datesFirst(sitemap())).toBe(sitemap());
});
