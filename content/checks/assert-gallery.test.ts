import { entry } from '../entry.fixture';
import { type GalleryItem, gallery } from '../gallery';
import { type PictureName, pictures } from '../pictures';
import { assertGallery } from './assert-gallery';
import { without } from './without.fixture';

const slide = entry(gallery, 0);

test('a gallery without slides, with a picture that is not there or missing in a pair, or with one id twice, stops the build', () => {
  const file = 'content/gallery.ts';
  const none = 'none' as GalleryItem['image'];
  const anotherPicture = (Object.keys(pictures) as Array<PictureName>).find((name) => name !== slide.image) ?? none;
  expect(() => assertGallery(gallery)).not.toThrow();
  expect(() => assertGallery([])).toThrow(`${file}: the field "gallery" must hold at least one entry.`);
  expect(() => assertGallery([without(slide, 'description')])).toThrow(
    `${file} lacks the field "gallery > 1 > description"`,
  );
  const noImage = { ...slide, image: none };
  expect(() => assertGallery([slide, noImage])).toThrow(
    `${file} (slide 2): image is "none", which content/pictures.ts`,
  );
  const noAfter = { ...slide, pair: { before: slide.image, after: none } };
  expect(() => assertGallery([slide, noAfter])).toThrow(
    `${file} (slide 2): after is "none", which content/pictures.ts`,
  );
  const halfPair = { before: slide.image } as never;
  expect(() => assertGallery([slide, { ...slide, pair: halfPair }])).toThrow(
    `${file} lacks the field "gallery > 2 > pair > after"`,
  );
  expect(() => assertGallery([slide, { ...slide, image: anotherPicture }])).toThrow(
    `${file} has the id "${slide.id}" twice`,
  );
  expect(() => assertGallery([slide, { ...slide, id: -1 }])).toThrow(`${file} has the image "${slide.image}" twice`);
  const samePair = { before: anotherPicture, after: anotherPicture };
  expect(() => assertGallery([{ ...slide, pair: samePair }])).toThrow(
    `${file} (slide 1): its pair is "${anotherPicture}" twice`,
  );
});
