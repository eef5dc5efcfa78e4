import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { findToast } from '@/components/ui/toast.fixture';
import { noService, quoteFields, quoteToasts, quoteWords } from '@/content/quote';
import {
  chosen,
  comeByBackButton,
  field,
  fillIn,
  otherChoice,
  prepareBrowser,
  renderOnServer,
  setup,
  storeDraft,
  submitButton,
  tickBox,
  ticked,
} from './quote-visitor.fixture';

prepareBrowser();

test('what was typed before hydration stays, and the draft fills only what is empty', async () => {
  storeDraft({ name: 'Old', phone: '250', service: chosen.value });
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
  ['goes on the way back', comeByBackButton, ''],
  ['stays on a page of its own', () => {}, 'Ann'],
])('a part of what was sent that the browser fills in again %s', async (_, come, name) => {
  const user = setup();
  await fillIn(user);
  await user.click(submitButton());
  expect(await findToast(quoteToasts.sent.title)).toBeVisible();
  user.unmount();

  come();
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

  comeByBackButton();
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
  storeDraft({ name: 'New', phone: '250' });
  comeByBackButton();
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
    storeDraft({ message: 'Dog hair, and the boat', phone: '250' });
    comeByBackButton();
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

test('a button that Firefox gives back disabled after a reload while sending can be pressed again', async () => {
  const hydrate = await renderOnServer();
  screen.getByRole<HTMLButtonElement>('button', { name: quoteWords.submit }).disabled = true;
  hydrate();
  expect(submitButton()).toBeEnabled();
});

test('where storage is blocked, what the browser fills in again on the way back stays', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  comeByBackButton();
  const hydrate = await renderOnServer();
  screen.getByLabelText<HTMLInputElement>(quoteFields.name.label).value = 'Ann';
  hydrate();
  expect(field('name')).toHaveValue('Ann');
});

test('on the way back the draft also replaces a choice and a tick that were taken back since', async () => {
  storeDraft({ name: 'Ann', service: noService.value });
  comeByBackButton();
  const hydrate = await renderOnServer();
  screen.getByLabelText<HTMLSelectElement>(quoteFields.service.label).value = chosen.value;
  screen.getByLabelText<HTMLInputElement>(ticked.label).checked = true;
  hydrate();
  expect(field('service')).toHaveValue(noService.value);
  expect(tickBox(ticked)).not.toBeChecked();
});
