import type { BreadcrumbList, ListItem } from 'schema-dts';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import type { CityPage, LandingPage } from '@/content/pages';
import { absoluteUrl } from './absolute-url';
import { ids } from './ids';

/** The steps from the home page to the page, as its breadcrumb shows them. */
export function breadcrumbList(page: CityPage | LandingPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(page.path),
    itemListElement: breadcrumbTrail(page).map(
      ({ name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}
