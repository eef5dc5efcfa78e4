// For developers: what a page's social card shows and says, and where it is served. Its words are taken from what the
// page shows.
import type { Brand } from './brands/types';
import { claims } from './claims';
import { cityWords, hero } from './home';
import { indexingWords } from './indexing';
import type { Page } from './pages';
import { type PictureName, pictures } from './pictures';

export type Card = { heading: string; line: string; picture: PictureName };

/** What a page's social card shows: its own heading, a line of its own, and a picture of the brand. */
export function cardOf(page: Page, brand: Pick<Brand, 'heroPicture' | 'detailPicture'>): Card {
  switch (page.kind) {
    case 'home':
      return { heading: hero.heading, line: hero.serving(), picture: brand.heroPicture };
    case 'city':
      return {
        heading: cityWords.introHeading(page.city.name),
        line: fittingLine(page.city.areas),
        picture: brand.heroPicture,
      };
    case 'car':
    case 'auto':
    case 'near-me':
      return { heading: page.landing.heading, line: claims.mobile.text, picture: brand.detailPicture };
    case 'tool':
      return { heading: indexingWords.heading, line: indexingWords.lead, picture: brand.detailPicture };
  }
}

/** Letters that take three lines: with a heading of three, a card has room for no more. */
const maxLineLength = 110;

/** As many names as there is room for, at least the first. */
function fittingLine(names: ReadonlyArray<string>): string {
  const line = names.join(', ');
  return line.length > maxLineLength && names.length > 1 ? fittingLine(names.slice(0, -1)) : line;
}

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
