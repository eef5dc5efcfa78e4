import { amount, price } from './packages';

test('a price has a comma before its last three digits, as in the range that search engines are told', () => {
  expect([229, 1299].map(amount)).toEqual(['$229', '$1,299']);
});

test('the price of a package that is not there stops the build and lists those that are', () => {
  expect(() => price('boats' as never)).toThrow(
    /^content\/packages\.ts has no package "boats".* The packages are: \w+/,
  );
});
