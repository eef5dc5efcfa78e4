import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { reviewsNear } from '@/content/reviews';
import { brand } from '@/content/settings';
import { SlugTemplate } from './slug-template';

encodePictures(Object.keys(pictures));

const pagesOfTowns = slugPages.flatMap((page) => (page.kind === 'near-me' ? [] : [[page.path, page] as const]));

test.each(pagesOfTowns)('the reviews on %s begin with the one from nearest by', (_, page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const region = screen.queryByRole('region', { name: 'Customer reviews' });
  const [nearest] = reviewsNear(page.city);
  if (!nearest) return expect(region).toBeNull();
  const first = region?.querySelector('li')?.textContent;
  expect(first).toContain(nearest.location);
  expect(first).toContain(nearest.review);
});
