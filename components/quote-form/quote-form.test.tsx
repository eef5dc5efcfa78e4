import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { findToast } from '@/components/ui/toast.fixture';
import { requestNumberIn } from '@/content/checks/request-number.fixture';
import {
  additionalServices,
  lineLimit,
  messageLimit,
  noService,
  quoteFields,
  quoteMail,
  quoteToasts,
  quoteWords,
} from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import {
  chosen,
  field,
  fillIn,
  otherChoice,
  prepareBrowser,
  setup,
  submitButton,
  tickBox,
  ticked,
  unticked,
} from './quote-visitor.fixture';

// EmailJS is the boundary.
const sendMail = jest.fn();
jest.mock('@emailjs/browser', () => ({ init: () => {}, send: (...args: ReadonlyArray<unknown>) => sendMail(...args) }));
prepareBrowser();

const refusal = { status: 500, text: 'Down' };
const words = quoteWords.failure;

beforeEach(() => sendMail.mockReset().mockResolvedValue({ status: 200, text: 'OK' }));

test('what was sent stays said under the form until the next request is begun', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText(quoteWords.sentStatus)).toBeVisible();
  await user.type(field('name'), 'B');
  expect(screen.queryByText(quoteWords.sentStatus)).toBeNull();
});

test('a request that begins with the choice of a service keeps that choice after the thanks', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
  await user.selectOptions(field('service'), otherChoice.value);
  expect(field('service')).toHaveValue(otherChoice.value);
  expect(screen.queryByText(quoteWords.sentStatus)).toBeNull();
});

test('a sent request shows the toast and clears the form and the draft', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.description)).toBeVisible();
  const mails = sendMail.mock.calls.map(([, , params]) => params);
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
  for (const name of ['name', 'phone', 'email', 'location', 'vehicle', 'message'] as const) {
    expect(field(name)).toHaveValue('');
  }
  expect(field('service')).toHaveValue(noService.value);
  expect(tickBox(ticked)).not.toBeChecked();
  // Nothing personal stays behind.
  expect(Object.values(sessionStorage).join()).toMatch(/^(-?\d+,?)+$/);
});

test('every field a visitor can fill and every box to tick reaches the owner in the mail, and in the text that goes the other ways', async () => {
  sendMail.mockRejectedValue(refusal);
  const user = setup();
  await user.type(field('email'), 'ann@example.com');
  const others: ReadonlyArray<HTMLElement> = [field('email'), screen.getByLabelText(quoteWords.honeypot)];
  const boxes = screen.getAllByRole('textbox').filter((box) => !others.includes(box));
  for (const [index, box] of boxes.entries()) await user.type(box, `Words ${index}.`);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(submitButton());
  const mail = await screen.findByRole('link', { name: words.mail });
  const [, , params] = sendMail.mock.calls[0] ?? [];
  const typed = boxes.map((_, index) => `Words ${index}.`);
  for (const text of [...typed, ...additionalServices.map(({ label }) => label)]) {
    expect(Object.values(params).join()).toContain(text);
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(text);
  }
});

test('while a request is on its way the button is disabled, says so, and a second click sends nothing', async () => {
  let refuse = (_: unknown) => {};
  sendMail.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  const user = setup();
  await fillIn(user);
  await user.dblClick(submitButton());
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent(quoteWords.sendingStatus);
  await act(async () => refuse(refusal));
});

test('a form that wakes up leaves the focus where it is', () => {
  setup();
  expect(document.body).toHaveFocus();
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
  expect(sendMail).toHaveBeenCalledTimes(2);
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
  const [first, second] = sendMail.mock.calls
    .filter(([, templateId]) => templateId === localMailDesk.notificationTemplateId)
    .map(([, , params]) => requestNumberIn(params.message));
  expect(second).toMatch(/^Q-/);
  expect(second).not.toBe(first);
});

