import { packages, price } from './packages';

test('a price that a text asks for is one of the price list', () => {
  expect(packages.map(({ startsAtDollars }) => `$${startsAtDollars}`)).toContain(price('full'));
});

test('the price of a package that is not there stops the build and lists those that are', () => {
  expect(() => price('boats' as never)).toThrow(/^content\/packages\.ts has no package "boats".* one of: .*\bboat\b/);
});
