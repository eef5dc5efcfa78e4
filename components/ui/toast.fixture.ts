import { screen } from '@testing-library/react';

/** The words in a toast, not those that the page says elsewhere. */
export function findToast(words: string) {
  return screen.findByText(words, { selector: 'li *' });
}
