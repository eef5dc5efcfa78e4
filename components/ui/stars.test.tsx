import { renderToString } from 'react-dom/server';
import { Stars } from './stars';

test.each([1, 4, 5])('of the five stars that all rows share, a row of %d shows as many', (count) => {
  document.body.innerHTML = renderToString(<Stars count={count} />);
  // A star is 22 wide.
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${count * 22} 20`);
});
