import { cityList } from './cities';
import { gallery } from './gallery';
import { landingList } from './landings';
import { picturesOf, picturesOn } from './page-pictures';
import { faqsOf, findSlugPage, homePage, pages, slugPages, toolPage } from './pages';
import { cityTitle, descriptionLength } from './search';
import { brand } from './settings';

test('an unknown slug has no page', () => {
  expect(() => findSlugPage('atlantis')).toThrow('No page has the slug "atlantis"');
});

test('the questions of the pages are those of the towns and landings, and no others', () => {
  expect(pages.flatMap(faqsOf)).toEqual([...cityList, ...landingList].flatMap(({ faqs = [] }) => faqs));
});

test('descriptions have a length that search results show whole', () => {
  const { min, max } = descriptionLength;
  for (const { path, metaDescription } of pages) {
    expect({ path, fits: metaDescription.length >= min && metaDescription.length <= max }).toEqual({
      path,
      fits: true,
    });
  }
});

test('the pictures of the gallery are listed with the home page, for the sitemap', () => {
  const shown = picturesOf(homePage, brand);
  for (const name of gallery.flatMap(picturesOn)) expect(shown).toContain(name);
});

test('search results show what the towns and landings say for them, the home page first', () => {
  expect(pages[0]).toBe(homePage);
  expect(pages.at(-1)).toBe(toolPage);
  expect(slugPages.map(({ title, metaDescription }) => [title, metaDescription])).toEqual([
    ...cityList.map(({ name, metaDescription }) => [cityTitle(name), metaDescription]),
    ...landingList.map(({ title, metaDescription }) => [title, metaDescription]),
  ]);
});
