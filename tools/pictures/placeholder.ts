import sharp from 'sharp';
import { placeholderColumns, placeholderRows } from '../../components/ui/picture-manifest';

/** The mean colours of a picture's parts, row by row, as CSS writes them in three digits. */
export async function meanColours(picture: string | Buffer): Promise<ReadonlyArray<string>> {
  const channels = await sharp(picture)
    .resize(placeholderColumns, placeholderRows, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const digits = Array.from(channels, (channel) => Math.round(channel / 17).toString(16)).join('');
  return digits.match(/.../g)?.map((colour) => `#${colour}`) ?? [];
}
