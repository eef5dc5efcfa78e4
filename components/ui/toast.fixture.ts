import { screen } from '@testing-library/react';

/** The words in the toast itself: they stand a second time where they are read out. */
export function findToast(words: string) {
  return screen.findByText(words, { selector: 'li *' });
}
