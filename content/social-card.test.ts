import { claims } from './claims';
import { cityWords, hero } from './home';
import { homePage, landingPages, pages, slugPages } from './pages';
import { brand } from './settings';
import { cardAlt, cardOf, cardPath, cardSize, maxCardBytes } from './social-card';

test.each(['', '.'])('a card in words has one full stop after a text that ends with "%s"', (end) => {
  const card = { heading: `Detailing${end}`, line: `We come to you${end}`, picture: brand.heroPicture };
  expect(cardAlt(card, 'Shine')).toMatch(/^Shine: Detailing\. We come to you\. [^.].*[^.]\.$/);
});

test('no two cards say the same', () => {
  const said = pages.map((page) => cardOf(page, brand)).map(({ heading, line }) => `${heading}: ${line}`);
  expect(new Set(said).size).toBe(said.length);
});

test('the cards of the home page and the towns show the car at the top of the page, with the places that are served', () => {
  expect(cardOf(homePage, brand)).toEqual({
    heading: hero.heading,
    line: hero.serving(),
    picture: brand.heroPicture,
  });
  for (const page of slugPages) {
    if (page.kind !== 'city') continue;
    expect(cardOf(page, brand)).toEqual({
      heading: cityWords.introHeading(page.city.name),
      line: expect.stringContaining(page.city.areas[0]),
      picture: brand.heroPicture,
    });
  }
});

test('the card of a town names as many of its areas as three lines hold', () => {
  const page = slugPages.find((candidate) => candidate.kind === 'city');
  if (!page) throw new Error('The site has no town.');
  const lineFor = (length: number) => {
    const area = (letter: string) => letter.repeat(length);
    const areas: typeof page.city.areas = [area('a'), area('b'), area('c'), area('d'), area('e'), area('f')];
    return cardOf({ ...page, city: { ...page.city, areas } }, brand).line;
  };
  expect(lineFor(10).split(', ')).toHaveLength(6);
  expect(lineFor(30).split(', ')).toHaveLength(3);
  expect(lineFor(200)).toBe('a'.repeat(200));
});

test('the card of a landing page has the heading of the page and the other picture of the brand', () => {
  for (const page of landingPages) {
    const { heading } = page.landing;
    expect(cardOf(page, brand)).toEqual({ heading, line: claims.mobile.text, picture: brand.detailPicture });
  }
});

test('cards have the size and the weight that messengers take, at the address of their page', () => {
  expect(cardSize).toEqual({ width: 1200, height: 630 });
  expect(maxCardBytes).toBeLessThanOrEqual(300_000);
  expect(pages.map(cardPath).slice(0, 2)).toEqual(['/og/home.png', `/og/${slugPages[0]?.slug}.png`]);
});
