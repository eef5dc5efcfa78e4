/** @jest-environment node */
import { pages } from '../../content/pages';
import { brand } from '../../content/settings';
import { cardsToDraw } from './cards';

test('every page has a card of its own: no other has its file or says the same, and the picture is one of the brand', () => {
  const drawn = cardsToDraw();
  expect(drawn).toHaveLength(pages.length);
  expect(new Set(drawn.map(({ fileName }) => fileName)).size).toBe(pages.length);
  expect(new Set(drawn.map(({ card: { heading, line } }) => `${heading}: ${line}`)).size).toBe(pages.length);
  for (const { card } of drawn) expect([brand.heroPicture, brand.detailPicture]).toContain(card.picture);
});
