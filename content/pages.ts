// For developers: the one list of pages, made from the towns and landings. Routes, sitemap, links, social cards and
// tests read it; it also stops the build on a slug that is used twice or reserved, and on content that is incomplete.
import * as business from './business';
import {
  assertAdditionalServices,
  assertContact,
  assertGallery,
  assertPackage,
  assertPlace,
  assertReview,
  assertServiceChoices,
} from './checks/assertions';
import { assertFilled } from './checks/shape';
import { UserError } from './checks/user-error';
import { cities, cityList } from './cities';
import * as claims from './claims';
import * as failure from './failure';
import * as gallery from './gallery';
import * as home from './home';
import * as indexing from './indexing';
import { landingList } from './landings';
import * as legal from './legal';
import * as navigation from './navigation';
import { interiorAddOns, packages } from './packages';
import { places } from './places';
import * as quote from './quote';
import { reviews } from './reviews';
import * as services from './services';
import type { AutoLanding, CarLanding, City, Landing, NearMeLanding } from './types';

type PageBase = {
  /** The address without the leading slash; '' is the home page. */
  slug: string;
  /** The address from the origin on, without a trailing slash. */
  path: string;
  title: string;
  metaDescription: string;
  /** False keeps the page out of search engines and the sitemap. */
  indexable: boolean;
};

export type HomePage = PageBase & { kind: 'home' };
export type ToolPage = PageBase & { kind: 'tool' };
export type CityPage = PageBase & { kind: 'city'; city: City };
export type CarPage = PageBase & { kind: 'car'; landing: CarLanding; city: City };
export type AutoPage = PageBase & { kind: 'auto'; landing: AutoLanding; city: City };
export type NearMePage = PageBase & { kind: 'near-me'; landing: NearMeLanding };
export type LandingPage = CarPage | AutoPage | NearMePage;
export type Page = HomePage | ToolPage | CityPage | LandingPage;

export const homePage: HomePage = {
  kind: 'home',
  slug: '',
  path: '/',
  title: home.homeMeta.title,
  metaDescription: home.homeMeta.description,
  indexable: true,
};

export const toolPage: ToolPage = {
  kind: 'tool',
  slug: 'google-submission',
  path: '/google-submission',
  title: indexing.toolMeta.title,
  metaDescription: indexing.toolMeta.description,
  indexable: false,
};

export const landingPages: ReadonlyArray<LandingPage> = landingList.map(landingPage);

/** The pages that share the one dynamic route: towns, then landings. */
export const slugPages: ReadonlyArray<CityPage | LandingPage> = [...cityList.map(cityPage), ...landingPages];

/** Every page of the site but the 404. Routes, sitemap, links, cards and tests read this list. */
export const pages: ReadonlyArray<Page> = [homePage, ...slugPages, toolPage];

/** Names that the export uses itself: a page with one of them would hide a file or a folder. */
const reservedSlugs = [
  'index',
  '404',
  '_next',
  '_not-found',
  'og',
  'pictures',
  'icons',
  'fonts',
  'api',
  'outbox',
  'deploy',
  // robots.txt beside robots.html would be taken for that page's router payload, which the export drops.
  'robots',
  'llms',
  'licenses',
  'indexnow',
  // The home page's social card is og/home.png.
  'home',
];

assertRegistry();

/** The page at a slug. @throws when no page has it. */
export function findSlugPage(slug: string): CityPage | LandingPage {
  const page = slugPages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`No page has the slug "${slug}".`);
  return page;
}

function cityPage(city: City): CityPage {
  return {
    kind: 'city',
    slug: city.slug,
    path: `/${city.slug}`,
    title: home.cityTitle(city.name),
    metaDescription: city.metaDescription,
    indexable: true,
    city,
  };
}

function landingPage(landing: Landing): LandingPage {
  const { slug, title, metaDescription } = landing;
  const base = { slug, path: `/${slug}`, title, metaDescription, indexable: true };
  switch (landing.kind) {
    case 'car':
      return { ...base, kind: 'car', landing, city: townOf(landing) };
    case 'auto':
      return { ...base, kind: 'auto', landing, city: townOf(landing) };
    case 'near-me':
      return { ...base, kind: 'near-me', landing };
  }
}

function townOf(landing: CarLanding | AutoLanding): City {
  const city = cityList.find(({ slug }) => slug === landing.city);
  if (!city) {
    throw new UserError(
      `content/landings/${landing.slug}.ts names the town "${landing.city}", which has no page. Use one of: ${Object.keys(cities).join(', ')}, or remove the landing from content/landings/index.ts.`,
    );
  }
  return city;
}

function assertRegistry() {
  assertContact(business.phone, business.email);
  packages.forEach(assertPackage);
  for (const [name, place] of Object.entries(places)) assertPlace(name, place);
  reviews.forEach(assertReview);
  assertServiceChoices(quote.serviceChoices, quote.noService);
  assertAdditionalServices(quote.additionalServices, [...Object.keys(quote.quoteFields), quote.honeypotName]);
  assertGallery(gallery.gallery);
  const words = { business, claims, failure, gallery, home, indexing, legal, navigation, quote, services };
  for (const [file, texts] of Object.entries({ ...words, packages: { interiorAddOns } })) {
    assertFilled(`content/${file}.ts`, texts);
  }
  assertSlugs(pages.map(({ slug }) => slug));
  assertTitles(pages);
}

/** Stops the build on a title that two pages share: a search engine would show one of them. @throws with both addresses. */
export function assertTitles(entries: ReadonlyArray<{ path: string; title: string }>) {
  const paths = new Map<string, string>();
  for (const { path, title } of entries) {
    const other = paths.get(title);
    if (other !== undefined) {
      throw new UserError(
        `The pages ${other} and ${path} have the same title, "${title}". Search engines would show one of them: change a title in content/.`,
      );
    }
    paths.set(title, path);
  }
}

/** Stops the build on a slug that two pages share or that hides a fixed route. @throws with the slug and the fix. */
export function assertSlugs(slugs: ReadonlyArray<string>) {
  const seen = new Set<string>();
  for (const slug of slugs) {
    if (reservedSlugs.includes(slug)) {
      throw new UserError(`The slug "${slug}" would hide a fixed route. Choose another for the page in content/.`);
    }
    if (slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      throw new UserError(
        `The slug "${slug}" may hold only small letters, digits and single hyphens, such as "lake-cowichan".`,
      );
    }
    if (seen.has(slug)) {
      throw new UserError(
        `Two pages have the slug "${slug}". Change one of them in content/cities or content/landings.`,
      );
    }
    seen.add(slug);
  }
}
