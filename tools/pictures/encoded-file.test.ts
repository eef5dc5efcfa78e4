/** @jest-environment node */
import sharp from 'sharp';
import { encodeFile, formats, hashOfSource } from './encoded-file';

const region = { left: 0, top: 0, width: 40, height: 30 };

test('the files of a picture have other names when their master, region, a format or an option is another, and only then', () => {
  const [avif, ...others] = formats;
  if (!avif) throw new Error('There is no format.');
  const master = Buffer.from('a photograph');
  const hash = hashOfSource(master, region);
  expect(hashOfSource(Buffer.from('a photograph'), { ...region }, [{ ...avif }, ...others])).toBe(hash);
  const changed = [
    hashOfSource(Buffer.from('another'), region),
    hashOfSource(master, { ...region, left: 1 }),
    hashOfSource(master, region, others),
    ...formats.map((format) => {
      const worse = { ...format, options: { ...format.options, quality: 1 } };
      return hashOfSource(
        master,
        region,
        formats.map((each) => (each === format ? worse : each)),
      );
    }),
  ];
  expect(changed).not.toContain(hash);
});

test.each(formats)('the $format file shows the region in its width', async (format) => {
  const master = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  expect(await sharp(await encodeFile(master, region, 20, format)).metadata()).toMatchObject({
    width: 20,
    height: 15,
    format: format.format === 'avif' ? 'heif' : format.format,
  });
});

test.each(formats)('in the $format file fine stripes, as of upholstery, can still be seen', async (format) => {
  const [width, height] = [240, 160];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, byte) => {
      const [x, y] = [Math.floor(byte / 3) % width, Math.floor(byte / 3 / width)];
      return 60 + x / 2 + 25 * Math.sin(x / 1.7 + y / 3);
    }),
  );
  const master = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const file = await encodeFile(master, { left: 0, top: 0, width, height }, width, format);
  const shown = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();
  expect(shown).toHaveLength(pixels.length);
  const meanError = shown.reduce((sum, value, byte) => sum + Math.abs(value - (pixels[byte] ?? 0)), 0) / shown.length;
  // 1.3 to 2 now; a quality of 5 gives more than 4.
  expect(meanError).toBeLessThan(3);
});
