/** @jest-environment node */
import { cardName } from './cards';

test('a card is drawn again when its recipe, its words or the photograph under the same file name change', () => {
  const photograph = Buffer.from('photograph');
  const names = [
    cardName('recipe', 'words', photograph),
    cardName('other recipe', 'words', photograph),
    cardName('recipe', 'other words', photograph),
    cardName('recipe', 'words', Buffer.from('other photograph')),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(cardName('recipe', 'words', Buffer.from('photograph'))).toBe(names[0]);
});
