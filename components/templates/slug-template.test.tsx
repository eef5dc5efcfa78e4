import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { picturePath } from '@/components/ui/picture';
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
  const [nearest] = reviewsNear(page.city);
  if (!nearest) return expect(screen.queryByRole('region', { name: 'Customer reviews' })).toBeNull();
  const card = screen.getByText(nearest.review).closest('li');
  expect(card?.textContent).toContain(nearest.location);
  expect(card?.parentElement?.firstElementChild).toBe(card);
});

test.each(slugPages)('the footer marks $path, where it lists it', (page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const footer = within(screen.getByRole('contentinfo'));
  const own = footer.getAllByRole('link').filter((link) => link.getAttribute('href') === page.path);
  expect(footer.queryAllByRole('link', { current: 'page' })).toEqual(own);
});

const landings = slugPages.flatMap((page) => (page.kind === 'city' ? [] : [[page.path, page] as const]));

test.each(landings)('the dark section of %s has the picture that the landing names, or the brand’s', (_, page) => {
  document.body.innerHTML = renderToString(<SlugTemplate brand={brand} page={page} />);
  const backdrop = document.querySelector('section.isolate picture img');
  expect(backdrop?.getAttribute('src')).toBe(picturePath(page.landing.backdrop ?? brand.detailPicture));
});
