import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';
import { Slide } from './slide';

test('the server sends every slide with its place and caption, and no button where scripts do not run', () => {
  const captions = ['Floor mat', 'Seat', 'Boat'];
  document.body.innerHTML = renderToString(
    <Carousel label="See The Difference" heading={<h2>See The Difference</h2>}>
      {captions.map((caption, index) => (
        <Slide key={caption} position={`${index + 1} of ${captions.length}`} caption={caption}>
          <a href="/large.jpg">Open</a>
        </Slide>
      ))}
    </Carousel>,
  );
  const carousel = screen.getByRole('region', { name: 'See The Difference' });
  const slides = within(carousel).getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(slides.map((slide) => slide.querySelector('figcaption')?.textContent)).toEqual(captions);
  for (const button of within(carousel).getAllByRole('button'))
    expect(button.parentElement?.className).toContain('noscript:hidden');
  expect(carousel.querySelector('[aria-live]')?.textContent).toBe('');
});
