// For developers: the one list of pages, made from the towns and landings. Routes, sitemap, links, social cards and
// tests read it. Reading it checks content/, except brands and the files of pictures and mails.
import { type Canonical, isCanonicalElsewhere } from './brands/canonical-origin';
import { assertContent } from './checks/assert-content';
import { UserError } from './checks/user-error';
import { cities, cityList } from './cities';
import { toolMeta, toolPath } from './indexing';
import { landingList } from './landings';
import { pagePath } from './page-path';
import { cityTitle, homeMeta } from './search';
import type { AutoLanding, CarLanding, City, CityLanding, Faq, Landing, NearMeLanding } from './types';

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

type HomePage = PageBase & { kind: 'home' };
type ToolPage = PageBase & { kind: 'tool' };
export type CityPage = PageBase & { kind: 'city'; city: City };
export type CarPage = PageBase & { kind: 'car'; landing: CarLanding; city: City };
export type AutoPage = PageBase & { kind: 'auto'; landing: AutoLanding; city: City };
export type NearMePage = PageBase & { kind: 'near-me'; landing: NearMeLanding };
export type LandingPage = CarPage | AutoPage | NearMePage;
export type Page = HomePage | ToolPage | CityPage | LandingPage;

export const homePage: HomePage = { kind: 'home', slug: '', path: '/', ...homeMeta, indexable: true };

export const toolPage: ToolPage = {
  kind: 'tool',
  slug: toolPath.slice(1),
  path: toolPath,
  ...toolMeta,
  indexable: false,
};

export const landingPages: ReadonlyArray<LandingPage> = landingList.map(landingPage);

/** The pages that share the one dynamic route: towns, then landings. */
export const slugPages: ReadonlyArray<CityPage | LandingPage> = [...cityList.map(cityPage), ...landingPages];

/** Every page of the site except the 404. */
export const pages: ReadonlyArray<Page> = [homePage, ...slugPages, toolPage];

assertContent(pages);

/**
 * The pages that a brand offers to search engines. One that gives way to another's canonicals offers none: a list that
 * names them would contradict their canonical links.
 */
export function listedPages(brand: Canonical, origin: string): ReadonlyArray<Page> {
  return isCanonicalElsewhere(brand, origin) ? [] : pages.filter(({ indexable }) => indexable);
}

/** The page at a slug. @throws when no page has it. */
export function findSlugPage(slug: string): CityPage | LandingPage {
  const page = slugPages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`No page has the slug "${slug}".`);
  return page;
}

/** The questions that a page answers; empty where it has none. */
export function faqsOf(page: Page): ReadonlyArray<Faq> {
  switch (page.kind) {
    case 'home':
    case 'tool':
      return [];
    case 'city':
      return page.city.faqs ?? [];
    case 'car':
    case 'auto':
    case 'near-me':
      return page.landing.faqs;
  }
}

function cityPage(city: City): CityPage {
  return {
    kind: 'city',
    slug: city.slug,
    path: pagePath(city.slug),
    title: cityTitle(city.name),
    metaDescription: city.metaDescription,
    indexable: true,
    city,
  };
}

function landingPage(landing: Landing): LandingPage {
  const { slug, title, metaDescription } = landing;
  const base = { slug, path: pagePath(slug), title, metaDescription, indexable: true };
  switch (landing.kind) {
    case 'car':
      return { ...base, kind: 'car', landing, city: cityOf(landing) };
    case 'auto':
      return { ...base, kind: 'auto', landing, city: cityOf(landing) };
    case 'near-me':
      return { ...base, kind: 'near-me', landing };
  }
}

function cityOf(landing: CityLanding): City {
  const city = cityList.find(({ slug }) => slug === landing.city);
  if (!city) {
    throw new UserError(
      `content/landings/${landing.slug}.ts names the town "${landing.city}", which has no page. Use one of: ${Object.keys(cities).join(', ')}, or remove the landing from content/landings/index.ts.`,
    );
  }
  return city;
}
