import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { gallery } from '@/content/gallery';
import { homePage, pages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { brand, origin } from '@/content/settings';
import sitemap from './sitemap';

encodePictures(Object.keys(pictures));

test('the sitemap names the hero of every page, and on the home page what the gallery shows', () => {
  // A brand that gives way to another has an empty one.
  Object.assign(brand, { canonicalOrigin: undefined });
  const shown = gallery.flatMap(({ image, pair }) => (pair ? [pair.before, pair.after] : [image]));
  const addresses = (names: ReadonlyArray<string>) => names.map((name) => `${origin}/pictures/${name}.jpg`);
  expect(sitemap().map(({ url, images }) => ({ url, images }))).toEqual(
    pages
      .filter(({ indexable }) => indexable)
      .map((page) => ({
        url: `${origin}${page.path}`,
        images: addresses([brand.heroPicture, ...(page === homePage ? shown : [])]),
      })),
  );
});
