import { assertSlugs, assertTitles } from './assert-content';

test.each([
  [['duncan', 'duncan'], 'Two pages have the slug "duncan"'],
  [['og'], 'The slug "og" would hide a fixed route'],
  [['robots'], 'The slug "robots" would hide a fixed route'],
  [['Mill Bay'], 'The slug "Mill Bay" may hold only small letters'],
])('the slugs %j stop the build and are named', (slugs, message) => {
  expect(() => assertSlugs(slugs)).toThrow(message);
});

test('a title that two pages share stops the build and both are named', () => {
  const twice = ['/a', '/b'].map((path) => ({ path, title: 'Car Detailing' }));
  expect(() => assertTitles(twice)).toThrow('The pages /a and /b have the same title, "Car Detailing"');
});
