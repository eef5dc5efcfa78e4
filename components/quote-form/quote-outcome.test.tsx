import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastClass } from '@/components/ui/toast';
import { findToast } from '@/components/ui/toast.fixture';
import { quoteFields, quoteMail, quoteToasts, quoteWords } from '@/content/quote';
import { requestNumberIn } from '@/content/request-number.fixture';
import { localMailDesk } from '@/content/settings';
import { emailJs, holdNextMail, ok, refusal } from './email-js.fixture';
import { FallbackContact } from './fallback-contact';
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

prepareBrowser();

const words = quoteWords.failure;

test('what was sent stays said under the form until the next request is begun', async () => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText(quoteWords.sentStatus)).toBeVisible();
  await user.type(field('name'), 'B');
  expect(screen.queryByText(quoteWords.sentStatus)).toBeNull();
});

test('a failed request keeps everything, logs why and offers four other ways', async () => {
  emailJs.send.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  const toast = await findToast(quoteToasts.failed.description);
  expect(toast).toBeVisible();
  expect(toast.closest('li')).toHaveClass(toastClass({ ...quoteToasts.failed, destructive: true }), { exact: true });
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
  expect(screen.getByText(words.copied, { selector: '[aria-live="polite"]' })).toBeVisible();
  expect(screen.queryByLabelText(words.copyByHand)).toBeNull();
});

test('the button to copy says what it does again after a while, so that a second copy is announced too', async () => {
  const phone = { display: '250-555-0142', international: '+12505550142', receivesTexts: false };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<FallbackContact phone={phone} emailAddress="hello@example.com" subject="Q-7K3F" text="Name: Ann" />);
  await user.click(screen.getByRole('button', { name: words.copy }));
  await screen.findByRole('button', { name: words.copied });
  await screen.findByRole('button', { name: words.copy }, { timeout: 3_000 });
  expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
});

test('a landline is not offered as a number to text', () => {
  const phone = { display: '250-555-0142', international: '+12505550142', receivesTexts: false };
  render(<FallbackContact phone={phone} emailAddress="hello@example.com" subject="Q-7K3F" text="Name: Ann" />);
  expect(screen.queryByRole('link', { name: words.text })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('an error that is only a sentence, as EmailJS throws for a missing setting, is logged as it is', async () => {
  const sentence = 'The public key is required.';
  emailJs.send.mockRejectedValue(sentence);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText(words.lost)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(sentence), sentence);
});

test.each(['x', '漢'])(
  'a long message of %s goes the other ways short enough for them, and says that it is cut',
  async (letter) => {
    emailJs.send.mockRejectedValue(refusal);
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
  emailJs.send.mockRejectedValue(refusal);
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
  emailJs.send.mockRejectedValue(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: words.copy }));
  const box = await screen.findByLabelText(words.copyByHand);
  expect(box).toHaveFocus();
  expect(box).toHaveSelection(box.textContent);
  expect(box).toHaveDisplayValue(/: Ann$/m);
  await user.type(field('name'), 'e');
  expect(box).toBeVisible();
  expect(box).toHaveDisplayValue(/: Anne$/m);
  await user.click(screen.getByRole('button', { name: words.copy }));
  await waitFor(() => expect(box).toHaveFocus());
});

test('when only the confirmation failed, it is said, and the second try of the same request sends only that', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce(refusal);
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText(words.arrived);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  expect(emailJs.send.mock.calls.map(([, templateId]) => templateId)).toEqual([
    localMailDesk.notificationTemplateId,
    localMailDesk.autoReplyTemplateId,
    localMailDesk.autoReplyTemplateId,
  ]);
});

/** A first try whose mail gets no answer in time. */
async function sendWithoutAnswer() {
  const mail = holdNextMail();
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  return { mail, user };
}

test('a mail that arrives after it was given up is said to have arrived', async () => {
  const { mail } = await sendWithoutAnswer();
  expect(screen.getByText(words.unknown)).toBeVisible();
  await act(async () => mail.answer());
  expect(screen.getByText(words.arrived)).toBeVisible();
});

test('a mail that is refused after it was given up is said to be lost', async () => {
  const { mail } = await sendWithoutAnswer();
  expect(screen.getByText(words.unknown)).toBeVisible();
  await act(async () => mail.refuse());
  expect(screen.getByText(words.lost)).toBeVisible();
});

test('a late answer for an earlier version does not hide that the owner has the newer one', async () => {
  const { mail, user } = await sendWithoutAnswer();
  await user.type(field('message'), ' and a second car');
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce(refusal);
  await user.click(submitButton());
  await screen.findByText(words.arrived);
  await act(async () => mail.answer());
  expect(screen.getByText(words.arrived)).toBeVisible();
});

test('that the owner has an earlier version is not forgotten when the newer one is refused', async () => {
  const { mail: earlier, user } = await sendWithoutAnswer();
  await user.type(field('message'), ' and a second car');
  const newer = holdNextMail();
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(async () => earlier.answer());
  await act(async () => newer.refuse());
  expect(screen.getByText(words.outdated)).toBeVisible();
});

test('an earlier version that arrives while the newer one gets no answer is said to have arrived', async () => {
  const { mail: earlier, user } = await sendWithoutAnswer();
  await user.type(field('message'), ' and a second car');
  holdNextMail();
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(async () => earlier.answer());
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  expect(screen.getByText(words.outdated)).toBeVisible();
});

test('an earlier version that is refused while the newer one is on its way does not make that one lost', async () => {
  const { mail: earlier, user } = await sendWithoutAnswer();
  await user.type(field('message'), ' and a second car');
  holdNextMail();
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(async () => earlier.refuse());
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  expect(screen.getByText(words.unknown)).toBeVisible();
});

test('what has just become known of a try is not forgotten with the next key', async () => {
  const { mail } = await sendWithoutAnswer();
  // Both before React renders again.
  await act(async () => {
    await act(async () => mail.answer());
    fireEvent.input(field('message'), { target: { value: 'One stain and a second car' } });
  });
  expect(screen.getByText(words.outdated)).toBeVisible();
});
