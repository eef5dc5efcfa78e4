import { breadcrumbTrail } from './breadcrumbs';
import { breadcrumbHome } from './navigation';
import { pagePath } from './page-path';
import { slugPages } from './pages';
import { landingServiceType } from './search';

test.each(slugPages)('the way to $path leads from the home page through the town that the page is about', (page) => {
  const trail = breadcrumbTrail(page);
  const isInTown = page.kind === 'car' || page.kind === 'auto';
  expect(trail.map(({ path }) => path)).toEqual(['/', ...(isInTown ? [pagePath(page.city.slug)] : []), page.path]);
  // Titles hold more than a breadcrumb has room for.
  for (const { name } of trail) expect(name).not.toContain('|');
});

test('a page that belongs to no town is called by the part of its title before the bar', () => {
  const nearMe = slugPages.filter(({ kind }) => kind === 'near-me');
  const names = nearMe.map((page) => breadcrumbTrail(page).at(-1)?.name);
  expect(names).toEqual(nearMe.map(({ title }) => title.split(' | ')[0]));
});

test('the first step is called as the words of navigation say, the town by its name, and a page of the town by the service it is about', () => {
  for (const page of slugPages) {
    if (page.kind === 'near-me') continue;
    const service = page.kind === 'city' ? [] : [landingServiceType[page.kind]];
    expect(breadcrumbTrail(page).map(({ name }) => name)).toEqual([breadcrumbHome, page.city.name, ...service]);
  }
});
