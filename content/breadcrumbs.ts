// For developers: the breadcrumb of each page. The names come from the pages themselves, and that of the first step
// from navigation.ts.
import { breadcrumbHome } from './navigation';
import { pagePath } from './page-path';
import type { CityPage, LandingPage } from './pages';
import { landingServiceType } from './search';

export type Crumb = { name: string; path: string };

/** The steps from the home page to a page, both ends included. One list for visitors and for the structured data. */
export function breadcrumbTrail(page: CityPage | LandingPage): ReadonlyArray<Crumb> {
  const home = { name: breadcrumbHome, path: '/' };
  switch (page.kind) {
    case 'city':
      return [home, { name: page.city.name, path: page.path }];
    case 'car':
    case 'auto':
      return [
        home,
        { name: page.city.name, path: pagePath(page.city.slug) },
        { name: landingServiceType[page.kind], path: page.path },
      ];
    case 'near-me':
      // The part of a title before the bar is short enough for a breadcrumb.
      return [home, { name: page.title.split(' | ')[0] ?? page.title, path: page.path }];
  }
}
