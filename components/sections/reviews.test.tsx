import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { reviews } from '@/content/reviews';
import { ReviewsSection } from './reviews';

test('the server sends each review once, in the order given, with its stars as text', () => {
  const nearestFirst = reviews.toReversed();
  document.body.innerHTML = renderToString(<ReviewsSection heading="Reviews" reviews={nearestFirst} />);
  const cards = within(screen.getByRole('region', { name: 'Customer reviews' })).getAllByRole('listitem');
  expect(cards).toHaveLength(reviews.length);
  nearestFirst.forEach(({ review, name, location, date, stars }, index) => {
    const card = cards[index] ?? document.body;
    expect(card).toHaveTextContent(`${review}${name} · ${location} · ${date}`);
    expect(within(card).getByRole('img', { name: `${stars} out of 5 stars` })).toBeInTheDocument();
  });
});

test('without reviews there is no heading and no empty strip', () => {
  expect(renderToString(<ReviewsSection heading="Reviews" reviews={[]} />)).toBe('');
});
