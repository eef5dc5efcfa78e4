import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { findToast } from '@/components/ui/toast.fixture';
import { honeypotName, noService, quoteFields, quoteToasts, quoteWords } from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import {
  chosen,
  field,
  fillIn,
  form,
  holdNextMail,
  otherChoice,
  prepareBrowser,
  refusal,
  renderOnServer,
  sendMail,
  setup,
  slowAnswer,
  submitButton,
  success,
  tickBox,
  ticked,
  unticked,
} from './quote-visitor.fixture';

prepareBrowser();

const words = quoteWords.failure;
// Set by one test; jsdom has none.
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test('the draft fills the form again, request number and what the owner has included', async () => {
  sendMail.mockResolvedValueOnce(success).mockRejectedValueOnce(refusal);
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
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(3));
  expect(sendMail).toHaveBeenLastCalledWith(expect.anything(), localMailDesk.autoReplyTemplateId, expect.anything());
});

test('a visitor who leaves between the two mails does not make the owner get the request again', async () => {
  sendMail.mockResolvedValueOnce(success).mockReturnValueOnce(slowAnswer());
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2));
  user.unmount();

  render(form);
  expect(screen.getByText(words.arrived)).toBeVisible();
  await user.click(submitButton());
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(3));
  expect(sendMail).toHaveBeenLastCalledWith(expect.anything(), localMailDesk.autoReplyTemplateId, expect.anything());
});

test.each([
  ['was refused', words.lost, (mail: jest.Mock) => mail.mockRejectedValueOnce(refusal)],
  [
    'arrived without its confirmation and was changed since',
    words.outdated,
    (mail: jest.Mock) => mail.mockResolvedValueOnce(success).mockRejectedValueOnce(refusal),
  ],
])('the next page says the same of a request that %s', async (_, expected, plan) => {
  plan(sendMail);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByRole('button', { name: words.copy });
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
  sendMail.mockRejectedValueOnce(refusal);
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

test('what was typed before hydration stays, and the draft fills only what is empty', async () => {
  sessionStorage.setItem(
    'quote-draft',
    JSON.stringify({ fields: { name: 'Old', phone: '250', service: chosen.value } }),
  );
  const hydrate = await renderOnServer();
  const name = screen.getByLabelText<HTMLInputElement>(quoteFields.name.label);
  name.value = 'Typed early';
  screen.getByLabelText<HTMLSelectElement>(quoteFields.service.label).value = otherChoice.value;
  hydrate();
  expect(field('name')).toBe(name);
  expect(name).toHaveValue('Typed early');
  expect(field('phone')).toHaveValue('250');
  expect(field('service')).toHaveValue(otherChoice.value);
  // The next page has what was typed before hydration as well.
  expect(JSON.parse(sessionStorage.getItem('quote-draft') ?? '{}')).toMatchObject({
    fields: { name: 'Typed early', phone: '250', service: otherChoice.value },
  });
});

test.each([
  ['on the way back', 'back_forward', ''],
  ['on a page of its own', 'navigate', 'Ann'],
])('a part of what was sent that the browser fills in again %s: %s', async (_, type, name) => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  user.unmount();

  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const hydrate = await renderOnServer();
  await user.type(field('name'), 'Ann');
  await user.click(tickBox(ticked));
  hydrate();
  expect(field('name')).toHaveValue(name);
  expect(sessionStorage.getItem('quote-draft') === null).toBe(name === '');
});

test('a form that hydrates takes no focus', async () => {
  const hydrate = await renderOnServer();
  hydrate();
  expect(document.body).toHaveFocus();
});

test('a form that hydrates leaves the focus in the field that has it', async () => {
  const hydrate = await renderOnServer();
  screen.getByLabelText(quoteFields.phone.label).focus();
  hydrate();
  expect(field('phone')).toHaveFocus();
});

test('what was typed before hydration on the way back stays, beside what was sent', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  user.unmount();

  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  const hydrate = await renderOnServer();
  await user.type(field('name'), 'Ann');
  await user.type(field('message'), 'A second car');
  hydrate();
  expect(field('name')).toHaveValue('Ann');
  expect(field('message')).toHaveValue('A second car');
});

