// For developers: which pictures of pictures.ts a page or the gallery shows.
import type { Brand } from './brands';
import { type GalleryItem, gallery } from './gallery';
import type { Page } from './pages';
import type { PictureName } from './pictures';

/** The pictures that a page shows as content, for the sitemap; the ones behind its words are not. */
export function picturesOf(page: Page, brand: Pick<Brand, 'heroPicture'>): ReadonlyArray<PictureName> {
  switch (page.kind) {
    case 'home':
      return [brand.heroPicture, ...gallery.flatMap(picturesOn)];
    case 'tool':
      return [];
    case 'city':
    case 'car':
    case 'auto':
    case 'near-me':
      return [brand.heroPicture];
  }
}

/** The pictures on a slide. Those of a pair take the place of the slide's own, which their link opens. */
export function picturesOn({ image, pair }: GalleryItem): ReadonlyArray<PictureName> {
  return pair ? [pair.before, pair.after] : [image];
}

/** Every picture that the gallery needs, those on its slides and those that only a link opens. */
export function galleryPictures(): ReadonlyArray<PictureName> {
  return [...new Set(gallery.flatMap((item) => [item.image, ...picturesOn(item)]))];
}
