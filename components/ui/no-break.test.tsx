import { renderToString } from 'react-dom/server';
import { NoBreak } from './no-break';

test('a word or number with a dash in it stays on one line, with what touches it and its unit', () => {
  document.body.innerHTML = renderToString(
    <NoBreak text="Call 250-555-0142: 2-4 hours, 3-5 year durability, 08:00-18:00, a 5-star rating, non-toxic." />,
  );
  const kept = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['250-555-0142:', '2-4 hours,', '3-5 year', '08:00-18:00,', '5-star', 'non-toxic.']);
});

test.each(['(250) 555-0142.', '+1 (250) 555-0142', '+1 250-555-0142'])('the number %s stays on one line', (number) => {
  document.body.innerHTML = renderToString(<NoBreak text={`Call (toll free) ${number}`} />);
  expect(document.querySelector('span')?.textContent).toBe(number);
});

test.each([
  'Detailing from $299 on Highway 1 — ask us.',
  'See https://www.duncan.ca/water-stages-today or write to quotes@mobile-detailing.ca.',
])('words without a dash, and addresses, may break: %s', (text) => {
  expect(renderToString(<NoBreak text={text} />)).toBe(text);
});

test('‘Near Me’, and a distance with its unit, stay on one line', () => {
  document.body.innerHTML = renderToString(<NoBreak text="Auto Detailing Near Me, within 40 km." />);
  expect([...document.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['Near Me,', '40 km.']);
});
