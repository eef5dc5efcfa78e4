/** @jest-environment node */
import { homeProvince } from '../../content/business';
import { findFaults, type Graph, type GraphNode } from './structured-data-rules';

const url = 'https://detailer.example/duncan';
const id = { organisation: 'https://detailer.example/#organization', business: `${url}#business` };

const business: GraphNode = {
  '@type': 'AutoWash',
  '@id': id.business,
  name: 'Detailer',
  url,
  description: 'We come to you.',
  telephone: '+12505550142',
  address: { '@type': 'PostalAddress', addressLocality: 'Duncan', addressRegion: homeProvince, addressCountry: 'CA' },
  priceRange: '$199-$789',
  openingHours: 'Mo-Sa 08:00-18:00',
  openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '08:00:00', closes: '18:00:00' },
};

const breadcrumb: GraphNode = {
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://detailer.example/' },
    { '@type': 'ListItem', position: 2, name: 'Duncan', item: url },
  ],
};

const faq: GraphNode = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Today.' } }],
};

const offer: GraphNode = {
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: 'Ceramic coating' },
  priceSpecification: { '@type': 'PriceSpecification', minPrice: 789, priceCurrency: 'CAD' },
};

test('a sound graph has no fault', () => {
  expect(faultsOf(business, breadcrumb, faq, offer)).toEqual([]);
  const thousands = { ...offer, priceSpecification: { minPrice: 1299, priceCurrency: 'CAD' } };
  expect(faultsOf(thousands)).toEqual([]);
});

