import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { quoteWords } from '@/content/quote';
import { field, prepareBrowser, renderOnServer, storeDraft, submitButton } from './quote-visitor.fixture';

prepareBrowser();

/** The form of a page whose scripts came late, if `failed`, and hydrated now, as the loader lets it know. */
async function hydrateLate(failed: boolean, focus: () => void = () => {}) {
  if (failed) document.documentElement.dataset.scripts = 'failed';
  try {
    const hydrate = await renderOnServer();
    focus();
    hydrate();
  } finally {
    delete document.documentElement.dataset.scripts;
  }
  act(() => void dispatchEvent(new Event('hydrated')));
}

test('where the page has said that it cannot be sent, the form says when it can, and its button takes the focus', async () => {
  await hydrateLate(true, () => screen.getByRole('link', { name: '250-555-0142' }).focus());
  expect(screen.getByRole('status')).toHaveTextContent(quoteWords.recoveredStatus);
  expect(submitButton()).toHaveFocus();
});

test('a form whose scripts came late leaves the focus in the field that has it', async () => {
  await hydrateLate(true, () => field('phone').focus());
  expect(field('phone')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(quoteWords.recoveredStatus);
});

test('a form whose scripts came in time says nothing of it', async () => {
  await hydrateLate(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what became of an earlier page’s request is said rather than that the form is ready', async () => {
  const delivery = { requestNumber: 'Q-7K3F' };
  storeDraft({ name: 'Ann' }, delivery);
  await hydrateLate(true);
  expect(screen.getByRole('status')).toHaveTextContent(quoteWords.failure.lost);
});
