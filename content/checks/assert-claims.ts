import type { Claim } from '../claims';
import { UserError } from './user-error';

/** Stops the build on a claim whose wordings name different figures. @throws with the claim and the fix. */
export function assertFigures(register: Readonly<Record<string, Claim>>) {
  const figures = (words = '') => (words.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).join();
  for (const [key, { text, inText, inTitle }] of Object.entries(register)) {
    const other = [inText, inTitle].find(
      (words) => figures(words) && figures(text) && figures(words) !== figures(text),
    );
    if (other !== undefined) {
      throw new UserError(
        `content/claims.ts: ${key} says "${text}" in one place and "${other}" in another. Write the same figures in both.`,
      );
    }
  }
}

/** Stops the build on a rating that no row of stars can show. @throws with the fix. */
export function assertRating(rating: string) {
  if (!/^([1-4](\.\d\d?)?|5(\.00?)?)\/5$/.test(rating)) {
    throw new UserError(
      `content/claims.ts: the text of rating is "${rating}". Write it as '4.7/5': the stars beside it are drawn from it.`,
    );
  }
}
