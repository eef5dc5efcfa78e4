// The words that search engines, link previews and other machines read about the site. Most are taken from what the
// pages show; the rest are here. Make no promises here; claims belong in claims.ts.
// For developers: a function here takes texts only, because checks/shape.ts calls it to look at what it says.
import { claims } from './claims';
import { about } from './home';
import { lowestPrice } from './packages';
import type { Landing } from './types';

/** The site's colour outside its pages: the address bar on phones, the launch screen and the icons' background. */
export const themeColor = '#0b0d10';

/** The organisation record: what the business is, as the home page says it. */
export const organisationDescription = about.paragraphs.join(' ');

/** The four offers of the organisation record. */
export const organisationOffers = [
  'Mobile car detailing',
  'Ceramic coating',
  'Interior detailing',
  'Paint protection film',
] as const;

/** The price range of the organisation record; a town's business record uses the one in business.ts. */
export const organisationPriceRange = '$$';

/** What the price list of a town's business record is called. */
export const offerCatalogName = 'Detailing packages and starting prices';

/** Keywords of a town's business record: the services its page lists, with the town's name. */
export function cityKeywords(name: string): ReadonlyArray<string> {
  return ['mobile auto detailing', 'car detailing', 'interior detailing', 'ceramic coating', 'cut and polish'].map(
    (words) => `${words} ${name}`,
  );
}

/** The kind of service each kind of landing page describes; on a town's, also its step in the breadcrumb. */
export const landingServiceType = {
  car: 'Car detailing',
  auto: 'Auto detailing',
  'near-me': 'Mobile auto detailing',
} as const satisfies Record<Landing['kind'], string>;

/** What search results show after a place's name. */
const searchTitle = `${claims.numberOne.text} Mobile Auto Detailing | ${claims.nonToxic.inTitle}`;

export const homeMeta = {
  title: `Vancouver Island BC ${searchTitle}`,
  metaDescription: `Mobile auto detailing on Vancouver Island: we come to your home or office with ${claims.nonToxic.inDescription} products. Prices from ${lowestPrice}. Call or request a free quote online.`,
};

/** The title of a town's page. Its length follows from the name, so nothing limits it. */
export function cityTitle(name: string): string {
  return `${name} BC ${searchTitle}`;
}

/** Characters of a title that search results mostly show whole: a rule of thumb, no search engine publishes a number. */
export const titleLength = { max: 65 } as const;

/** The same for a page's description; a shorter one is often replaced with other words of the page. */
export const descriptionLength = { min: 110, max: 155 } as const;
