import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { entry } from '@/content/entry.fixture';
import { pairTags } from '@/content/gallery';
import { galleryPictures } from '@/content/page-pictures';
import { pictures } from '@/content/pictures';
import { GallerySection } from './gallery';

encodePictures(Object.keys(pictures));

const [before, after] = [entry(galleryPictures(), 0), entry(galleryPictures(), 1)];

test('of a pair, the picture before the work is under the tag that says so, and the one after it under the other', () => {
  const item = { id: 1, image: before, description: 'A seat', pair: { before, after } };
  document.body.innerHTML = renderToString(<GallerySection heading="Work" items={[item]} />);
  expect(altUnder(pairTags.before)).toBe(pictures[before].alt);
  expect(altUnder(pairTags.after)).toBe(pictures[after].alt);
});

test('a slide of one picture shows that picture over its caption', () => {
  document.body.innerHTML = renderToString(
    <GallerySection heading="Work" items={[{ id: 1, image: after, description: 'A seat' }]} />,
  );
  const slide = screen.getByRole('group', { name: '1 of 1' });
  expect(within(slide).getByRole('img').getAttribute('alt')).toBe(pictures[after].alt);
  within(slide).getByText('A seat');
  // There is no other to go to.
  expect(screen.queryByRole('button')).toBeNull();
});

test('a blur stands in for the pictures that are in view at first, until they have come, and for no other', () => {
  const items = [1, 2, 3, 4, 5].map((id) => ({ id, image: after, description: `Seat ${id}` }));
  document.body.innerHTML = renderToString(<GallerySection heading="Work" items={items} />);
  const blurs = screen.getAllByRole('group').map((slide) => slide.querySelectorAll('svg').length);
  // Of the last one an edge is in view once the gallery loops.
  expect(blurs).toEqual([1, 1, 1, 0, 1]);
});

function altUnder(tag: string) {
  const { parentElement } = screen.getByText(tag);
  return parentElement && within(parentElement).getByRole('img').getAttribute('alt');
}
