import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { entry } from '@/content/checks/entry.fixture';
import { reviews } from '@/content/reviews';
import { ReviewsSection } from './reviews';

test('without reviews there is no heading and no empty ticker', () => {
  expect(renderToString(<ReviewsSection heading="Reviews" reviews={[]} />)).toBe('');
});

test('a review shows as many stars as it gave', () => {
  const review = { ...entry(reviews, 0), stars: 4 } as const;
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={[review]} />);
  screen.getByRole('img', { name: '4 out of 5 stars' });
});
