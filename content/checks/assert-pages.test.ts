import { assertSlugs, assertUnique } from './assert-pages';

test.each([
  [['duncan', 'duncan'], 'Two pages have the slug "duncan"'],
  [['og'], 'The slug "og" is one that the site uses itself'],
  [['robots'], 'The slug "robots" is one that the site uses itself'],
  [['llms'], 'The slug "llms" is one that the site uses itself'],
  // Its social card would take the place of the home page's.
  [['home'], 'The slug "home" is one that the site uses itself'],
  [['Mill Bay'], 'The slug "Mill Bay" may hold only lowercase letters'],
])('the slugs %j stop the build and are named', (slugs, message) => {
  expect(() => assertSlugs(slugs)).toThrow(message);
});

test.each(['title', 'metaDescription'] as const)(
  'a %s that two pages share stops the build and both are named',
  (field) => {
    const twice = ['/a', '/b'].map((path) => ({ path, title: path, metaDescription: path, [field]: 'Car Detailing' }));
    expect(() => assertUnique(twice, field)).toThrow(`The pages /a and /b have the same ${field}, "Car Detailing"`);
  },
);
