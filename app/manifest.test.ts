import { homePage } from '@/content/pages';
import { themeColor } from '@/content/search';
import { brand } from '@/content/settings';
import manifest from './manifest';

test.each([
  ['Shine & Wash', 'Shine & Wash'],
  ['Shine & Waxed', 'Shine'],
  ['Cars – Detailing', 'Cars'],
  ['The Detail Shop', 'The Detail'],
  ['Ladysmith Auto Detailing', 'Ladysmith'],
  ['Schimmerglanzwerk Detailing', 'Schimmerglanzwerk'],
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

test('a phone finds an icon for its home screen, another that it may cut to a shape of its own, and the site’s colour', () => {
  const { icons, theme_color, background_color } = manifest();
  expect(icons).toEqual(
    expect.arrayContaining([
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]),
  );
  expect([theme_color, background_color]).toEqual([themeColor, themeColor]);
});
