/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { type Claim, claims } from './claims';

// The owner may have deleted it.
const { numberOne }: Partial<Record<string, Claim>> = claims;

// One-word claims ('Guaranteed') are also ordinary words, and paraphrases cannot be detected, so neither is checked.
test('a claim of several words, or with a figure, is repeated word for word by no other file of content/, except where customers say it', () => {
  const worded = Object.values<Claim>(claims)
    .flatMap(({ text, inText, inTitle }) => [text, inText, inTitle])
    .filter((words) => words !== undefined)
    .filter((words) => /[\d ]/.test(words) && words !== numberOne?.text);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !['claims.ts', 'reviews.ts'].includes(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const code = readFileSync(`content/${file}`, 'utf8').replace(/^\s*(\/\/|\/\*\*|\*).*$/gm, '');
    return worded.filter((words) => code.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});
