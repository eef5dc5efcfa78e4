// The slides of 'See The Difference', in order: the picture's name from pictures.ts and the caption under it.
// A slide with `pair` shows two pictures of the same place, taken from the same spot, with a divider to drag.
import type { PictureName } from './pictures';

export type GalleryItem = {
  id: number;
  image: PictureName;
  description: string;
  pair?: { before: PictureName; after: PictureName };
};

export const galleryHeading = 'See The Difference';

/** The tags on a pair of pictures. */
export const pairTags = { before: 'Before', after: 'After' };

export const gallery: ReadonlyArray<GalleryItem> = [
  { id: 1, image: 'floor-mat-cleaning', description: 'Floor mat cleaning' },
  { id: 2, image: 'exterior-wash', description: 'Exterior wash and polish' },
  { id: 3, image: 'seat-deep-cleaning', description: 'Seat deep cleaning' },
  {
    id: 4,
    image: 'floor-mat-restoration',
    description: 'Floor mat restoration',
    pair: { before: 'floor-mat-before', after: 'floor-mat-after' },
  },
  { id: 5, image: 'boat-hull', description: 'Boat hull and deck cleaning' },
  { id: 6, image: 'pet-hair-removal', description: 'Pet hair removal' },
  {
    id: 7,
    image: 'cup-holder',
    description: 'Cup holder detail cleaning',
    pair: { before: 'cup-holder-before', after: 'cup-holder-after' },
  },
  { id: 8, image: 'paint-correction', description: 'Paint correction and polish' },
];
