import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FaqSection } from './faq';

test('without questions there is no bare heading', () => {
  expect(renderToString(<FaqSection heading="Duncan questions" faqs={[]} />)).toBe('');
});

test('without questions, what follows them is there all the same', () => {
  document.body.innerHTML = renderToString(
    <FaqSection heading="Duncan questions" faqs={[]}>
      <p>More guides</p>
    </FaqSection>,
  );
  screen.getByText('More guides');
  expect(screen.queryByText('Duncan questions')).toBeNull();
});
