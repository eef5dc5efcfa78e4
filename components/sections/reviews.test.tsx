import { renderToString } from 'react-dom/server';
import { ReviewsSection } from './reviews';

test('without reviews there is no heading and no empty ticker', () => {
  expect(renderToString(<ReviewsSection heading="Reviews" reviews={[]} />)).toBe('');
});