test('a second try takes the message of the first away', async () => {
  let refuse = (_: unknown) => {};
  sendMail.mockRejectedValueOnce(refusal).mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  const toast = await findToast(quoteToasts.failed.title);
  await user.click(submitButton());
  expect(screen.getByRole('button', { name: quoteWords.sending })).toBeDisabled();
  expect(toast).not.toBeInTheDocument();
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2));
  await act(async () => refuse(refusal));
  expect(await findToast(quoteToasts.failed.title)).toBeVisible();
});

test('what would reach nobody cannot be added while a request is on its way', async () => {
  let refuse = (_: unknown) => {};
  sendMail.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(sendMail).toHaveBeenCalledTimes(1));
  await user.type(field('message'), ' and a second car');
  expect(field('message')).toHaveValue('One stain');
  expect(tickBox(unticked).closest('[inert]')).not.toBeNull();
  expect(field('service').closest('[inert]')).not.toBeNull();
  await act(async () => refuse(refusal));
  await user.type(field('message'), ' and a second car');
  expect(field('message')).toHaveValue('One stain and a second car');
});

test('a required field of blanks is asked for like an empty one', async () => {
  const user = setup();
  await fillIn(user);
  await user.clear(field('location'));
  await user.type(field('location'), '   ');
  await user.click(submitButton());
  expect(field('location')).toBeInvalid();
  expect(sendMail).not.toHaveBeenCalled();
});

test('a failed request keeps everything, logs why and offers four other ways', async () => {
  sendMail.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.failed.description)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`${refusal.status} ${refusal.text}`), refusal);
  expect(screen.getByText(words.lost)).toBeVisible();
  expect(field('name')).toHaveValue('Ann');
  expect(field('service')).toHaveValue(chosen.value);
  expect(tickBox(ticked)).toBeChecked();
  expect(submitButton()).toBeEnabled();

  const address = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  const heading = quoteMail.heading(requestNumberIn(address(words.text)));
  const lines = [
    heading,
    `${quoteFields.name.label}: Ann`,
    `${quoteFields.phone.label}: 250-555-0100`,
    `${quoteFields.email.label}: ann@example.com`,
    `${quoteFields.location.label}: Maple Bay`,
    `${quoteFields.service.label}: ${chosen.label}`,
    `${quoteFields.additionalServices.label}: ${ticked.label}`,
    `${quoteFields.message.label}: One stain`,
  ];
  expect(address(words.call('250-555-0142'))).toBe('tel:+12505550142');
  expect(address(words.text)).toBe(`sms:+12505550142?&body=${lines.join('\r\n')}`);
  expect(address(words.mail)).toBe(`mailto:hello@example.com?subject=${heading}&body=${lines.join('\r\n')}`);
  await user.click(screen.getByRole('button', { name: words.copy }));
  expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
  expect(await screen.findByRole('button', { name: words.copied })).toBeVisible();
});

test.each(['x', '漢'])(
  'a long message of %s goes the other ways short enough for them, and says that it is cut',
  async (letter) => {
    sendMail.mockRejectedValue(refusal);
    const user = setup();
    await fillIn(user);
    await user.click(field('message'));
    await user.paste(letter.repeat(3_000));
    await user.click(submitButton());
    const mail = (await screen.findByRole('link', { name: words.mail })).getAttribute('href') ?? '';
    expect(mail.length).toBeGreaterThan(1_500);
    expect(mail.length).toBeLessThan(2_000);
    expect(decodeURIComponent(mail)).toMatch(new RegExp(`${letter} \\${quoteMail.shortened}$`));
    await user.click(screen.getByRole('button', { name: words.copy }));
    expect(await navigator.clipboard.readText()).toContain(letter.repeat(3_000));
  },
);

