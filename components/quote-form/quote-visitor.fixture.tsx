import { act, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { entry } from '@/content/entry.fixture';
import { additionalServices, quoteFields, quoteWords, serviceChoices } from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import { ok, resetEmailJs } from './email-js.fixture';
import { QuoteForm } from './quote-form';
import type { Delivery } from './send-quote';

/** The form as a visitor sees it. */
export const form = (
  <QuoteForm
    brandName="Dynamix"
    phone={{ display: '250-555-0142', international: '+12505550142', receivesTexts: true }}
    emailAddress="hello@example.com"
    settings={localMailDesk}
  />
);

/** What the visitor chooses and ticks, and one more of each. */
export const chosen = entry(serviceChoices, -2);
export const otherChoice = entry(serviceChoices, -1);
export const unticked = entry(additionalServices, 0);
export const ticked = entry(additionalServices, -1);

export const field = (name: keyof typeof quoteFields) => screen.getByLabelText(quoteFields[name].label);
export const tickBox = ({ label }: { label: string }) => screen.getByLabelText(label);
/** Every box for text, whatever its type, the honeypot among them. */
export const textBoxes = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input:not([type=checkbox]), textarea)'),
  );
export const submitButton = () => screen.getByRole('button', { name: quoteWords.submit });

/** A touch screen, so that the service list is the browser's own, and a clock that skips the gap between two mails. */
export function prepareBrowser() {
  jest.useFakeTimers();
  configure({ asyncUtilTimeout: 10_000 });
  beforeEach(() => {
    sessionStorage.clear();
    resetEmailJs();
    jest.spyOn(console, 'error').mockReset();
    Element.prototype.scrollIntoView = jest.fn();
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    // The toast region outlives a test, as it outlives a form: let its message expire.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
  });
}

/** A draft as another page of the tab has left it. */
export function storeDraft(fields: Record<string, unknown>, delivery?: Delivery) {
  sessionStorage.setItem('quote-draft', JSON.stringify({ fields, delivery }));
}

/** The page comes by the back button; jsdom knows no navigation of its own. */
export function comeByBackButton() {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
}

/** An answer that comes after the page has been left, and before the mail would be given up. */
export function slowAnswer() {
  return new Promise((resolve) => setTimeout(() => resolve(ok), 14_000));
}

/** The form as its page's HTML has it; returns what hydrates it. */
export async function renderOnServer() {
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  return () => render(form, { container, hydrate: true });
}

/** The form, and a user whose pauses run on the fake clock. */
export function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(form);
  return { ...user, ...view };
}

/** Fills in every required field, a service, a box and a message. */
export async function fillIn(user: UserEvent) {
  await user.type(field('name'), 'Ann');
  await user.type(field('phone'), '250-555-0100');
  await user.type(field('email'), 'ann@example.com');
  await user.type(field('location'), 'Maple Bay');
  await user.selectOptions(field('service'), chosen.value);
  await user.click(tickBox(ticked));
  await user.type(field('message'), 'One stain');
}
