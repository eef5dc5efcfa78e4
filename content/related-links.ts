// For developers: where a page leads on to, besides its header and footer. The names come from the pages themselves, so
// there is nothing to edit here when a town or a landing page changes.
import { nearestCities } from './city-lists';
import { cityWords } from './home';
import { landingsOf } from './landings';
import { pagePath } from './page-path';
import { type LandingPage, landingPages } from './pages';
import type { City } from './types';

export type PageLink = { text: string; path: string };

/** The towns nearest to a town. */
export function nearbyLinks(city: City): ReadonlyArray<PageLink> {
  return nearestCities(city).map(({ name, slug }) => ({ text: name, path: pagePath(slug) }));
}

/** The landing pages of a town. */
export function landingLinks(city: City): ReadonlyArray<PageLink> {
  return landingsOf(city.slug).map(({ linkText, slug }) => ({ text: linkText, path: pagePath(slug) }));
}

/** From a landing page: its town and the other landing pages of it, or the others that have no town. */
export function relatedLinks(page: LandingPage): ReadonlyArray<PageLink> {
  const links =
    page.kind === 'near-me'
      ? landingPages
          .filter(({ kind }) => kind === 'near-me')
          .map(({ landing, path }) => ({ text: landing.linkText, path }))
      : [{ text: cityWords.introHeading(page.city.name), path: pagePath(page.city.slug) }, ...landingLinks(page.city)];
  return links.filter(({ path }) => path !== page.path);
}
