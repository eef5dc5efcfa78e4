import { assertSlugs, assertUnique } from './assert-pages';

test.each([
  [['duncan', 'duncan'], 'content/cities or content/landings has the slug "duncan" twice'],
  [['og'], 'The slug "og" is one that the site uses itself'],
  [['robots'], 'The slug "robots" is one that the site uses itself'],
  [['llms'], 'The slug "llms" is one that the site uses itself'],
  // Its social card would take the place of the home page's.
  [['home'], 'The slug "home" is one that the site uses itself'],
  // A text file beside the page of its name would be dropped as that page's payload.
  [['indexnow'], 'The slug "indexnow" is one that the site uses itself'],
  [['licenses'], 'The slug "licenses" is one that the site uses itself'],
  // Folders of the export.
  [['pictures'], 'The slug "pictures" is one that the site uses itself'],
  [['icons'], 'The slug "icons" is one that the site uses itself'],
  [['deploy'], 'The slug "deploy" is one that the site uses itself'],
  // Pages of the export and of the mail desk.
  [['index'], 'The slug "index" is one that the site uses itself'],
  [['404'], 'The slug "404" is one that the site uses itself'],
  [['outbox'], 'The slug "outbox" is one that the site uses itself'],
  [['api'], 'The slug "api" is one that the site uses itself'],
  [['mill--bay'], 'The slug "mill--bay" may hold only lowercase letters'],
  [['mill-bay-'], 'The slug "mill-bay-" may hold only lowercase letters'],
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
