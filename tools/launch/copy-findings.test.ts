/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cityList } from '../../content/cities';
import { entry } from '../../content/entry.fixture';
import { slugPages } from '../../content/pages';
import { newFolder } from '../scratch.fixture';
import { copyFindings } from './copy-findings';

const [original, copy] = [entry(slugPages, 0), entry(slugPages, -1)];
const links = `<ul>${'<li><a href="/a">Car Detailing A and B and C</a></li>'.repeat(20)}</ul>`;

test('a page copied from another is named at its file, with the other; what all pages share does not count', () => {
  const folder = exportPages((slug) => slug);
  expect(copyFindings(folder)).toEqual([]);
  write(folder, copy.slug, original.slug);
  expect(copyFindings(folder)).toMatchObject([
    {
      level: 'warning',
      what: expect.stringMatching(
        new RegExp(`^(8\\d|9\\d|100) % of the words of ${copy.path} are those of ${original.path}:`),
      ),
      where: expect.stringMatching(new RegExp(`^content/(landings|cities)/${copy.slug}\\.ts$`)),
    },
  ]);
});

test.each([
  ['before', entry(cityList, 0), copy.slug],
  ['after', entry(cityList, -1), entry(cityList, 0).slug],
])('the general text of a draft listed %s the page that shares it is no copy', (_, draft, word) => {
  const folder = exportPages((slug) => (slug === draft.slug ? word : slug));
  expect(copyFindings(folder)).toHaveLength(1);
  try {
    Object.assign(draft, { draft: true });
    expect(copyFindings(folder)).toEqual([]);
  } finally {
    Object.assign(draft, { draft: undefined });
  }
});

test('a page that was copied to two others is named at both', () => {
  const folder = exportPages((slug) => slug);
  const copies = slugPages.slice(-2);
  for (const { slug } of copies) write(folder, slug, original.slug);
  expect(copyFindings(folder)).toMatchObject(
    copies.map(({ path }) => ({ what: expect.stringContaining(`words of ${path} are those of ${original.path}:`) })),
  );
});

test('a page that was copied to two others is named at both, although each copy has a sentence of its own', () => {
  const folder = exportPages((slug) => slug);
  const copies = slugPages.slice(-2);
  for (const { slug } of copies) write(folder, slug, original.slug, `<p>Only ${slug} has these few words to say.</p>`);
  expect(copyFindings(folder)).toMatchObject(
    copies.map(({ path }) => ({ what: expect.stringContaining(`words of ${path} are those of ${original.path}:`) })),
  );
});

test('a sentence that two long pages share is no copy', () => {
  const folder = exportPages((slug) => slug);
  const sentence = `<p>${Array.from({ length: 12 }, (_, index) => `shared${index}`).join(' ')}</p>`;
  for (const { slug } of [original, copy]) {
    const own = Array.from({ length: 300 }, (_, index) => `more${slug}${index}`).join(' ');
    write(folder, slug, slug, `<p>${own}</p>${sentence}`);
  }
  expect(copyFindings(folder)).toEqual([]);
});

test('pages that share their lists of links alone are no copies', () => {
  const folder = exportPages((slug) => slug);
  write(folder, original.slug, 'one', links);
  write(folder, copy.slug, 'two', links);
  expect(copyFindings(folder)).toEqual([]);
});

test('a page of which half is copied is named', () => {
  const folder = exportPages((slug) => slug);
  const half = Array.from({ length: 30 }, (_, index) => `${original.slug}${index}`).join(' ');
  write(folder, copy.slug, copy.slug, `<p>${half}</p>`);
  expect(copyFindings(folder)).toMatchObject([{ what: expect.stringContaining(`those of ${original.path}:`) }]);
});

test('long words that three pages share are no copy', () => {
  const folder = exportPages((slug) => slug);
  const shared = `<p>${Array.from({ length: 60 }, (_, index) => `shared${index}`).join(' ')}</p>`;
  for (const page of slugPages.slice(0, 3)) write(folder, page.slug, page.slug, shared);
  expect(copyFindings(folder)).toEqual([]);
});

test('a long text that all pages share is no copy', () => {
  const folder = exportPages((slug) => slug);
  const shared = `<p>${Array.from({ length: 200 }, (_, index) => `shared${index}`).join(' ')}</p>`;
  for (const { slug } of slugPages) write(folder, slug, slug, shared);
  expect(copyFindings(folder)).toEqual([]);
});

function exportPages(wordOf: (slug: string) => string) {
  const folder = newFolder();
  for (const { slug } of slugPages) write(folder, slug, wordOf(slug));
  return folder;
}

function write(folder: string, slug: string, word: string, end = '') {
  const own = Array.from({ length: 30 }, (_, index) => `${word}${index}`).join(' ');
  writeFileSync(
    path.join(folder, `${slug}.html`),
    `<main><p>${own}</p><p>Most details take 2 to 4 hours.</p>${end}</main>`,
  );
}
