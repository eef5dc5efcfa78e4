import '@testing-library/jest-dom';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { manifestFile } from './picture-manifest';

const jpeg = {
  type: 'image/jpeg',
  srcSet: [
    { width: 480, file: 'car-480.jpg' },
    { width: 640, file: 'car-640.jpg' },
  ],
};
const car = { width: 640, height: 480, sources: [{ ...jpeg, type: 'image/avif' }, jpeg] };

const project = process.cwd();
const scratch = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterEach(() => process.chdir(project));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a picture reserves its size and names its files', async () => {
  const { Picture, picturePath } = await withManifest(JSON.stringify({ car }));
  render(<Picture name="car" alt="A car" sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'A car' });
  expect(image).toHaveAttribute('src', '/pictures/car-640.jpg');
  expect(image).toHaveAttribute('height', '480');
  expect(picturePath('car')).toBe('/pictures/car-640.jpg');
});

test('a browser is offered the better formats by their names, in each width, and takes the last where it knows none', async () => {
  const { Picture } = await withManifest(JSON.stringify({ car }));
  render(<Picture name="car" alt="A car" sizes="50vw" />);
  const files = '/pictures/car-480.jpg 480w, /pictures/car-640.jpg 640w';
  const offers = [...document.querySelectorAll('source, img')].map((offer) =>
    ['type', 'srcset', 'sizes'].map((name) => offer.getAttribute(name)),
  );
  expect(offers).toEqual([
    ['image/avif', files, '50vw'],
    [null, files, '50vw'],
  ]);
});

test('phones in portrait get the picture’s phone crop, in its own proportions', async () => {
  const phone = {
    width: 360,
    height: 480,
    sources: [{ type: 'image/jpeg', srcSet: [{ width: 360, file: 'phone.jpg' }] }],
  };
  const { Picture } = await withManifest(JSON.stringify({ car, 'car:phone': phone }));
  render(<Picture name="car" alt="A car" sizes="50vw" hasPhoneCrop />);
  const crops = [...document.querySelectorAll('source[media]')];
  expect(crops).toHaveLength(1);
  // The first source that fits is taken.
  expect(document.querySelector('source')).toBe(crops[0]);
  expect(crops[0]).toHaveAttribute('media', expect.stringContaining('max-width'));
  expect(crops[0]).toHaveAttribute('srcset', '/pictures/phone.jpg 360w');
  expect(crops[0]).toHaveAttribute('height', '480');
});

test('the hero is fetched before all other pictures, and those wait until they come near', async () => {
  const { Picture } = await withManifest(JSON.stringify({ car }));
  render(<Picture name="car" alt="Hero" sizes="100vw" priority />);
  render(<Picture name="car" alt="Another" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Hero' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Hero' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Another' })).toHaveAttribute('loading', 'lazy');
});

test.each([
  ['no manifest', undefined, 'The pictures are not encoded yet'],
  ['another picture', JSON.stringify({ boat: car }), 'The picture "car" is not encoded'],
])('%s is said in a sentence that names the command', async (_, text, words) => {
  const { picturePath } = await withManifest(text);
  expect(() => picturePath('car')).toThrow(words);
  expect(() => picturePath('car')).toThrow('npm run pictures');
});

/** The module, loaded afresh with this manifest, which it reads once. */
async function withManifest(text: string | undefined) {
  const folder = mkdtempSync(path.join(scratch, 'project-'));
  mkdirSync(path.join(folder, path.dirname(manifestFile)), { recursive: true });
  if (text !== undefined) writeFileSync(path.join(folder, manifestFile), text);
  process.chdir(folder);
  jest.resetModules();
  return import('./picture');
}
