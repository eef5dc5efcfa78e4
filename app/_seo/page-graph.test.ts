import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import {
  email,
  homeCity,
  homeProvince,
  hours,
  organisationAlsoServes,
  organisationHours,
  phone,
  priceRange,
} from '@/content/business';
import { cityList } from '@/content/cities';
import { entry } from '@/content/entry.fixture';
import { isRecord } from '@/content/is-record';
import lastmod from '@/content/lastmod.json';
import { packages } from '@/content/packages';
import { faqsOf, findSlugPage, homePage, landingPages, type Page, pages, slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import {
  cityKeywords,
  landingServiceType,
  offerCatalogName,
  organisationDescription,
  organisationOffers,
  organisationPriceRange,
} from '@/content/search';
import { brand, origin } from '@/content/settings';
import type { City } from '@/content/types';
import { pageGraph } from './page-graph';

encodePictures(Object.keys(pictures));

// tools/search/check-structured-data.ts checks the shape of the records over the exports; these hold their contents.

test('the organisation record on the home page is complete', () => {
  expect(nodeOf(homePage, 'Organization')).toMatchObject({
    name: brand.name,
    alternateName: brand.alternateNames,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/pictures/${brand.heroPicture}.jpg`,
    description: organisationDescription,
    telephone: phone.international,
    email: email.address,
    address: { addressLocality: homeCity, addressRegion: homeProvince, addressCountry: 'CA' },
    areaServed: [...new Set([...cityList.map(({ name }) => name), ...organisationAlsoServes])].map((name) => ({
      name,
      containedInPlace: { name: 'British Columbia' },
    })),
    ...(brand.socialProfiles.length > 0 && { sameAs: brand.socialProfiles.map(({ url }) => url) }),
    priceRange: organisationPriceRange,
    openingHours: organisationHours.short,
    openingHoursSpecification: {
      dayOfWeek: organisationHours.days,
      opens: `${organisationHours.opens}:00`,
      closes: `${organisationHours.closes}:00`,
    },
    makesOffer: organisationOffers.map((name) => ({ itemOffered: { name } })),
  });
});

test('a town that got a page of its own and is still named beside those with one is in the record once', () => {
  const { name } = entry(cityList, 0);
  const named: Array<string> = [...organisationAlsoServes];
  Object.assign(organisationAlsoServes, [...named, name]);
  const { areaServed } = nodeOf(homePage, 'Organization') as { areaServed: ReadonlyArray<{ name: string }> };
  Object.assign(organisationAlsoServes, { length: named.length });
  expect(areaServed.filter((area) => area.name === name)).toHaveLength(1);
});

test('the organisation of a brand without profiles is said to be the same as nothing else', () => {
  const profiles = jest.replaceProperty(brand, 'socialProfiles', []);
  const record = nodeOf(homePage, 'Organization');
  profiles.restore();
  expect(record).not.toHaveProperty('sameAs');
});

test.each(cityList)('$name has its own business record beside the summary of the organisation', (city) => {
  const graph = pageGraph(findSlugPage(city.slug))['@graph'];
  const businesses = graph.filter((node) => isOfType(node, 'AutoWash'));
  expect(businesses).toHaveLength(2);
  expect(businesses[1]).toMatchObject({
    '@type': expect.arrayContaining(['LocalBusiness']),
    '@id': `${origin}/${city.slug}#business`,
    url: `${origin}/${city.slug}`,
    name: brand.name,
    description: city.description,
    image: `${origin}/pictures/${brand.heroPicture}.jpg`,
    telephone: phone.international,
    email: email.address,
    parentOrganization: { '@id': `${origin}/#organization` },
    address: { addressLocality: homeCity, addressRegion: homeProvince, addressCountry: 'CA' },
    areaServed: {
      name: city.name,
      geo: { latitude: city.latitude, longitude: city.longitude },
      containedInPlace: { name: city.region },
    },
    priceRange,
    openingHours: hours.short,
    openingHoursSpecification: { dayOfWeek: hours.days, opens: `${hours.opens}:00`, closes: `${hours.closes}:00` },
    keywords: cityKeywords(city.name).join(', '),
    hasOfferCatalog: {
      name: offerCatalogName,
      itemListElement: packages.map(({ name, note, features, startsAtDollars }) => ({
        itemOffered: { name, description: `${note ? `${note}. ` : ''}${features.join('. ')}` },
        priceSpecification: { minPrice: startsAtDollars, priceCurrency: 'CAD' },
      })),
    },
  });
});

test('questions are marked up exactly where the page has them', () => {
  const marked = pages.filter((page) => JSON.stringify(pageGraph(page)).includes('FAQPage')).map(({ path }) => path);
  const asked = pages.filter((page) => faqsOf(page).length > 0).map(({ path }) => path);
  expect(marked).toEqual(asked);
  expect(marked).not.toHaveLength(0);
  expect(marked).not.toContain(homePage.path);
});

test.each(pages.filter((page) => faqsOf(page).length > 0))(
  'each question of $path is marked up with its own answer, in the order of the page',
  (page) => {
    expect(nodeOf(page, 'FAQPage')).toMatchObject({
      isPartOf: { '@id': `${origin}${page.path}#webpage` },
      mainEntity: faqsOf(page).map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    });
  },
);

test.each(landingPages)('the service of $path is the one the page describes, in its town or in all of them', (page) => {
  expect(nodeOf(page, 'Service')).toMatchObject({
    '@id': `${origin}${page.path}#service`,
    url: `${origin}${page.path}`,
    name: page.landing.heading,
    description: page.landing.lead,
    serviceType: landingServiceType[page.kind],
    provider: { '@id': `${origin}/#organization` },
    areaServed: page.kind === 'near-me' ? cityList.map(inTown) : inTown(page.city),
  });
});

test.each(pages.filter(({ indexable }) => indexable))(
  'the record of the page $path has its title, description, date and first picture, and leads to its subject',
  (page) => {
    const dates: Record<string, { changedOn: string }> = lastmod;
    const changedOn = dates[page.path]?.changedOn;
    expect(nodeOf(page, 'WebPage')).toMatchObject({
      url: `${origin}${page.path}`,
      name: page.title,
      description: page.metaDescription,
      inLanguage: 'en-CA',
      isPartOf: { '@id': `${origin}/#website` },
      primaryImageOfPage: { url: `${origin}/pictures/${brand.heroPicture}.jpg` },
      mainEntity: { '@id': `${origin}${subjectOf(page)}` },
      ...(page.kind !== 'home' && { breadcrumb: { '@id': `${origin}${page.path}#breadcrumb` } }),
      ...(changedOn && { dateModified: changedOn }),
    });
  },
);

test.each(slugPages)('the breadcrumb record of $path has the steps that the page shows, numbered from 1', (page) => {
  expect(nodeOf(page, 'BreadcrumbList')).toMatchObject({
    '@id': `${origin}${page.path}#breadcrumb`,
    itemListElement: breadcrumbTrail(page).map(({ name, path }, index) => ({
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  });
});

test('every page says of which site it is, with the name and the address that search engines show for it', () => {
  for (const page of pages) {
    expect(nodeOf(page, 'WebSite')).toMatchObject({
      '@id': `${origin}/#website`,
      url: `${origin}/`,
      name: brand.name,
      alternateName: brand.alternateNames,
      inLanguage: 'en-CA',
      publisher: { '@id': `${origin}/#organization` },
    });
  }
});

function subjectOf({ kind, path }: Page) {
  if (kind === 'home') return '/#organization';
  return `${path}#${kind === 'city' ? 'business' : 'service'}`;
}

function inTown({ name, latitude, longitude }: City) {
  return { name, geo: { latitude, longitude } };
}

function isOfType(node: unknown, type: string): boolean {
  return isRecord(node) && [node['@type']].flat().includes(type);
}

function nodeOf(page: Page, type: string): object {
  const found = pageGraph(page)['@graph'].find((node) => isOfType(node, type));
  if (typeof found !== 'object') throw new Error(`${page.path} has no ${type}.`);
  return found;
}
