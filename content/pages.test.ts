import { cityList } from './cities';
import { landingList } from './landings';
import { faqsOf, findSlugPage, pages } from './pages';

test('an unknown slug has no page', () => {
  expect(() => findSlugPage('atlantis')).toThrow('No page has the slug "atlantis"');
});

test('the questions of the pages are those of the towns and landings, and no others', () => {
  expect(pages.flatMap(faqsOf)).toEqual([...cityList, ...landingList].flatMap(({ faqs = [] }) => faqs));
});
