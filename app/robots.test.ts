import { brand } from '@/content/settings';
import { absoluteUrl } from './_seo/absolute-url';
import robots from './robots';

test('robots.txt lets everybody in and names the sitemap, unless that is empty, as of a brand that gives way', () => {
  Object.assign(brand, { canonicalOrigin: undefined });
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') });
  Object.assign(brand, { canonicalOrigin: 'https://another-brand.ca' });
  expect(robots().sitemap).toBeUndefined();
});
