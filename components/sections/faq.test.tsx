import { renderToString } from 'react-dom/server';
import { FaqSection } from './faq';

test('without questions there is no bare heading', () => {
  expect(renderToString(<FaqSection heading="Duncan questions" faqs={[]} />)).toBe('');
});
