import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import {
  email,
  homeCity,
  hours,
  organisationAlsoServes,
  organisationHours,
  phone,
  priceRange,
} from '@/content/business';
import { isRecord } from '@/content/checks/is-record';
import { cityList } from '@/content/cities';
import { packages } from '@/content/packages';
import { faqsOf, findSlugPage, homePage, landingPages, type Page, pages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { organisationDescription, organisationOffers, organisationPriceRange } from '@/content/search';
import { brand } from '@/content/settings';
import type { City } from '@/content/types';
import { pageGraph } from './page-graph';

encodePictures(Object.keys(pictures));

// The shape of the records is checked over the exports (tools/check-structured-data.ts); these hold their contents.

test('the organisation record on the home page is complete', () => {
  expect(nodeOf(homePage, 'Organization')).toMatchObject({
    name: brand.name,
    alternateName: brand.alternateNames,
    url: expect.any(String),
    logo: expect.any(String),
    description: organisationDescription,
    telephone: phone.international,
    email: email.address,
    address: { addressLocality: homeCity, addressRegion: 'BC', addressCountry: 'CA' },
    areaServed: { length: new Set([...cityList.map(({ name }) => name), ...organisationAlsoServes]).size },
    sameAs: brand.socialProfiles.map(({ url }) => url),
    priceRange: organisationPriceRange,
    openingHours: organisationHours.short,
    openingHoursSpecification: {
      dayOfWeek: organisationHours.days,
      opens: `${organisationHours.opens}:00`,
      closes: `${organisationHours.closes}:00`,
    },
    makesOffer: { length: organisationOffers.length },
  });
});

test.each(cityList)('$name has its own business record beside the summary of the organisation', (city) => {
  const graph = pageGraph(findSlugPage(city.slug))['@graph'];
  const businesses = graph.filter((node) => isOfType(node, 'AutoWash'));
  expect(businesses).toHaveLength(2);
  expect(businesses[1]).toMatchObject({
    '@type': expect.arrayContaining(['LocalBusiness']),
    '@id': expect.stringMatching(new RegExp(`/${city.slug}#business$`)),
    address: { addressLocality: city.name, addressRegion: 'BC', addressCountry: 'CA' },
    areaServed: {
      name: city.name,
      geo: { latitude: city.latitude, longitude: city.longitude },
      containedInPlace: { name: city.region },
    },
    priceRange,
    openingHours: hours.short,
    openingHoursSpecification: { dayOfWeek: hours.days, opens: `${hours.opens}:00`, closes: `${hours.closes}:00` },
    keywords: expect.stringContaining(city.name),
    hasOfferCatalog: { itemListElement: { length: packages.length } },
  });
});

test('questions are marked up exactly where the page has them', () => {
  const marked = pages.filter((page) => JSON.stringify(pageGraph(page)).includes('FAQPage')).map(({ path }) => path);
  const asked = pages.filter((page) => faqsOf(page).length > 0).map(({ path }) => path);
  expect(marked).toEqual(asked);
  expect(marked).not.toHaveLength(0);
  expect(marked).not.toContain(homePage.path);
});

test("a landing page's service is offered where the page says: in its town, or in all of them", () => {
  for (const page of landingPages) {
    const areaServed = page.kind === 'near-me' ? { length: cityList.length } : inTown(page.city);
    expect(nodeOf(page, 'Service')).toMatchObject({ areaServed });
  }
});

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
