import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { findToast } from '@/components/ui/toast.fixture';
import { honeypotName, noService, quoteToasts, quoteWords } from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import { emailJs, holdNextMail, ok, refusal } from './email-js.fixture';
import {
  chosen,
  field,
  fillIn,
  form,
  prepareBrowser,
  setup,
  slowAnswer,
  storeDraft,
  submitButton,
  tickBox,
  ticked,
  unticked,
} from './quote-visitor.fixture';

prepareBrowser();

const words = quoteWords.failure;

test('the draft fills the form again, request number and what the owner has included', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.arrived);
  user.unmount();

  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(field('service')).toHaveValue(chosen.value);
  expect(field('message')).toHaveValue('One stain');
  expect(tickBox(ticked)).toBeChecked();
  expect(tickBox(unticked)).not.toBeChecked();
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(3));
  expect(emailJs.send).toHaveBeenLastCalledWith(
    expect.anything(),
    localMailDesk.autoReplyTemplateId,
    expect.anything(),
  );
});

test('a visitor who leaves between the two mails does not make the owner get the request again', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockReturnValueOnce(slowAnswer());
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(2));
  user.unmount();

  render(form);
  expect(screen.getByText(words.arrived)).toBeVisible();
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(3));
  expect(emailJs.send).toHaveBeenLastCalledWith(
    expect.anything(),
    localMailDesk.autoReplyTemplateId,
    expect.anything(),
  );
});

test.each([
  ['was refused', words.lost, (mail: jest.Mock) => mail.mockRejectedValueOnce(refusal)],
  [
    'arrived without its confirmation and was changed since',
    words.outdated,
    (mail: jest.Mock) => mail.mockResolvedValueOnce(ok).mockRejectedValueOnce(refusal),
  ],
])('the next page says the same of a request that %s', async (_, expected, plan) => {
  plan(emailJs.send);
  // The button is in view, or nothing would scroll to what is said below it.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 50));
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByRole('button', { name: words.copy });
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await user.type(field('message'), ' and a second car');
  expect(screen.getByText(expected)).toBeVisible();
  user.unmount();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();

  render(form);
  expect(screen.getByText(expected)).toBeVisible();
  // The next page begins at its top all the same.
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('a form that was emptied after a failure says nothing of it on the next page', async () => {
  emailJs.send.mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText(words.lost)).toBeVisible();
  for (const box of screen.getAllByRole('textbox')) await user.clear(box);
  await user.selectOptions(field('service'), noService.value);
  await user.click(tickBox(ticked));
  user.unmount();

  render(form);
  expect(screen.queryByText(words.lost)).not.toBeInTheDocument();
});

test('a draft over the limit is refused on the next page as well, and its length is shown', async () => {
  storeDraft({ message: 'x'.repeat(60_000) });
  render(form);
  expect(screen.getAllByText(quoteWords.count(60_000))[0]).toBeVisible();
  expect(field('message')).toHaveAccessibleDescription(quoteWords.count(60_000));
  expect(field('message')).toBeInvalid();
});

test('what a stored draft holds beside text is left out', () => {
  storeDraft({ name: 'Ann', message: ['One stain'] });
  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(field('message')).toHaveValue('');
});

test('what fills the hidden box is gone on the next page, where a person may send the form', () => {
  const { unmount } = setup();
  fireEvent.input(screen.getByLabelText(quoteWords.honeypot), { target: { value: 'Buy now' } });
  unmount();

  render(form);
  expect(screen.getByLabelText(quoteWords.honeypot)).toHaveValue('');
});

test('a hidden box that the loader has put into the draft before a reload stays empty', () => {
  storeDraft({ name: 'Ann', [honeypotName]: 'Ann' });
  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(screen.getByLabelText(quoteWords.honeypot)).toHaveValue('');
});

test('an answer that comes when the second try has long succeeded leaves no draft behind', async () => {
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  expect(screen.getByText(words.unknown)).toBeVisible();
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  await act(async () => mail.answer());
  expect(sessionStorage.getItem('quote-draft')).toBeNull();
});

test('without storage the form works as well', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
});

test('of what was sent, too little stays in the tab to find the words again', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(Object.keys(sessionStorage)).toEqual(['quote-sent']);
  const kept = sessionStorage.getItem('quote-sent')?.split(',').map(Number) ?? [];
  expect(kept).toHaveLength(7);
  // Twelve bits.
  for (const hash of kept) expect(hash >>> 12).toBe(0);
  // And not so little that another request would count as this one.
  expect(Math.max(...kept)).toBeGreaterThan(255);
});

test('what became of a request is still said on the page after the next', async () => {
  emailJs.send.mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.lost);
  user.unmount();
  render(form).unmount();

  render(form);
  expect(screen.getByText(words.lost)).toBeVisible();
});

test('a service that was chosen and nothing else is still chosen two pages later', async () => {
  const user = setup();
  await user.selectOptions(field('service'), chosen.value);
  user.unmount();
  render(form).unmount();

  render(form);
  expect(field('service')).toHaveValue(chosen.value);
});

test('a kept service that is no longer offered counts as none', () => {
  storeDraft({ name: 'Ann', service: 'no-longer-offered' });
  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(field('service')).toHaveValue(noService.value);
});

test('all that is known of a delivery is still known on the page after the next', () => {
  const delivery = {
    requestNumber: 'Q-7K3F',
    arrivedNotification: '{"a":1}',
    leftNotification: '{"a":2}',
  };
  storeDraft({ name: 'Ann' }, delivery);
  render(form);
  expect(JSON.parse(sessionStorage.getItem('quote-draft') ?? '')).toMatchObject({ delivery });
});