test('what is changed after a failure goes the other ways, under the same number', async () => {
  sendMail.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  const mail = await screen.findByRole('link', { name: words.mail });
  const number = requestNumberIn(mail.getAttribute('href') ?? '');
  await user.click(screen.getByRole('button', { name: words.copy }));
  await screen.findByRole('button', { name: words.copied });

  await user.type(field('message'), ' and a second car');
  await user.click(tickBox(unticked));
  await user.selectOptions(field('service'), otherChoice.value);
  const lines = [
    `${quoteFields.service.label}: ${otherChoice.label}`,
    `${quoteFields.additionalServices.label}: ${unticked.label}, ${ticked.label}`,
    `${quoteFields.message.label}: One stain and a second car`,
  ];
  for (const name of [words.text, words.mail]) {
    const address = decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(address).toContain(lines.join('\r\n'));
    expect(requestNumberIn(address)).toBe(number);
  }
  await user.click(screen.getByRole('button', { name: words.copy }));
  expect(await navigator.clipboard.readText()).toContain(lines.join('\n'));
  expect(screen.getByText(words.lost)).toBeVisible();
});

test('where copying is refused the request stands in a box to copy by hand', async () => {
  sendMail.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: words.copy }));
  const box = await screen.findByLabelText(words.copyByHand);
  expect(box).toHaveDisplayValue(/: Ann$/m);
  await user.type(field('name'), 'e');
  expect(box).toBeVisible();
  expect(box).toHaveDisplayValue(/: Anne$/m);
});

test('when only the confirmation failed, it is said, and the second try of the same request sends only that', async () => {
  sendMail.mockResolvedValueOnce({ status: 200, text: 'OK' }).mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.arrived);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(sendMail.mock.calls.map(([, templateId]) => templateId)).toEqual([
    localMailDesk.notificationTemplateId,
    localMailDesk.autoReplyTemplateId,
    localMailDesk.autoReplyTemplateId,
  ]);
});

test('a mail that arrives after it was given up is said to have arrived', async () => {
  let answerLate = (_: unknown) => {};
  sendMail.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(words.unknown)).toBeVisible();
  await act(async () => answerLate({ status: 200, text: 'OK' }));
  expect(screen.getByText(words.arrived)).toBeVisible();
});

test('a program that fills the hidden box sees success, and nothing is sent', async () => {
  const user = setup();
  await fillIn(user);
  const box = document.querySelector<HTMLInputElement>('[inert] input');
  if (box) box.value = 'Buy now';
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(field('name')).toHaveValue('');
  expect(sendMail).not.toHaveBeenCalled();
});

test('a missing required field is refused by the browser and nothing is sent', async () => {
  const user = setup();
  await fillIn(user);
  await user.clear(field('location'));
  await user.click(submitButton());
  expect(field('location')).toBeInvalid();
  expect(sendMail).not.toHaveBeenCalled();
});

test('a message over the limit is refused with a sentence and kept whole; near the limit its length is shown', async () => {
  const user = setup();
  await fillIn(user);
  expect(field('message')).not.toHaveAccessibleDescription();
  await user.clear(field('message'));
  await user.click(field('message'));
  await user.paste('x'.repeat(60_000));
  expect(screen.getByText(quoteWords.count(60_000))).toBeVisible();
  expect(field('message')).toHaveAccessibleDescription(quoteWords.count(60_000));
  await user.click(submitButton());
  expect(sendMail).not.toHaveBeenCalled();
  expect(field('message')).toHaveProperty('validationMessage', quoteWords.tooLong(messageLimit));
  expect(field('message')).toHaveProperty('value.length', 60_000);
});

test('a line over its limit is refused with a sentence, and one as long as that is not', async () => {
  const user = setup();
  await fillIn(user);
  await user.clear(field('vehicle'));
  await user.click(field('vehicle'));
  await user.paste('x'.repeat(lineLimit + 1));
  await user.click(submitButton());
  expect(field('vehicle')).toHaveProperty('validationMessage', quoteWords.tooLong(lineLimit));
  expect(sendMail).not.toHaveBeenCalled();
  await user.type(field('vehicle'), '{Backspace}');
  await user.click(submitButton());
  await screen.findByText(quoteWords.sentStatus);
});
