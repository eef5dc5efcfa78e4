import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FaqSection } from './faq';

test('without questions there is no bare heading', () => {
  expect(renderToString(<FaqSection heading="Duncan questions" faqs={[]} />)).toBe('');
});

test('without questions, the links that follow them are there all the same', () => {
  const related = { heading: 'More guides', links: [{ text: 'Car detailing Duncan', path: '/car-detailing-duncan' }] };
  document.body.innerHTML = renderToString(<FaqSection heading="Duncan questions" faqs={[]} related={related} />);
  screen.getByText('More guides');
  screen.getByRole('link', { name: 'Car detailing Duncan' });
  expect(screen.queryByText('Duncan questions')).toBeNull();
});

test('without questions and without links there is no empty section', () => {
  const related = { heading: 'More guides', links: [] };
  expect(renderToString(<FaqSection heading="Duncan questions" faqs={[]} related={related} />)).toBe('');
});
