import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { noService, quoteWords } from '@/content/quote';
import { emailJs, holdNextMail, refusal } from './email-js.fixture';
import {
  field,
  fillIn,
  form,
  otherChoice,
  prepareBrowser,
  setup,
  storeDraft,
  submitButton,
  tickBox,
  ticked,
} from './quote-visitor.fixture';

prepareBrowser();

const words = quoteWords.failure;

/** What the back-forward cache does: the page as it was left, and an event. */
function comeBackFromMemory() {
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

test('a form that comes back from the browser’s memory holds what another page of the tab has typed since', async () => {
  emailJs.send.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.lost);
  comeBackFromMemory();
  expect(screen.getByText(words.lost)).toBeVisible();

  const typed = { name: 'Ann Smith', service: otherChoice.value, message: 'Two stains' };
  storeDraft(typed);
  comeBackFromMemory();
  expect(field('name')).toHaveValue('Ann Smith');
  expect(field('message')).toHaveValue('Two stains');
  expect(field('service')).toHaveValue(otherChoice.value);
  expect(field('phone')).toHaveValue('');
  expect(tickBox(ticked)).not.toBeChecked();
  expect(screen.queryByText(words.lost)).toBeNull();
});

test('a form that comes back from memory after another page has sent the request is empty, and no longer says it failed', async () => {
  emailJs.send.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.lost);
  sessionStorage.clear();
  comeBackFromMemory();
  expect(field('name')).toHaveValue('');
  expect(field('service')).toHaveValue(noService.value);
  expect(tickBox(ticked)).not.toBeChecked();
  expect(screen.queryByText(words.lost)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a form that comes back from memory after its request was sent still says so', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
  comeBackFromMemory();
  expect(screen.getByText(quoteWords.sentStatus)).toBeVisible();
});

test('a form that comes back from memory while its request is sent keeps it, whatever another page has typed since', async () => {
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(1));
  storeDraft({ name: 'Ann Smith' });
  comeBackFromMemory();
  expect(field('name')).toHaveValue('Ann');
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  await act(async () => mail.refuse());
});

test('a page of the tab that is only looked at leaves the draft as it was, at whatever point of the sending', async () => {
  const draft = () => sessionStorage.getItem('quote-draft');
  const lookAtAnotherPage = () => render(form).unmount();
  const user = setup();
  await fillIn(user);
  const typed = draft();
  lookAtAnotherPage();
  expect(draft()).toBe(typed);

  const [notification, autoReply] = [holdNextMail(), holdNextMail()];
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(1));
  const left = draft();
  lookAtAnotherPage();
  expect(draft()).toBe(left);
  await act(async () => notification.answer());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(2));
  const arrived = draft();
  lookAtAnotherPage();
  expect(draft()).toBe(arrived);
  comeBackFromMemory();
  await act(async () => autoReply.answer());
  await screen.findByText(quoteWords.sentStatus);
});

test('a late answer for a request that another page has sent again says nothing of the next one', async () => {
  const mail = holdNextMail();
  emailJs.send.mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  sessionStorage.clear();
  comeBackFromMemory();
  // The user of the test does not notice that the form was reset.
  for (const box of screen.getAllByRole('textbox')) await user.clear(box);
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.lost);
  await act(async () => mail.answer());
  expect(screen.getByText(words.lost)).toBeVisible();
});

test('where storage is blocked, a form that comes back from memory is as it was left', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const user = setup();
  await user.type(field('name'), 'Ann');
  comeBackFromMemory();
  expect(field('name')).toHaveValue('Ann');
});

test.each(['answer', 'refuse'] as const)(
  'what another page of the tab has typed is not lost when the service comes to %s what this page was sending',
  async (respond) => {
    const mail = holdNextMail();
    const user = setup();
    await fillIn(user);
    await user.click(submitButton());
    await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(1));
    storeDraft({ name: 'Bob', message: 'A second request' });
    comeBackFromMemory();
    await mail[respond]();
    await waitFor(() => expect(field('name')).toHaveValue('Bob'));
    expect(field('message')).toHaveValue('A second request');
    expect(sessionStorage.getItem('quote-draft')).toContain('A second request');
    expect(submitButton()).toBeEnabled();
  },
);
