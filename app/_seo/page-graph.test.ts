import { email, homeTown, hours, organisationAlsoServes, phone, priceRange } from '@/content/business';
import { cityList } from '@/content/cities';
import { packages } from '@/content/packages';
import { findSlugPage, homePage, pages } from '@/content/pages';
import { brand } from '@/content/settings';
import { pageGraph } from './page-graph';

// The encoded pictures belong to whichever brand was built last.
jest.mock('@/components/ui/picture', () => ({ pictureAddress: (name: string) => `/pictures/${name}.jpg` }));

// The shape of the records is checked over the exports (tools/check-structured-data.ts); these hold their contents.

test('the organisation record on the home page is complete', () => {
  expect(nodeOf('/', 'AutoWash')).toMatchObject({
    name: brand.name,
    alternateName: expect.any(Array),
    url: expect.any(String),
    logo: expect.any(String),
    description: expect.any(String),
    telephone: phone.international,
    email: email.address,
    address: { addressLocality: homeTown, addressRegion: 'BC', addressCountry: 'CA' },
    areaServed: { length: new Set([...cityList.map(({ name }) => name), ...organisationAlsoServes]).size },
    sameAs: { length: 2 },
    priceRange: '$$',
    openingHoursSpecification: { dayOfWeek: { length: 7 }, opens: '08:00:00', closes: '18:00:00' },
    makesOffer: { length: 4 },
  });
});

test('a town has its own business record beside the summary of the organisation', () => {
  const graph = pageGraph(findSlugPage('duncan'))['@graph'];
  const businesses = graph.filter((node) => typeof node === 'object' && node['@type'] === 'AutoWash');
  expect(businesses).toHaveLength(2);
  expect(businesses[1]).toMatchObject({
    '@id': expect.stringContaining('/duncan#business'),
    address: { addressLocality: 'Duncan', addressRegion: 'BC', addressCountry: 'CA' },
    areaServed: { name: 'Duncan', geo: { latitude: expect.any(Number), longitude: expect.any(Number) } },
    priceRange,
    openingHours: hours.short,
    openingHoursSpecification: { dayOfWeek: { length: 6 }, opens: '08:00:00', closes: '18:00:00' },
    keywords: expect.stringContaining('Duncan'),
    hasOfferCatalog: { itemListElement: { length: packages.length } },
  });
});

test('questions are marked up exactly where the page has them', () => {
  const marked = pages.filter((page) => JSON.stringify(pageGraph(page)).includes('FAQPage')).map(({ path }) => path);
  const asked = pages.filter((page) => questionsOf(page) > 0).map(({ path }) => path);
  expect(marked).toEqual(asked);
  expect(marked).toEqual(expect.arrayContaining(['/ladysmith', '/duncan', '/victoria', '/nanaimo']));
  expect(marked).not.toContain('/langford');
});

test("a landing page's service is offered where the page says", () => {
  expect(nodeOf('/car-detailing-duncan', 'Service')).toMatchObject({ areaServed: { name: 'Duncan' } });
  expect(nodeOf('/car-detailing-near-me', 'Service')).toMatchObject({ areaServed: { length: cityList.length } });
});

function nodeOf(path: string, type: string): object {
  const page = path === '/' ? homePage : findSlugPage(path.slice(1));
  const found = pageGraph(page)['@graph'].find((node) => typeof node === 'object' && node['@type'] === type);
  if (typeof found !== 'object') throw new Error(`${path} has no ${type}.`);
  return found;
}

function questionsOf(page: (typeof pages)[number]): number {
  if (page.kind === 'home' || page.kind === 'tool') return 0;
  return (page.kind === 'city' ? page.city.faqs : page.landing.faqs)?.length ?? 0;
}
