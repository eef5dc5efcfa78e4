import { brand } from './settings';
import { cardAlt } from './social-card';

test.each(['', '.'])('a card in words has one full stop after a text that ends with "%s"', (end) => {
  const card = { heading: `Detailing${end}`, line: `We come to you${end}`, picture: brand.heroPicture };
  expect(cardAlt(card, 'Shine')).toMatch(/^Shine: Detailing\. We come to you\. [^.].*[^.]\.$/);
});
