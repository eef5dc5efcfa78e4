import { pages } from './pages';
import { brand } from './settings';
import { cardAlt, cardOf } from './social-card';

test.each(['', '.'])('a card in words has one full stop after a text that ends with "%s"', (end) => {
  const card = { heading: `Detailing${end}`, line: `We come to you${end}`, picture: brand.heroPicture };
  expect(cardAlt(card, 'Shine')).toMatch(/^Shine: Detailing\. We come to you\. [^.].*[^.]\.$/);
});

test('no two cards say the same', () => {
  const said = pages.map((page) => cardOf(page, brand)).map(({ heading, line }) => `${heading}: ${line}`);
  expect(new Set(said).size).toBe(said.length);
});
