import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encodePictures } from '@/components/ui/picture-manifest.fixture';
import { entry } from '@/content/checks/entry.fixture';
import { slugPages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import { reviewsNear } from '@/content/reviews';
import { brand } from '@/content/settings';
import { SlugTemplate } from './slug-template';

encodePictures(Object.keys(pictures));

const pagesOfTowns = slugPages.flatMap((page) => (page.kind === 'near-me' ? [] : [[page.path, page] as const]));

test.each(pagesOfTowns)('the reviews on %s begin with the one from nearest by', (_, page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const [first] = within(screen.getByRole('region', { name: 'Customer reviews' })).getAllByRole('listitem');
  const nearest = entry(reviewsNear(page.city), 0);
  expect(first?.textContent).toContain(nearest.location);
  expect(first?.textContent).toContain(nearest.review);
});
