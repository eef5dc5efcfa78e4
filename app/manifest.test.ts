import { homePage } from '@/content/pages';
import { brand } from '@/content/settings';
import manifest from './manifest';

test.each([
  ['Shine & Wash', 'Shine & Wash'],
  ['Shine Auto Detailing', 'Shine'],
])('on a home screen, %s is called %s, and opens the home page in the browser', (name, shortName) => {
  const replaced = jest.replaceProperty(brand, 'name', name);
  expect(manifest()).toMatchObject({
    name,
    short_name: shortName,
    description: homePage.metaDescription,
    start_url: '/',
    scope: '/',
    display: 'browser',
  });
  replaced.restore();
});
