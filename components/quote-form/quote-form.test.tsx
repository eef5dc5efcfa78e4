import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { findToast } from '@/components/ui/toast.fixture';
import { entry } from '@/content/entry.fixture';
import {
  additionalServices,
  honeypotName,
  lineLimit,
  messageCountFrom,
  messageLimit,
  noService,
  quoteFields,
  quoteMail,
  quoteToasts,
  quoteWords,
} from '@/content/quote';
import { requestNumberIn } from '@/content/request-number.fixture';
import { localMailDesk } from '@/content/settings';
import { emailJs, holdNextMail, refusal } from './email-js.fixture';
import {
  chosen,
  field,
  fillIn,
  otherChoice,
  prepareBrowser,
  setup,
  submitButton,
  textBoxes,
  tickBox,
  ticked,
  unticked,
} from './quote-visitor.fixture';

prepareBrowser();

const words = quoteWords.failure;

test('a request that begins with the choice of a service keeps that choice after the thanks', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
  await user.selectOptions(field('service'), otherChoice.value);
  expect(field('service')).toHaveValue(otherChoice.value);
  expect(screen.queryByText(quoteWords.sentStatus)).toBeNull();
});

test('the button says that the request is sent before anything is done that could keep that sign waiting', async () => {
  const user = setup();
  await fillIn(user);
  const stored = { ...sessionStorage };
  fireEvent.click(submitButton());
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect({ ...sessionStorage }).toEqual(stored);
  expect(emailJs.send).not.toHaveBeenCalled();
  expect(await findToast(quoteToasts.sent.description)).toBeVisible();
});

test('a sent request shows the toast and clears the form and the draft', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.description)).toBeVisible();
  const mails = emailJs.send.mock.calls.map(([, , params]) => params);
  expect(mails).toEqual([
    {
      from_name: 'Ann',
      from_email: 'ann@example.com',
      phone: '250-555-0100',
      location: 'Maple Bay',
      service: chosen.label,
      vehicle: quoteMail.notSpecified,
      additional_services: ticked.label,
      message: `One stain\n\n${quoteMail.requestNumber(requestNumberIn(mails[0]?.message))}`,
      brand_name: 'Dynamix',
    },
    {
      customer_name: 'Ann',
      customer_email: 'ann@example.com',
      brand_name: 'Dynamix',
      service: chosen.label,
      additional_services: ticked.label,
    },
  ]);
  for (const box of textBoxes()) expect(box).toHaveValue('');
  expect(field('service')).toHaveValue(noService.value);
  expect(tickBox(ticked)).not.toBeChecked();
  expect(sessionStorage.getItem('quote-draft')).toBeNull();
});

test('every field a visitor can fill and every box to tick reaches the owner in the mail, and in the text that goes the other ways', async () => {
  emailJs.send.mockRejectedValue(refusal);
  const user = setup();
  await user.type(field('email'), 'ann@example.com');
  // Not by role, which a box for a date has not.
  const boxes = textBoxes().filter(({ type, name }) => type !== 'email' && name !== honeypotName);
  const typed = boxes.map(({ type }, index) => ({ date: '2031-02-03', number: '4711' })[type] ?? `Words ${index}.`);
  for (const [index, text] of typed.entries()) await user.type(entry(boxes, index), text);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(submitButton());
  const mail = await screen.findByRole('link', { name: words.mail });
  const [, , params] = emailJs.send.mock.calls[0] ?? [];
  for (const text of [...typed, ...additionalServices.map(({ label }) => label)]) {
    expect(Object.values(params).join()).toContain(text);
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(text);
  }
});

test('while a request is on its way the button is disabled, says so, and a second click sends nothing', async () => {
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.dblClick(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent(quoteWords.sendingStatus);
  await act(async () => mail.refuse());
});

test('two submits that the loader replays at once send one request', async () => {
  const user = setup();
  await fillIn(user);
  act(() => {
    const element = field('name').closest('form');
    element?.requestSubmit();
    element?.requestSubmit();
  });
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(emailJs.send).toHaveBeenCalledTimes(2);
});

test('the next request has a number of its own', async () => {
  const user = setup();
  for (let requests = 0; requests < 2; requests++) {
    // The user of the test does not notice that the form was reset.
    for (const name of ['name', 'phone', 'email', 'location', 'message'] as const) await user.clear(field(name));
    await fillIn(user);
    await user.click(submitButton());
    await screen.findByText(quoteWords.sentStatus);
  }
  const [first, second] = emailJs.send.mock.calls
    .filter(([, templateId]) => templateId === localMailDesk.notificationTemplateId)
    .map(([, , params]) => requestNumberIn(params.message));
  expect(second).toMatch(/^Q-/);
  expect(second).not.toBe(first);
});

test('a second try takes the message of the first away', async () => {
  emailJs.send.mockRejectedValueOnce(refusal);
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  const toast = await findToast(quoteToasts.failed.title);
  await user.click(submitButton());
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect(toast).not.toBeInTheDocument();
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(2));
  await act(async () => mail.refuse());
  expect(await findToast(quoteToasts.failed.title)).toBeVisible();
});

