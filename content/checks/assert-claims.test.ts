import { assertFigures, assertRating } from './assert-claims';

test('a claim with other figures in the middle of a sentence stops the build and is named', () => {
  const durability = { text: '3-5 year durability', inText: '3-5 years' };
  const fine = {
    durability,
    customers: { text: '1000+', inText: 'over 1,000' },
    days: { text: '7 days', inText: 'daily' },
  };
  expect(() => assertFigures(fine)).not.toThrow();
  expect(() => assertFigures({ durability: { ...durability, text: '5-9 year durability' } })).toThrow(
    'content/claims.ts: durability says "5-9 year durability" in one place and "3-5 years" in another',
  );
  expect(() => assertFigures({ durability: { ...durability, text: '3-9 year durability' } })).toThrow('"3-9 year');
  expect(() => assertFigures({ guarantee: { text: '100% guarantee', inTitle: '90% Guarantee' } })).toThrow(
    'content/claims.ts: guarantee says "100% guarantee" in one place and "90% Guarantee" in another',
  );
});

test.each(['4.9', '49/5', '5.1/5', '0/5', '4.9 / 5'])(
  'a rating of %s, of which no stars can be drawn, stops the build',
  (text) => {
    expect(() => assertRating(text)).toThrow(`content/claims.ts: the text of rating is "${text}"`);
  },
);

test.each(['4.9/5', '4.85/5', '5/5', '5.0/5', '3/5'])('a rating of %s is fine', (text) => {
  expect(() => assertRating(text)).not.toThrow();
});
