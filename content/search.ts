// The words that search engines, link previews and other machines read about the site. Most are taken from what the
// pages show; the rest are here. Make no promises here; claims belong in claims.ts.
import type { Brand } from './brands';
import { claims } from './claims';
import { gallery } from './gallery';
import { about, cityWords, hero } from './home';
import { indexingTool } from './indexing';
import type { Page } from './pages';
import { type PictureName, pictures } from './pictures';
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

/** The kind of service each kind of landing page describes. */
export const landingServiceType = {
  car: 'Car detailing',
  auto: 'Auto detailing',
  'near-me': 'Mobile auto detailing',
} as const satisfies Record<Landing['kind'], string>;

export type Card = { heading: string; line: string; picture: PictureName };

/** What a page's social card shows: its own heading, a line of its own, and a picture from the page. */
export function cardOf(page: Page, brand: Pick<Brand, 'heroPicture' | 'detailPicture'>): Card {
  switch (page.kind) {
    case 'home':
      return { heading: hero.heading, line: hero.serving(), picture: brand.heroPicture };
    case 'city':
      return {
        heading: cityWords.introHeading(page.city.name),
        line: page.city.areas.join(', '),
        picture: brand.heroPicture,
      };
    case 'car':
    case 'auto':
    case 'near-me':
      return { heading: page.landing.heading, line: claims.mobile.text, picture: brand.detailPicture };
    case 'tool':
      return { heading: indexingTool.heading, line: indexingTool.lead, picture: brand.detailPicture };
  }
}

/** The pictures a page shows, for the sitemap. */
export function picturesOf(page: Page, brand: Pick<Brand, 'heroPicture'>): ReadonlyArray<PictureName> {
  switch (page.kind) {
    case 'home':
      return [brand.heroPicture, ...gallery.map(({ image }) => image)];
    case 'tool':
      return [];
    case 'city':
    case 'car':
    case 'auto':
    case 'near-me':
      return [brand.heroPicture];
  }
}

/** Characters of a title that search results show whole. */
export const titleLength = { max: 65 } as const;

/** Characters of a page's description that search results show whole and do not replace with words of their own. */
export const descriptionLength = { min: 110, max: 160 } as const;

/** Link previews of some services give up on larger pictures. */
export const maxCardBytes = 150_000;

/** Pixels of every social card, the size that link previews crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where a page's social card is served. */
export function cardPath({ slug }: Pick<Page, 'slug'>): string {
  return `/og/${slug || 'home'}.png`;
}

/** The card in words, for screen readers. */
export function cardAlt({ heading, line, picture }: Card, brandName: string): string {
  return `${brandName}: ${[heading, line, pictures[picture].alt].map((words) => words.replace(/\.$/, '')).join('. ')}.`;
}
