import { renderToString } from 'react-dom/server';
import { failure } from '@/content/failure';
import GlobalError from './global-error';

test('where even the document fails, a document of its own says so', () => {
  const page = new DOMParser().parseFromString(renderToString(<GlobalError />), 'text/html');
  expect(page.title).toBe(failure.title);
  for (const words of [failure.heading, failure.text, failure.button]) expect(page.body.textContent).toContain(words);
});
