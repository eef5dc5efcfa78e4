import { packageLines } from '../package-lines';
import type { Package } from '../types';
import { assertDistinct } from './assert-list';
import { packageShape } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

/** Stops the build on a package that is not complete or has no price. @throws with the package and the fix. */
export function assertPackage(offer: Package, index: number) {
  const where = `content/packages.ts (${offer.name ? `"${offer.name}"` : `package ${index + 1}`})`;
  assertShape(where, offer, packageShape);
  assertDistinct(where, 'line', packageLines(offer));
  if (!Number.isInteger(offer.startsAtDollars) || offer.startsAtDollars <= 0) {
    throw new UserError(
      `${where}: the field "startsAtDollars" is ${offer.startsAtDollars}. Write a whole number of dollars above 0, such as 649.`,
    );
  }
}

/**
 * Stops the build on a list without packages, and on one named by a number: JavaScript would put it first. @throws with
 * the fix.
 */
export function assertPackageKeys(keys: ReadonlyArray<string>) {
  if (keys.length === 0) throw new UserError('content/packages.ts must hold at least one package.');
  const number = keys.find((key) => /^\d+$/.test(key));
  if (number === undefined) return;
  throw new UserError(
    `content/packages.ts: the name "${number}" before a colon is a number, so its package would come first. Begin it with a letter.`,
  );
}

/** Stops the build on two highlighted packages: one stands out only alone. @throws with their names. */
export function assertOneHighlight(listed: ReadonlyArray<Pick<Package, 'name' | 'highlighted'>>) {
  const names = listed.filter(({ highlighted }) => highlighted).map(({ name }) => `"${name}"`);
  if (names.length < 2) return;
  throw new UserError(
    `content/packages.ts highlights ${names.join(' and ')}. Only one package can stand out: keep \`highlighted: true\` in one.`,
  );
}
