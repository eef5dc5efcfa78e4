import { renderToString } from 'react-dom/server';
import { NoBreak } from './no-break';

test('a number with a dash in it stays on one line, with what touches it', () => {
  document.body.innerHTML = renderToString(
    <NoBreak text="Call 250-555-0142: 2-4 hours, 08:00-18:00, a 5-star rating." />,
  );
  const kept = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['250-555-0142:', '2-4', '08:00-18:00,', '5-star']);
});

test('words without such a number are only words', () => {
  const text = 'Same-day service from $299 on Highway 1.';
  expect(renderToString(<NoBreak text={text} />)).toBe(text);
});
