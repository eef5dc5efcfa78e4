import { homeProvince } from '../../content/business';
import { isRecord } from '../../content/is-record';
import { isCalendarDay } from '../../content/iso-day';
import { amount } from '../../content/packages';
import { unless } from '../faults';

/**
 * What the search engines document about structured data, as functions over one page's graph. Each returns its faults
 * as sentences. The vocabulary itself is checked by the compiler against schema-dts.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */

export type GraphNode = { readonly [key: string]: unknown };
export type Graph = { '@context'?: unknown; '@graph': ReadonlyArray<GraphNode> };

type PageFacts = {
  url: string;
  /** Everything a visitor can read on the page, in one line. */
  text: string;
  /** Whether an address of this site leads anywhere. */
  isServed: (url: string) => boolean;
  /** The site's own addresses begin with it. */
  origin: string;
};

type Rule = (graph: Graph, facts: PageFacts) => ReadonlyArray<string>;

/** Every fault of a page's graph. */
export function findFaults(graph: Graph, facts: PageFacts): ReadonlyArray<string> {
  return rules.flatMap((rule) => rule(graph, facts));
}

const rules: ReadonlyArray<Rule> = [
  idsResolve,
  urlsExist,
  businessesAreComplete,
  breadcrumbsAreInOrder,
  questionsAreVisible,
  offersAreVisible,
  datesAreDates,
  nothingIsSelfServing,
];

function idsResolve({ '@graph': nodes }: Graph): ReadonlyArray<string> {
  const all = nodes.flatMap(nodesIn);
  const named = all.filter((node) => '@type' in node && '@id' in node).map((node) => node['@id']);
  const referred = all.filter((node) => '@id' in node && !('@type' in node)).map((node) => node['@id']);
  return [
    ...referred.filter((id) => !named.includes(id)).map((id) => `It refers to "${id}", which no node is named.`),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `Two nodes are named "${id}".`),
  ];
}

const urlProperties = ['@id', 'url', 'item', 'logo', 'image', 'sameAs'];

function urlsExist({ '@graph': nodes }: Graph, { isServed, origin }: PageFacts): ReadonlyArray<string> {
  const urls = nodes.flatMap(nodesIn).flatMap((node) => urlProperties.flatMap((name) => stringsOf(node[name])));
  const isOwn = (url: string) => url.startsWith(`${origin}/`) || url === origin;
  return urls.flatMap((url) => [
    ...unless(URL.canParse(url), `"${url}" is not an absolute address.`),
    ...unless(!isOwn(url) || isServed(url), `${url} is not in the export.`),
  ]);
}

function businessesAreComplete({ '@graph': nodes }: Graph, { text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes, 'AutoWash').flatMap((business) => {
    const [address] = objectsOf(business.address);
    const telephone = String(business.telephone);
    const hoursAreReadable = stringsOf(business.openingHours).every((hours) => hoursPattern.test(hours));
    const isShown = (value: unknown) => stringsOf(value).every((words) => showsWords(text, words));
    return [
      ...unless(business.name, 'has no name'),
      ...unless(
        address?.addressLocality && address.addressRegion === homeProvince && address.addressCountry === 'CA',
        `has no town, region ${homeProvince} and country CA`,
      ),
      ...unless(/^\+[1-9]\d{7,14}$/.test(telephone), `has the phone "${telephone}", not +, country code and number`),
      ...unless(text.replace(/\D/g, '').includes(telephone.slice(2)), 'has a phone that the page does not show'),
      ...unless(isShown(business.email), 'has an email that the page does not show'),
      ...unless(String(business.priceRange ?? '').length < 100, 'has a price range of 100 characters or more'),
      ...unless(isShown(business.description), 'has a description that the page does not show'),
      ...unless(hoursAreReadable, 'has opening hours in an unknown form'),
      ...objectsOf(business.openingHoursSpecification).flatMap(({ opens, closes }) =>
        unless(
          [opens, closes].every((time) => timePattern.test(String(time))) && String(opens) < String(closes),
          `opens at "${opens}" and closes at "${closes}"; times are hh:mm:ss, the earlier first`,
        ),
      ),
    ].map((fault) => `The business ${business['@id']} ${fault}.`);
  });
}

