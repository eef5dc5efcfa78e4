/**
 * The shape of everything the site says. If a content file leaves something out,
 * the build names the file and the missing field (checks/).
 */
import type { CitySlug } from './cities';
import type { PictureName } from './pictures';
import type { PlaceName } from './places';

/** The regions by which the list beside the map groups the towns, in its order. */
export const regions = [
  'Cowichan Valley',
  'Greater Victoria',
  'West Shore',
  'North Cowichan',
  'Central Vancouver Island',
  'Vancouver Island',
] as const;
export type Region = (typeof regions)[number];

/** Where a place is, in decimal degrees, WGS84. */
export type Position = { latitude: number; longitude: number };

/** A short heading with one or two plain sentences under it. */
export type Point = { title: string; text: string };

export type Faq = { question: string; answer: string };

/** A heading with paragraphs, used for the local text of a page. */
export type Passage = {
  heading: string;
  paragraphs: ReadonlyArray<string>;
};

/** What a landing page advises, case by case; a title such as 'Spring.' opens its paragraph in bold. */
export type Guide = { heading: string; points: ReadonlyArray<{ title?: string; text: string }> };

export type SixAreas = readonly [string, string, string, string, string, string];

/** One town with a page of its own. */
export type City = Position & {
  /** The address of the page, without the slash. */
  slug: string;
  name: string;
  region: Region;
  /** Six real neighbourhoods or roads that the crew drives to. */
  areas: SixAreas;
  /** The heading over the six areas. */
  areasHeading: string;
  /** What search results show under the title, as long as `descriptionLength` in search.ts says. */
  metaDescription: string;
  /** Two or three sentences that open the page and describe the service in this town. */
  description: string;
  /** Why drivers in this town choose a mobile detailer: the rest of the intro. */
  intro: ReadonlyArray<string>;
  /** What this place does to paint and upholstery. */
  conditions: { heading: string; points: ReadonlyArray<Point> };
  /** Where the crew parks and works here, and what to arrange beforehand. */
  parking: Passage;
  /** The five items of the 'Why Choose' list, each with a local reason. */
  reasons: readonly [Point, Point, Point, Point, Point];
  /** Four local questions, on the towns that have them. */
  faqs?: readonly [Faq, Faq, Faq, Faq];
  /**
   * Place in the footer's list, which takes the first `maxFooterCities`; leave out to keep the town out of the footer.
   * On a phone’s map, too, the first names find room first, once there is not enough for all.
   */
  footerOrder?: number;
  /** True puts the town on the short list that the indexing tool opens with; its list of all pages has every town. */
  onIndexingShortList: boolean;
  /** True puts the 'SEO Tools' button, which opens the indexing tool, on the town's page. */
  showsIndexingTool?: boolean;
  /** True while the page still has the general text of `npm run new:town`; the launch check asks for the town's own. */
  draft?: boolean;
};

type LandingBase = {
  slug: string;
  /** Browser and search title, no longer than `titleLength` in search.ts. */
  title: string;
  /** What search results show under the title, as long as `descriptionLength` in search.ts says. */
  metaDescription: string;
  /** What links to this page say. */
  linkText: string;
  /** The page's one h1. */
  heading: string;
  /** Opens the main section: two or three sentences. */
  lead: string;
  /** A picture of content/pictures.ts behind the page's one dark section; the brand's own where left out. */
  backdrop?: PictureName;
  faqs: ReadonlyArray<Faq>;
};

/** What the landings of one town have in common. */
export type CityLanding = LandingBase & {
  /** The slug of its town. */
  city: CitySlug;
  guide: Guide;
};

/** 'Car detailing {town}': local selling points, a panel of reasons, four services, a booking panel. */
export type CarLanding = CityLanding & {
  kind: 'car';
  sellingPoints: { heading: string; points: ReadonlyArray<Point> };
  whyChoose: { heading: string; points: readonly [Point, Point, Point] };
  services: { heading: string; points: readonly [Point, Point, Point, Point] };
  areas: { heading: string; names: ReadonlyArray<string>; note: string };
  book: { heading: string; text: string; button: string };
};

/** 'Auto detailing {town}': three badges, the Complete Auto Care list, coverage, a call to action. */
export type AutoLanding = CityLanding & {
  kind: 'auto';
  badges: readonly [Point, Point, Point];
  care: { heading: string; intro: string; points: ReadonlyArray<Point> };
  coverage: { heading: string; text: string; names: ReadonlyArray<string> };
  callToAction: { heading: string; text: string; button: string };
};

/** 'Detailing near me': a hub of links to every town, then advice and a checklist. */
export type NearMeLanding = LandingBase & {
  kind: 'near-me';
  guides: ReadonlyArray<Guide>;
  checklist: { heading: string; points: ReadonlyArray<Point> };
  hub: { heading: string; text: string };
};

export type Landing = CarLanding | AutoLanding | NearMeLanding;

/** The number of the business, as people read it and as telephones dial it, and whether it takes text messages. */
export type Phone = { display: string; international: string; receivesTexts: boolean; sample: boolean };

export type Email = { address: string; sample: boolean };

export type Package = {
  name: string;
  /** Canadian dollars; shown as 'Starts at $N'. */
  startsAtDollars: number;
  features: ReadonlyArray<string>;
  note?: string;
  badge?: string;
  /** True for the one row that carries the accent. */
  highlighted?: boolean;
};

export type Review = {
  name: string;
  /** A place of places.ts; decides which reviews a town page shows first. */
  location: PlaceName;
  review: string;
  /** Month and year, as shown. */
  date: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** True until the owner replaces it with a real review. */
  sample: boolean;
};

/**
 * What lastmod.json holds: for every page of the sitemap, by its path, the hash of its words (page-words.ts) and the day
 * they last changed, as YYYY-MM-DD. The words are the same for every brand, so the record is too. `npm run lastmod`
 * brings it up to date.
 */
export type Lastmod = Record<string, { hash: string; changedOn: string }>;
