import { breadcrumbTrail } from './breadcrumbs';
import { cityPath } from './cities';
import { slugPages } from './pages';

test.each(slugPages)('the way to $path leads from the home page over the town that the page is about', (page) => {
  const trail = breadcrumbTrail(page);
  const isInTown = page.kind === 'car' || page.kind === 'auto';
  expect(trail.map(({ path }) => path)).toEqual(['/', ...(isInTown ? [cityPath(page.city.slug)] : []), page.path]);
  // Titles hold more than a breadcrumb has room for.
  for (const { name } of trail) expect(name).not.toContain('|');
});
