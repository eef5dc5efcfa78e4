import type { PictureMaster } from '../../content/pictures';

/** What is shown of a master, in pixels, and in which widths: none is wider than the region, so nothing is enlarged. */
export type Crop = {
  region: { left: number; top: number; width: number; height: number };
  widths: ReadonlyArray<number>;
};

const allWidths = [480, 640, 828, 1080, 1440, 1920, 2400];
const phone = { share: 0.6, aspectRatio: 4 / 3.3, widest: 828 };

/** All of a picture. */
export function wholeCrop({ width, height }: PictureMaster): Crop {
  return { region: { left: 0, top: 0, width, height }, widths: widthsUpTo(width) };
}

/** What phones show of the hero: the right 60 % of the frame, where the car stands. */
export function phoneCrop(master: PictureMaster): Crop {
  const width = Math.round(master.width * phone.share);
  const height = Math.min(master.height, Math.round(width / phone.aspectRatio));
  const region = { left: master.width - width, top: Math.round((master.height - height) / 2), width, height };
  return { region, widths: widthsUpTo(Math.min(width, phone.widest)) };
}

function widthsUpTo(widest: number) {
  return allWidths.filter((width) => width <= widest);
}
