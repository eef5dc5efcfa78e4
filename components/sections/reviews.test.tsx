import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { review } from '@/content/checks/review.fixture';
import { fewestToDrift } from '@/content/reviews';
import { ReviewsSection } from './reviews';

test('without reviews there is no heading and no empty ticker', () => {
  expect(renderToString(<ReviewsSection heading="Reviews" reviews={[]} />)).toBe('');
});

test('one review, or a few, stand still, each once; more of them drift', () => {
  const few = Array.from({ length: fewestToDrift }, (_, index) => ({ ...review, review: `No. ${index}` }));
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={few.slice(1)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    few.slice(1).map((shown) => expect.stringContaining(shown.review)),
  );
  expect(screen.queryByRole('region')).toBeNull();
  // The export numbers what is static, and finds nothing within it.
  expect(document.querySelectorAll('[data-static] [data-static]')).toHaveLength(0);
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={few} />);
  screen.getByRole('region', { name: 'Customer reviews' });
});

test('a review shows as many stars as it gave', () => {
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={[{ ...review, stars: 4 }]} />);
  screen.getByRole('img', { name: '4 out of 5 stars' });
});
