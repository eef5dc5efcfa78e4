// Every picture of the site: the file in content/pictures/, its size in pixels and the words that describe it (alt
// text). To replace one, put the new file in content/pictures/ and change its line here. A picture with `sample: true`
// is a render made for this site; set it to false once it shows your own work.

export type PictureMaster = {
  /** File name in content/pictures/. */
  file: string;
  width: number;
  height: number;
  alt: string;
  sample: boolean;
};

export const pictures = {
  'hero-red': {
    file: 'hero-red.jpg',
    width: 2400,
    height: 1350,
    alt: 'Red coupe in a dark studio, outlined by light strips and mirrored in a glossy black floor',
    sample: true,
  },
  'hero-blue': {
    file: 'hero-blue.jpg',
    width: 2400,
    height: 1350,
    alt: 'Metallic blue coupe in a dark studio, outlined by light strips and mirrored in a glossy black floor',
    sample: true,
  },
  'floor-mat-cleaning': {
    file: 'gallery-1-floor-mat-cleaning.jpg',
    width: 1800,
    height: 1200,
    alt: 'Wooden brush scrubbing foam into a car carpet mat, dusty brown on the left and clean charcoal on the right',
    sample: true,
  },
  'exterior-wash': {
    file: 'gallery-2-exterior-wash.jpg',
    width: 1800,
    height: 1200,
    alt: 'Red microfibre wash mitt with foam on a wet black hood covered in water beads',
    sample: true,
  },
  'seat-deep-cleaning': {
    file: 'gallery-3-seat-deep-cleaning.jpg',
    width: 1800,
    height: 1200,
    alt: 'Diamond-quilted cognac leather seat, dull and dusty on the left, clean and rich on the right',
    sample: true,
  },
  'floor-mat-restoration': {
    file: 'gallery-4-floor-mat-restoration.jpg',
    width: 1800,
    height: 1200,
    alt: 'Before and after of a honeycomb rubber car mat, caked in dried mud on the left and spotless black on the right',
    sample: true,
  },
  'boat-hull': {
    file: 'gallery-5-boat-hull.jpg',
    width: 1800,
    height: 1200,
    alt: 'Glossy navy boat bow with stainless rail above dark rippled water',
    sample: true,
  },
  'pet-hair-removal': {
    file: 'gallery-6-pet-hair-removal.jpg',
    width: 1800,
    height: 1200,
    alt: 'Red rubber squeegee rolling pet hair off a dark fabric car seat, leaving a clean path',
    sample: true,
  },
  'cup-holder': {
    file: 'gallery-7-cup-holder.jpg',
    width: 1800,
    height: 1200,
    alt: 'Two car cup holders, the left dusty and full of crumbs, the right spotless with a gleaming chrome ring',
    sample: true,
  },
  'paint-correction': {
    file: 'gallery-8-paint-correction.jpg',
    width: 1800,
    height: 1200,
    alt: 'Black paint divided by yellow tape, swirl-scratched haze on the left, mirror-sharp hexagon light reflections and a red polishing pad on the right',
    sample: true,
  },
  'floor-mat-before': {
    file: 'gallery-4-before.jpg',
    width: 880,
    height: 587,
    alt: 'Honeycomb rubber car mat caked in dried mud',
    sample: true,
  },
  'floor-mat-after': {
    file: 'gallery-4-after.jpg',
    width: 880,
    height: 587,
    alt: 'The same honeycomb rubber car mat, spotless black',
    sample: true,
  },
  'cup-holder-before': {
    file: 'gallery-7-before.jpg',
    width: 880,
    height: 587,
    alt: 'Car cup holder, dusty and full of crumbs',
    sample: true,
  },
  'cup-holder-after': {
    file: 'gallery-7-after.jpg',
    width: 880,
    height: 587,
    alt: 'The same car cup holder, spotless, with a gleaming chrome ring',
    sample: true,
  },
  'detail-beads': {
    file: 'detail-beads.jpg',
    width: 1920,
    height: 1080,
    alt: 'Close-up of water beads on glossy red car paint',
    sample: true,
  },
  'detail-beads-blue': {
    file: 'detail-beads-blue.jpg',
    width: 1920,
    height: 1080,
    alt: 'Close-up of water beads on glossy blue car paint',
    sample: true,
  },
} as const satisfies Record<string, PictureMaster>;

export type PictureName = keyof typeof pictures;
