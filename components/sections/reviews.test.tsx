import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { review } from '@/content/checks/review.fixture';
import { ReviewsSection } from './reviews';

test('without reviews there is no heading and no empty ticker', () => {
  expect(renderToString(<ReviewsSection heading="Reviews" reviews={[]} />)).toBe('');
});

test('a review shows as many stars as it gave', () => {
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={[{ ...review, stars: 4 }]} />);
  screen.getByRole('img', { name: '4 out of 5 stars' });
});
