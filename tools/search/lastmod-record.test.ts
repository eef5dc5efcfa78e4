/** @jest-environment node */
import fs, { statSync } from 'node:fs';
import { phone } from '../../content/business';
import { review } from '../../content/checks/review.fixture';
import { entry } from '../../content/entry.fixture';
import { about, cityWords, notFound } from '../../content/home';
import { privacy } from '../../content/legal';
import { footerWords } from '../../content/navigation';
import { galleryPictures } from '../../content/page-pictures';
import { homePage, type Page, pages, slugPages, toolPage } from '../../content/pages';
import { pictures } from '../../content/pictures';
import { reviews } from '../../content/reviews';
import type { Review } from '../../content/types';
import { readLastmod, stalePaths, updateLastmod, writeLastmod } from './lastmod-record';

afterEach(() => jest.restoreAllMocks());

const [one = homePage, other = homePage] = slugPages;

test('content/lastmod.json knows the words of every page', () => {
  const stale = stalePaths(readLastmod());
  if (stale.length > 0) throw new Error(`The words of ${stale.join(', ')} changed. Run: npm run lastmod`);
});

test('content/lastmod.json holds exactly the pages that search engines may keep', () => {
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => path);
  expect(Object.keys(readLastmod())).toEqual(indexable);
});

test('a page whose words change gets the new date, the others keep theirs', () => {
  const before = updateLastmod({}, '2026-01-01');
  const changed = pages.map((page): Page => (page === one ? { ...page, title: 'Another title' } : page));
  expect(stalePaths(before, changed)).toEqual([one.path]);
  const after = updateLastmod(before, '2026-02-02', changed);
  expect(after[one.path]?.changedOn).toBe('2026-02-02');
  expect(after[other.path]).toEqual(before[other.path]);
});

test('switches that show no words do not change the date', () => {
  const before = updateLastmod({}, '2026-01-01');
  const switched = pages.map(
    (page): Page =>
      page.kind === 'city'
        ? {
            ...page,
            city: {
              ...page.city,
              onIndexingShortList: false,
              showsIndexingTool: true,
              footerOrder: undefined,
              draft: true,
            },
          }
        : page,
  );
  expect(stalePaths(before, switched)).toEqual([]);
});

test('a new page gets the date, a removed page leaves the record, the tool page never enters it', () => {
  const old = updateLastmod({}, '2026-01-01', [homePage]);
  expect(stalePaths(old, [homePage, one])).toEqual([one.path]);
  const withGone = { ...old, '/gone': { hash: 'x', changedOn: '2025-01-01' } };
  expect(stalePaths(withGone, [homePage])).toEqual(['/gone']);
  const renewed = updateLastmod(withGone, '2026-02-02', [...pages]);
  expect(renewed['/']?.changedOn).toBe('2026-01-01');
  expect(renewed[one.path]?.changedOn).toBe('2026-02-02');
  expect(renewed).not.toHaveProperty(['/gone']);
  expect(renewed).not.toHaveProperty([toolPage.path]);
});

const indexable = pages.filter((page) => page.indexable);
const shownReview = { ...review };
const galleryPicture: { alt: string } = pictures[entry(galleryPictures(), 0)];

test.each<[string, () => unknown, (page: Page) => boolean]>([
  ['the description of a page', () => jest.replaceProperty(one, 'metaDescription', 'Another'), (page) => page === one],
  [
    'the words for a picture of the gallery',
    () => jest.replaceProperty(galleryPicture, 'alt', 'Another picture'),
    ({ kind }) => kind === 'home',
  ],
  ['the number that a phone dials', () => jest.replaceProperty(phone, 'international', '+12505550199'), () => true],
  ['the phone number', () => jest.replaceProperty(phone, 'display', 'Another'), () => true],
  ['the legal text', () => jest.replaceProperty(privacy, 'paragraphs', ['Another text.']), () => true],
  ['a review', () => jest.replaceProperty(shownReview, 'review', 'Another review.'), () => true],
  ['a heading of the town pages', () => jest.spyOn(cityWords, 'reasonsHeading').mockReturnValue('Another'), isTown],
  [
    'the name under which a landing page leads to its town',
    () => jest.spyOn(cityWords, 'introHeading').mockReturnValue('Another'),
    (page) => 'city' in page,
  ],
  ['the story of the home page', () => jest.replaceProperty(about, 'lead', 'Another'), ({ kind }) => kind === 'home'],
  ['the 404 page', () => jest.replaceProperty(notFound, 'heading', 'Another'), () => false],
  ['the tick of a real review', () => jest.replaceProperty(shownReview, 'sample', !shownReview.sample), () => false],
  ['a heading of the footer’s links', () => jest.replaceProperty(footerWords, 'landings', 'Another'), () => false],
])('%s dates the pages that show it, and no other', (_, change, isShownOn) => {
  // The owner may have no review.
  const shownReviews = reviews as Array<Review>;
  shownReviews.push(shownReview);
  try {
    const before = updateLastmod({}, '2026-01-01');
    change();
    expect(stalePaths(before)).toEqual(indexable.filter(isShownOn).map((page) => page.path));
  } finally {
    shownReviews.pop();
  }
});

test.each(['{"/": ', 'null', '{"/": "2026-11-20"}'])(
  'the record %s is said in a sentence that names the command',
  (text) => {
    jest.spyOn(fs, 'readFileSync').mockReturnValueOnce(text);
    expect(readLastmod).toThrow(noRecord);
  },
);

test('a record that is gone is said in a sentence that names the command', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValueOnce(false);
  expect(readLastmod).toThrow(noRecord);
});

test('a record that may not be read keeps the system’s own error, which says why', () => {
  jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  expect(readLastmod).toThrow('EACCES');
});

test('a record that says the same is not written again', () => {
  const before = statSync('content/lastmod.json', { bigint: true }).mtimeNs;
  writeLastmod(readLastmod());
  expect(statSync('content/lastmod.json', { bigint: true }).mtimeNs).toBe(before);
});

const noRecord = /^content\/lastmod\.json is missing or damaged\. .* npm run lastmod/;

function isTown({ kind }: Page) {
  return kind === 'city';
}
