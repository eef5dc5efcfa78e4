// For developers: where the pictures of pictures.ts are shown.
import { brandList } from './brands';
import type { Brand } from './brands/types';
import { type GalleryItem, gallery } from './gallery';
import { landingList } from './landings';
import type { Page } from './pages';
import type { PictureName } from './pictures';

/**
 * The pictures that a page shows as content, the one at its top first, for the sitemap and the structured data; the ones
 * behind its words are not.
 */
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

/** The pictures behind the words of landings, where they are not the brand's own. */
export function backdropPictures(): ReadonlyArray<PictureName> {
  return landingList.flatMap(({ backdrop }) => backdrop ?? []);
}

type OwnPictures = Readonly<Record<'heroPicture' | 'detailPicture', string>>;

/** What no page of this brand shows, but one of another brand does. */
export function picturesOfOthers(own: OwnPictures, all: ReadonlyArray<OwnPictures> = brandList): ReadonlySet<string> {
  const picturesOfBrand = ({ heroPicture, detailPicture }: OwnPictures) => [heroPicture, detailPicture];
  const unwanted = new Set<string>(all.flatMap(picturesOfBrand));
  for (const name of [...picturesOfBrand(own), ...galleryPictures(), ...backdropPictures()]) unwanted.delete(name);
  return unwanted;
}
