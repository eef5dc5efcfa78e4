// For developers: which pictures of pictures.ts a page shows.
import type { Brand } from './brands';
import { gallery, picturesOn } from './gallery';
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
