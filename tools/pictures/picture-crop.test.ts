import { phoneCrop, wholeCrop } from './picture-crop';

const master = (width: number, height: number) => ({ file: 'car.jpg', width, height, alt: 'A car', sample: false });

test('phones show the right 60 % of the hero, from the middle of its height', () => {
  const { region, widths } = phoneCrop(master(2000, 1200));
  expect(region).toEqual({ left: 800, top: 105, width: 1200, height: 990 });
  expect(widths).toEqual([480, 640, 828]);
});

test('no picture is encoded wider than what is shown of its master', () => {
  expect(wholeCrop(master(1080, 720)).widths).toEqual([480, 640, 828, 1080]);
  expect(phoneCrop(master(1080, 720)).widths).toEqual([480, 640]);
});

test('the smallest master that is taken leaves phones a picture', () => {
  expect(phoneCrop(master(880, 600)).widths).toEqual([480]);
});

test('of a hero that is wider than phones need, they are shown the whole height and nothing beyond it', () => {
  expect(phoneCrop(master(2400, 900)).region).toEqual({ left: 960, top: 0, width: 1440, height: 900 });
});
