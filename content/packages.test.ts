import { price } from './packages';

test('the price of a package that is not there stops the build and lists those that are', () => {
  expect(() => price('boats' as never)).toThrow(
    /^content\/packages\.ts has no package "boats".* The packages are: \w+/,
  );
});