test.each([
  ['is newer than what the browser fills in again', false, 'New'],
  ['leaves what the visitor is typing', true, 'Old'],
])('on the way back the draft %s', async (_, typing, name) => {
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { name: 'New', phone: '250' } }));
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  const hydrate = await renderOnServer();
  const field = screen.getByLabelText<HTMLInputElement>(quoteFields.name.label);
  field.value = 'Old';
  if (typing) field.focus();
  hydrate();
  expect(field).toHaveValue(name);
  expect(screen.getByLabelText(quoteFields.phone.label)).toHaveValue('250');
});

test.each([
  ['nothing', 'Dog hair', 'Dog hair, and the boat'],
  ['nothing', 'Cat hair', 'Dog hair, and the boat'],
  ['name', 'Dog hair', 'Dog hair, and the boat'],
  ['message', 'Dog hair', 'Dog hair, and the boat'],
  ['message', 'Dog hair in the van', 'Dog hair in the van'],
])(
  'on the way back the draft replaces what was filled in, not what is typed; focus in %s, text: %s',
  async (focused, restored, message) => {
    knowUserValidity();
    sessionStorage.setItem(
      'quote-draft',
      JSON.stringify({ fields: { message: 'Dog hair, and the boat', phone: '250' } }),
    );
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    const hydrate = await renderOnServer();
    const box = document.querySelector<HTMLTextAreaElement>('[name=message]');
    if (!box) throw new Error('The form has no message.');
    box.value = restored;
    document.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    hydrate();
    expect(field('message')).toHaveValue(message);
    expect(field('phone')).toHaveValue('250');
  },
);

/** As in browsers of today; jsdom throws on the two names. Nothing has been left after typing. */
function knowUserValidity() {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return !selector.includes(':user-') && matches.call(this, selector);
  });
}

test('a draft over the limit is refused on the next page as well, and its length is shown', async () => {
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { message: 'x'.repeat(60_000) } }));
  render(form);
  expect(screen.getAllByText(quoteWords.count(60_000))[0]).toBeVisible();
  expect(field('message')).toHaveAccessibleDescription(quoteWords.count(60_000));
  expect(field('message')).toBeInvalid();
});

test('what a stored draft holds beside text is left out', () => {
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { name: 'Ann', message: ['One stain'] } }));
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
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { name: 'Ann', [honeypotName]: 'Ann' } }));
  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(screen.getByLabelText(quoteWords.honeypot)).toHaveValue('');
});

test('a button that Firefox gives back disabled after a reload while sending can be pressed again', async () => {
  const hydrate = await renderOnServer();
  screen.getByRole<HTMLButtonElement>('button', { name: quoteWords.submit }).disabled = true;
  hydrate();
  expect(submitButton()).toBeEnabled();
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
  await mail.answer();
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

test('where storage is blocked, what the browser fills in again on the way back stays', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  const hydrate = await renderOnServer();
  screen.getByLabelText<HTMLInputElement>(quoteFields.name.label).value = 'Ann';
  hydrate();
  expect(field('name')).toHaveValue('Ann');
});

test('on the way back the draft also replaces a choice and a tick that were taken back since', async () => {
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { name: 'Ann', service: noService.value } }));
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  const hydrate = await renderOnServer();
  screen.getByLabelText<HTMLSelectElement>(quoteFields.service.label).value = chosen.value;
  screen.getByLabelText<HTMLInputElement>(ticked.label).checked = true;
  hydrate();
  expect(field('service')).toHaveValue(noService.value);
  expect(tickBox(ticked)).not.toBeChecked();
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
  sendMail.mockRejectedValueOnce(refusal);
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
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields: { name: 'Ann', service: 'no-longer-offered' } }));
  render(form);
  expect(field('name')).toHaveValue('Ann');
  expect(field('service')).toHaveValue(noService.value);
});
