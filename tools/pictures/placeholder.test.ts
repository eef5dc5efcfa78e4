/** @jest-environment node */
import sharp from 'sharp';
import { placeholderColumns, placeholderRows } from '../../components/ui/picture-manifest';
import { meanColours } from './placeholder';

test('a placeholder has the colours of the picture where the picture has them', async () => {
  const black = { create: { width: 60, height: 40, channels: 3, background: '#000' } } as const;
  const red = await sharp({ create: { ...black.create, width: 30, background: '#f00' } })
    .png()
    .toBuffer();
  const halfRed = await sharp(black)
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const colours = await meanColours(halfRed);
  expect(colours).toHaveLength(placeholderColumns * placeholderRows);
  expect(colours[0]).toBe('#f00');
  expect(colours.at(-1)).toBe('#000');
  const areRed = colours.map((colour) => /^#[89a-f]/.test(colour));
  expect(areRed).toEqual(colours.map((_, index) => index % placeholderColumns < placeholderColumns / 2));
});
