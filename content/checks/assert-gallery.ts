import type { GalleryItem } from '../gallery';
import { pictures } from '../pictures';
import { assertDistinct } from './assert-list';
import { galleryPair, gallerySlide } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

/**
 * Stops the build on a gallery that would show a heading over nothing, or a picture that is not there. @throws with the
 * fix.
 */
export function assertGallery(items: ReadonlyArray<GalleryItem>) {
  const file = 'content/gallery.ts';
  assertShape(file, { gallery: items }, { gallery: [gallerySlide] });
  for (const [index, { image, pair }] of items.entries()) {
    if (pair) assertShape(file, pair, galleryPair, ['gallery', index + 1, 'pair']);
    const shown = Object.entries({ image, ...pair });
    for (const [field, name] of shown) assertPictureName(`${file} (slide ${index + 1})`, field, name);
    if (pair && pair.before === pair.after) {
      throw new UserError(`${file} (slide ${index + 1}): its pair is "${pair.before}" twice. Name two pictures.`);
    }
  }
  for (const field of ['id', 'image'] as const) {
    assertDistinct(
      file,
      field,
      items.map((item) => String(item[field])),
    );
  }
}

/** Stops the build on a picture that content/pictures.ts does not have. @throws with the field and the fix. */
export function assertPictureName(file: string, field: string, name: string) {
  if (Object.hasOwn(pictures, name)) return;
  throw new UserError(
    `${file}: ${field} is "${name}", which content/pictures.ts does not know. Use one of: ${Object.keys(pictures).join(', ')}. Or add a picture of that name there, as the others are.`,
  );
}