const hoursPattern = /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

function breadcrumbsAreInOrder({ '@graph': nodes }: Graph, { url, text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes, 'BreadcrumbList').flatMap((list) => {
    const items = objectsOf(list.itemListElement);
    const endsHere = items.length >= 2 && items.at(-1)?.item === url;
    return [
      ...items.flatMap(({ position, name, item }, index) => [
        ...unless(position === index + 1, `Step ${index + 1} of the breadcrumb has the position ${position}.`),
        ...unless(name && item, `Step ${index + 1} of the breadcrumb lacks a name or an address.`),
        ...unless(showsWords(text, String(name)), `The breadcrumb's "${name}" is not visible.`),
      ]),
      ...unless(endsHere, 'The breadcrumb has one step only or does not end at this page.'),
    ];
  });
}

function questionsAreVisible({ '@graph': nodes }: Graph, { text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes, 'FAQPage').flatMap((faq) => {
    const questions = objectsOf(faq.mainEntity);
    if (questions.length === 0) return ['The FAQPage has no question.'];
    return questions.flatMap((question) => {
      const [answer] = objectsOf(question.acceptedAnswer);
      return [question.name, answer?.text]
        .filter((words) => !words || !showsWords(text, String(words)))
        .map((words) => `The FAQPage says "${words}", which the page does not show.`);
    });
  });
}

function offersAreVisible({ '@graph': nodes }: Graph, { text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes.flatMap(nodesIn), 'Offer').flatMap((offer) => {
    const [service] = objectsOf(offer.itemOffered);
    const [price] = objectsOf(offer.priceSpecification);
    const shown = amount(Number(price?.minPrice));
    return [
      ...unless(showsWords(text, String(service?.name)), `The page does not show the offer "${service?.name}".`),
      ...unless(!price || showsAmount(text, shown), `The page does not show the price ${shown}.`),
      ...unless(!price || price.priceCurrency === 'CAD', `The price of "${service?.name}" is not in CAD.`),
    ];
  });
}

/** $39 is not what a page shows that says $399. */
function showsAmount(text: string, amount: string) {
  return new RegExp(`\\${amount}(?![\\d,]*\\d)`).test(text);
}

function datesAreDates({ '@graph': nodes }: Graph): ReadonlyArray<string> {
  return nodes
    .flatMap((node) => stringsOf(node.dateModified))
    .filter((date) => !isCalendarDay(date))
    .map((date) => `"${date}" is not a date.`);
}

/** Ratings of one's own business are ignored at best, so there is none. */
function nothingIsSelfServing({ '@graph': nodes }: Graph): ReadonlyArray<string> {
  return nodes
    .flatMap(nodesIn)
    .filter((node) => 'aggregateRating' in node || 'review' in node)
    .map((node) => `${node['@type']} carries a rating or a review of the business itself.`);
}

/** Whether the words are on the page: letter case and white space do not count. */
function showsWords(text: string, words: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/\s+/g, ' ');
  return plain(text).includes(plain(words));
}

function ofType(nodes: ReadonlyArray<GraphNode>, type: string): ReadonlyArray<GraphNode> {
  return nodes.filter((node) => typesOf(node).includes(type));
}

/** The types of a node, which may have several. */
export function typesOf(node: GraphNode): ReadonlyArray<string> {
  return [node['@type']].flat().map(String);
}

/** A node and every node inside it. */
function nodesIn(node: GraphNode): ReadonlyArray<GraphNode> {
  return [node, ...Object.values(node).flatMap((value) => objectsOf(value).flatMap(nodesIn))];
}

function objectsOf(value: unknown): ReadonlyArray<GraphNode> {
  return listOf(value).filter(isRecord);
}

function stringsOf(value: unknown): ReadonlyArray<string> {
  return listOf(value).filter((item) => typeof item === 'string');
}

function listOf(value: unknown): ReadonlyArray<unknown> {
  return Array.isArray(value) ? value : [value];
}
