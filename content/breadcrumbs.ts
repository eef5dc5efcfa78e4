// For developers: the way from the home page to each page. The names come from the pages themselves, so there is
// nothing to edit here when a town or a landing page changes.
import type { CityPage, LandingPage } from './pages';
import { landingServiceType } from './search';

export type Crumb = { name: string; path: string };

/** The way from the home page to another, both ends included. One list for the eye and for the structured data. */
export function breadcrumbTrail(page: CityPage | LandingPage): ReadonlyArray<Crumb> {
  const home = { name: 'Home', path: '/' };
  switch (page.kind) {
    case 'city':
      return [home, { name: page.city.name, path: page.path }];
    case 'car':
    case 'auto':
      return [
        home,
        { name: page.city.name, path: `/${page.city.slug}` },
        { name: landingServiceType[page.kind], path: page.path },
      ];
    case 'near-me':
      // What stands before the bar of a title is short enough for a step of the way.
      return [home, { name: page.title.split(' | ')[0] ?? page.title, path: page.path }];
  }
}
