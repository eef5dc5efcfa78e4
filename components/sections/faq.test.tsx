import { renderToString } from 'react-dom/server';
import { FaqSection } from './faq';

test('questions stand with their answers', () => {
  const html = renderToString(
    <FaqSection heading="Duncan questions" faqs={[{ question: 'Where?', answer: 'At home.' }]} />,
  );
  expect(html).toMatch(/Duncan questions.*Where\?.*At home\./s);
});

test('without questions there is no bare heading', () => {
  expect(renderToString(<FaqSection heading="Duncan questions" faqs={[]} />)).toBe('');
});
