import { isRecord } from '../../content/checks/is-record';

/**
 * What the search engines document about structured data, as functions over one page's graph. Each returns its faults
 * as sentences. The vocabulary itself is checked by the compiler against schema-dts.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */

export type GraphNode = { readonly [key: string]: unknown };
export type Graph = { '@context'?: unknown; '@graph': ReadonlyArray<GraphNode> };

export type PageFacts = {
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
  return urls.flatMap((url) => {
    if (!URL.canParse(url)) return [`"${url}" is not an absolute address.`];
    if (url.startsWith(`${origin}/`) || url === origin) return isServed(url) ? [] : [`${url} is not in the export.`];
    return [];
  });
}

function businessesAreComplete({ '@graph': nodes }: Graph, { text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes, 'AutoWash').flatMap((business) => {
    const name = `The business ${business['@id']}`;
    const [address] = objectsOf(business.address);
    const telephone = String(business.telephone);
    const faults: Array<[boolean, string]> = [
      [!business.name, 'has no name'],
      [
        !address?.addressLocality || address.addressRegion !== 'BC' || address.addressCountry !== 'CA',
        'has no town, region BC and country CA',
      ],
      [!/^\+[1-9]\d{7,14}$/.test(telephone), `has the phone "${telephone}", not +, country code and number`],
      [!text.replace(/\D/g, '').includes(telephone.slice(2)), 'has a phone that the page does not show'],
      [
        typeof business.email === 'string' && !text.includes(business.email),
        'has an e-mail that the page does not show',
      ],
      [String(business.priceRange ?? '').length >= 100, 'has a price range of 100 characters or more'],
      [
        typeof business.description === 'string' && !showsWords(text, business.description),
        'has a description that the page does not show',
      ],
      [
        typeof business.openingHours === 'string' &&
          !/^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/.test(business.openingHours),
        'has opening hours in an unknown form',
      ],
    ];
    const hours = objectsOf(business.openingHoursSpecification).flatMap(({ opens, closes }) =>
      [opens, closes].every((time) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(String(time))) &&
      String(opens) < String(closes)
        ? []
        : [`${name} opens at "${opens}" and closes at "${closes}"; times are hh:mm:ss, the earlier first.`],
    );
    return [...faults.filter(([isFaulty]) => isFaulty).map(([, words]) => `${name} ${words}.`), ...hours];
  });
}

function breadcrumbsAreInOrder({ '@graph': nodes }: Graph, { url, text }: PageFacts): ReadonlyArray<string> {
  return ofType(nodes, 'BreadcrumbList').flatMap((list) => {
    const items = objectsOf(list.itemListElement);
    const steps = items.flatMap(({ position, name, item }, index) => [
      ...(position === index + 1 ? [] : [`Step ${index + 1} of the breadcrumb has the position ${position}.`]),
      ...(name && item ? [] : [`Step ${index + 1} of the breadcrumb lacks a name or an address.`]),
      ...(showsWords(text, String(name)) ? [] : [`The breadcrumb's "${name}" is not visible.`]),
    ]);
    const ends = items.length >= 2 && items.at(-1)?.item === url;
    return ends ? steps : [...steps, 'The breadcrumb has one step only or does not end at this page.'];
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
  return nodes
    .flatMap(nodesIn)
    .filter((node) => node['@type'] === 'Offer')
    .flatMap((offer) => {
      const [service] = objectsOf(offer.itemOffered);
      const [price] = objectsOf(offer.priceSpecification);
      return [
        ...(showsWords(text, String(service?.name)) ? [] : [`The page does not show the offer "${service?.name}".`]),
        ...(price && !text.includes(`$${price.minPrice}`)
          ? [`The page does not show the price $${price.minPrice}.`]
          : []),
        ...(price && price.priceCurrency !== 'CAD' ? [`The price of "${service?.name}" is not in CAD.`] : []),
      ];
    });
}

function datesAreDates({ '@graph': nodes }: Graph): ReadonlyArray<string> {
  return nodes
    .flatMap((node) => stringsOf(node.dateModified))
    .filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
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