test.each<[string, string, ReadonlyArray<GraphNode>]>([
  ['a reference to nothing', 'no node is named', [{ ...business, parentOrganization: { '@id': id.organisation } }]],
  ['one name for two nodes', 'Two nodes', [business, business]],
  ['a relative address', 'not an absolute address', [{ ...business, image: '/hero.jpg' }]],
  ['an address that leads nowhere', 'not in the export', [{ ...business, url: 'https://detailer.example/gone' }]],
  ['a business without a name', 'has no name', [{ ...business, name: '' }]],
  ['a business without a town', 'has no town', [{ ...business, address: undefined }]],
  [
    'a business of another province',
    `region ${homeProvince}`,
    [{ ...business, address: { addressLocality: 'Duncan', addressRegion: 'Another', addressCountry: 'CA' } }],
  ],
  ['a phone without the plus', 'country code', [{ ...business, telephone: '12505550142' }]],
  ['a phone that is not shown', 'phone that the page does not show', [{ ...business, telephone: '+12505550199' }]],
  ['an email that is not shown', 'email that the page', [{ ...business, email: 'me@detailer.example' }]],
  ['a description that is not shown', 'description that', [{ ...business, description: 'The best of all.' }]],
  ['a price range that is too long', '100 characters', [{ ...business, priceRange: '$'.repeat(100) }]],
  ['opening hours in words', 'opening hours', [{ ...business, openingHours: 'Monday to Saturday' }]],
  [
    'a time without seconds',
    'hh:mm:ss',
    [{ ...business, openingHoursSpecification: { opens: '08:00', closes: '18:00:00' } }],
  ],
  [
    'closing before opening',
    'the earlier first',
    [{ ...business, openingHoursSpecification: { opens: '18:00:00', closes: '08:00:00' } }],
  ],
  ['a rating of the business itself', 'rating', [{ ...business, aggregateRating: { ratingValue: 5 } }]],
  ['a review of the business itself', 'review', [{ ...business, review: { reviewBody: 'Good.' } }]],
  ['a breadcrumb that counts wrong', 'position 7', [withSteps({ position: 1 }, { position: 7 })]],
  ['a breadcrumb without an address', 'or an address', [withSteps({ item: undefined }, {})]],
  ['a breadcrumb that is not shown', 'not visible', [withSteps({}, { name: 'Atlantis' })]],
  ['a breadcrumb that ends elsewhere', 'end at this page', [withSteps({}, { item: 'https://detailer.example/' })]],
  [
    'a breadcrumb of one step',
    'one step only',
    [{ ...breadcrumb, itemListElement: { position: 1, name: 'Duncan', item: url } }],
  ],
  ['a FAQ without questions', 'no question', [{ ...faq, mainEntity: [] }]],
  [
    'an answer that is not shown',
    'Tomorrow',
    [{ ...faq, mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'Tomorrow.' } }] }],
  ],
  ['a profile whose address is relative', 'not an absolute address', [{ ...business, sameAs: ['/facebook'] }]],
  [
    'a business of another country',
    'country CA',
    [{ ...business, address: { addressLocality: 'Duncan', addressRegion: homeProvince, addressCountry: 'US' } }],
  ],
  [
    'a business with an address but no town',
    'has no town',
    [{ ...business, address: { addressRegion: homeProvince, addressCountry: 'CA' } }],
  ],
  [
    'opening hours of which some are words',
    'opening hours',
    [{ ...business, openingHours: ['Mo 08:00-18:00', 'Sunday'] }],
  ],
  [
    'a business that closes as it opens',
    'the earlier first',
    [{ ...business, openingHoursSpecification: { opens: '08:00:00', closes: '08:00:00' } }],
  ],
  [
    'a time that no clock shows',
    'hh:mm:ss',
    [{ ...business, openingHoursSpecification: { opens: '08:00:00', closes: '25:00:00' } }],
  ],
  ['a review inside another node', 'review', [{ ...offer, seller: { '@type': 'AutoWash', review: {} } }]],
  [
    'a question that is not shown',
    'Where?',
    [{ ...faq, mainEntity: [{ name: 'Where?', acceptedAnswer: { text: 'Today.' } }] }],
  ],
  ['an offer that is not shown', 'Gold plating', [{ ...offer, itemOffered: { name: 'Gold plating' } }]],
  ['a price that is not shown', '$5', [{ ...offer, priceSpecification: { minPrice: 5, priceCurrency: 'CAD' } }]],
  ['the beginning of a price', '$78', [{ ...offer, priceSpecification: { minPrice: 78, priceCurrency: 'CAD' } }]],
  ['a price in another currency', 'CAD', [{ ...offer, priceSpecification: { minPrice: 789, priceCurrency: 'USD' } }]],
  [
    'a second business that is wrong',
    'has no name',
    [
      { ...business, '@id': `${url}#other` },
      { ...business, '@type': ['LocalBusiness', 'AutoWash'], name: '' },
    ],
  ],
  ['a second offer that is not shown', 'Gold plating', [offer, { ...offer, itemOffered: { name: 'Gold plating' } }]],
  [
    'an address inside another node that is relative',
    'not an absolute',
    [{ ...business, maker: { '@type': 'Thing', url: '/x' } }],
  ],
  ['a logo whose address is relative', 'not an absolute', [{ ...business, logo: '/logo.png' }]],
  [
    'a step of the breadcrumb that leads nowhere',
    'not in the export',
    [withSteps({ item: 'https://detailer.example/gone' }, {})],
  ],
  ['opening hours with words behind them', 'opening hours', [{ ...business, openingHours: 'Mo 08:00-18:00 or later' }]],
  ['opening hours with words before them', 'opening hours', [{ ...business, openingHours: 'Open Mo 08:00-18:00' }]],
  ['a step of the breadcrumb without a name', 'lacks a name', [withSteps({ name: '' }, {})]],
  ['a question without words', 'says ""', [{ ...faq, mainEntity: [{ name: '', acceptedAnswer: { text: 'Today.' } }] }]],
  ['a date that is none', 'not a date', [{ '@type': 'WebPage', dateModified: '2026-13-40' }]],
])('%s is a fault', (_what, words, nodes) => {
  expect(faultsOf(...nodes)).toEqual([expect.stringContaining(words)]);
});

function faultsOf(...nodes: ReadonlyArray<GraphNode>) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return findFaults(graph, {
    url,
    text: 'Home / Duncan We come to you. 250-555-0142 When? Today. Ceramic Coating Starts at $789, full repaint $1,299',
    isServed: (address) => !address.endsWith('/gone'),
    origin: 'https://detailer.example',
  });
}

/** The breadcrumb with changes to its two steps. */
function withSteps(first: GraphNode, second: GraphNode): GraphNode {
  const [home, town] = [
    { position: 1, name: 'Home', item: 'https://detailer.example/' },
    { position: 2, name: 'Duncan', item: url },
  ];
  return {
    ...breadcrumb,
    itemListElement: [
      { ...home, ...first },
      { ...town, ...second },
    ],
  };
}
