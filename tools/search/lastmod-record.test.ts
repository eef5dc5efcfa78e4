/** @jest-environment node */
import { homePage, type Page, pages, slugPages, toolPage } from '../../content/pages';
import { readLastmod, stalePaths, updateLastmod } from './lastmod-record';

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
      page.kind === 'city' ? { ...page, city: { ...page.city, inIndexingTool: false, footerOrder: undefined } } : page,
  );
  expect(stalePaths(before, switched)).toEqual([]);
});

test('a new page gets the date, a removed page leaves the record, the tool page never enters it', () => {
  const old = updateLastmod({}, '2026-01-01', [homePage]);
  const renewed = updateLastmod({ ...old, '/gone': { hash: 'x', changedOn: '2025-01-01' } }, '2026-02-02', [...pages]);
  expect(renewed['/']?.changedOn).toBe('2026-01-01');
  expect(renewed[one.path]?.changedOn).toBe('2026-02-02');
  expect(renewed).not.toHaveProperty(['/gone']);
  expect(renewed).not.toHaveProperty([toolPage.path]);
});
