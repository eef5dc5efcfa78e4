import { screen } from '@testing-library/react';

/** The words in the toast itself: they are repeated in a live region. */
export function findToast(words: string) {
  return screen.findByText(words, { selector: 'li *' });
}
