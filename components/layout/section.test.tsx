import '@testing-library/jest-dom';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { brand } from '@/content/settings';
import { Section } from './section';

encodePictures([brand.detailPicture]);

test('a picture behind the words is lazy and says nothing', () => {
  document.body.innerHTML = renderToString(<Section backdrop={brand.detailPicture}>Words</Section>);
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('without a picture a section holds its words only', () => {
  expect(renderToString(<Section tone="ink">Words</Section>)).toMatch(/^<section[^>]*>Words<\/section>$/);
});
