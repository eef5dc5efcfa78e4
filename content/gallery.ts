import type { PictureName } from './pictures';

// The eight slides of 'See The Difference', in order: the picture's name from pictures.ts and the caption under it.
export type GalleryItem = { id: number; image: PictureName; description: string };

export const galleryHeading = 'See The Difference';

export const gallery: ReadonlyArray<GalleryItem> = [
  { id: 1, image: 'floor-mat-cleaning', description: 'Floor mat cleaning' },
  { id: 2, image: 'exterior-wash', description: 'Exterior wash and polish' },
  { id: 3, image: 'seat-deep-cleaning', description: 'Seat deep cleaning' },
  { id: 4, image: 'floor-mat-restoration', description: 'Floor mat restoration' },
  { id: 5, image: 'boat-hull', description: 'Boat hull and deck cleaning' },
  { id: 6, image: 'pet-hair-removal', description: 'Pet hair removal' },
  { id: 7, image: 'cup-holder', description: 'Cup holder detail cleaning' },
  { id: 8, image: 'paint-correction', description: 'Paint correction and polish' },
];
