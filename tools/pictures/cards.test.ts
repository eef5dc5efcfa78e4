/** @jest-environment node */
import { claims } from '../../content/claims';
import { cityWords, hero } from '../../content/home';
import { indexingTool } from '../../content/indexing';
import { type Page, pages } from '../../content/pages';
import { brand } from '../../content/settings';
import { cardsToDraw } from './cards';

test('every page has a card of its own, with the words of that page over a picture of the brand', () => {
  const drawn = cardsToDraw().map(({ fileName, card }) => [fileName, card]);
  expect(drawn).toEqual(pages.map((page) => [`${page.slug || 'home'}.png`, wordsOf(page)]));
});

test('no two cards say the same', () => {
  const said = cardsToDraw().map(({ card: { heading, line } }) => `${heading}: ${line}`);
  expect(new Set(said).size).toBe(said.length);
});

function wordsOf(page: Page) {
  switch (page.kind) {
    case 'home':
      return { heading: hero.heading, line: hero.serving(), picture: brand.heroPicture };
    case 'city': {
      const { name, areas } = page.city;
      return { heading: cityWords.introHeading(name), line: areas.join(', '), picture: brand.heroPicture };
    }
    case 'tool':
      return { heading: indexingTool.heading, line: indexingTool.lead, picture: brand.detailPicture };
    default:
      return { heading: page.landing.heading, line: claims.mobile.text, picture: brand.detailPicture };
  }
}
