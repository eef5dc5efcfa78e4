import { entry } from '../entry.fixture';
import { packages } from '../packages';
import { assertOneHighlight, assertPackage, assertPackageKeys } from './assert-packages';
import { without } from './without.fixture';

const offer = entry(packages, 0);

test('a package that lacks something is named', () => {
  expect(() => assertPackage(without(offer, 'startsAtDollars'), 0)).toThrow(
    `content/packages.ts ("${offer.name}") lacks the field "startsAtDollars"`,
  );
});

test('a package without a name is named by its place, counted from one', () => {
  expect(() => assertPackage(without(offer, 'name'), 1)).toThrow(
    'content/packages.ts (package 2) lacks the field "name"',
  );
});

test.each([0, -229, 229.5])('a price of %j stops the build and is named', (startsAtDollars) => {
  expect(() => assertPackage({ ...offer, startsAtDollars }, 0)).toThrow(
    `content/packages.ts ("${offer.name}"): the field "startsAtDollars" is ${startsAtDollars}`,
  );
});

test('a line that a package has twice stops the build', () => {
  expect(() => assertPackage({ ...offer, note: 'Wax', features: ['Wash', 'Wax'] }, 0)).toThrow(
    `content/packages.ts ("${offer.name}") has the line "Wax" twice.`,
  );
});

test('a second highlighted package stops the build and both are named', () => {
  const listed = [{ name: 'A', highlighted: true }, { name: 'B' }];
  expect(() => assertOneHighlight(listed)).not.toThrow();
  expect(() => assertOneHighlight([...listed, { name: 'C', highlighted: true }])).toThrow('highlights "A" and "C"');
});

test('a price list without packages stops the build', () => {
  expect(() => assertPackageKeys([])).toThrow('content/packages.ts must hold at least one package');
});

test('a package named by a number, which would come first, stops the build', () => {
  expect(() => assertPackageKeys(['interior', 'boat2', '2door'])).not.toThrow();
  expect(() => assertPackageKeys(['interior', '2'])).toThrow('content/packages.ts: the name "2" before a colon');
});