test('what would reach nobody cannot be added while a request is on its way', async () => {
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalledTimes(1));
  await user.type(field('message'), ' and a second car');
  expect(field('message')).toHaveValue('One stain');
  expect(tickBox(unticked).closest('[inert]')).not.toBeNull();
  expect(field('service').closest('[inert]')).not.toBeNull();
  await act(async () => mail.refuse());
  await user.type(field('message'), ' and a second car');
  expect(field('message')).toHaveValue('One stain and a second car');
});

test.each(['   ', '\u200b\u2060', '\u3164', '\u2800'])(
  'a required field that holds only %j is asked for like an empty one',
  async (nothing) => {
    const user = setup();
    await fillIn(user);
    await user.clear(field('location'));
    await user.type(field('location'), nothing);
    await user.click(submitButton());
    expect(field('location')).toBeInvalid();
    expect(emailJs.send).not.toHaveBeenCalled();
  },
);

test('nobody but a program comes to the hidden box: neither the Tab key nor the browser’s own filling in', () => {
  setup();
  const box = screen.getByLabelText(quoteWords.honeypot);
  expect(box).toHaveAttribute('autocomplete', 'off');
  expect(box).toHaveAttribute('tabindex', '-1');
});

test('a program that fills the hidden box sees success, and nothing is sent', async () => {
  const user = setup();
  await fillIn(user);
  const box = document.querySelector<HTMLInputElement>('[inert] input');
  if (box) box.value = 'Buy now';
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(field('name')).toHaveValue('');
  expect(emailJs.send).not.toHaveBeenCalled();
});

test.each([
  ['name', 'text', 'name'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
  ['location', 'text', 'address-level2'],
] as const)(
  'without %s, a required field of type %s that is filled in as %s, the browser refuses the form and nothing is sent',
  async (name, type, autocomplete) => {
    const user = setup();
    await fillIn(user);
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveProperty('type', type);
    expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
    await user.clear(field(name));
    await user.click(submitButton());
    expect(field(name)).toBeInvalid();
    expect(emailJs.send).not.toHaveBeenCalled();
  },
);

test('a required field that is left empty is marked for screen readers, until there is something in it', async () => {
  const user = setup();
  await user.click(submitButton());
  const required = textBoxes().filter((box) => box.required);
  expect(required.length).toBeGreaterThan(0);
  for (const box of required) expect(box).toHaveAttribute('aria-invalid', 'true');
  await user.type(field('location'), 'Duncan');
  expect(field('location')).not.toHaveAttribute('aria-invalid');
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
});

test('phone and vehicle show how they are written', () => {
  setup();
  expect(field('phone')).toHaveAttribute('placeholder', quoteFields.phone.placeholder);
  expect(field('vehicle')).toHaveAttribute('placeholder', quoteFields.vehicle.placeholder);
});

test('the message has room for four lines', () => {
  setup();
  expect(field('message')).toHaveProperty('rows', 4);
});

test.each(['vehicle', 'message'] as const)('a request without %s is sent', async (name) => {
  const user = setup();
  await fillIn(user);
  await user.clear(field(name));
  await user.click(submitButton());
  expect(await screen.findByText(quoteWords.sentStatus)).toBeVisible();
});

test('a message over the limit is refused with a sentence and kept whole; near the limit its length is shown', async () => {
  const user = setup();
  await fillIn(user);
  expect(field('message')).not.toHaveAccessibleDescription();
  await user.clear(field('message'));
  await user.click(field('message'));
  await user.paste('x'.repeat(60_000));
  await user.keyboard('x');
  expect(screen.getByText(quoteWords.count(60_001))).toBeVisible();
  expect(field('message')).toHaveAccessibleDescription(quoteWords.count(60_001));
  // Every hundred characters, not each, is announced, and those begun count.
  expect(screen.getByText(quoteWords.count(60_100))).toHaveAttribute('aria-live', 'polite');
  await user.click(submitButton());
  expect(emailJs.send).not.toHaveBeenCalled();
  expect(field('message')).toHaveProperty('validationMessage', quoteWords.tooLong(messageLimit));
  expect(field('message')).toHaveProperty('value.length', 60_001);
});

test('when a long message was sent, its length is gone with it', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(field('message'));
  await user.paste('x'.repeat(messageCountFrom));
  expect(field('message')).toHaveAccessibleDescription();
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
  expect(field('message')).not.toHaveAccessibleDescription();
});

test('a line over its limit is refused with a sentence, and one as long as that is not', async () => {
  const user = setup();
  await fillIn(user);
  await user.clear(field('vehicle'));
  await user.click(field('vehicle'));
  await user.paste('x'.repeat(lineLimit + 1));
  await user.click(submitButton());
  expect(field('vehicle')).toHaveProperty('validationMessage', quoteWords.tooLong(lineLimit));
  expect(emailJs.send).not.toHaveBeenCalled();
  await user.type(field('vehicle'), '{Backspace}');
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
});

test('a text that a password manager replaces, without an input event, is measured when the form is sent', async () => {
  const user = setup();
  await fillIn(user);
  const fill = (text: string) => Object.assign(field('vehicle'), { value: text });
  fill('x'.repeat(lineLimit + 1));
  await user.click(submitButton());
  expect(field('vehicle')).toHaveProperty('validationMessage', quoteWords.tooLong(lineLimit));
  expect(emailJs.send).not.toHaveBeenCalled();
  fill('Van');
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
});

test('a form that no script has taken over does not put what was typed into the address', () => {
  setup();
  expect(document.forms[0]?.method).toBe('dialog');
});
