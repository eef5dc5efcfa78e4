import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { quoteWords } from '@/content/quote';
import { emailJs } from './email-js.fixture';
import { field, fillIn, form, prepareBrowser, setup, slowAnswer, submitButton } from './quote-visitor.fixture';

prepareBrowser();

test('a visitor who leaves while the first mail is sent is asked first, and told on the next page that it may be lost', async () => {
  emailJs.send.mockReturnValueOnce(slowAnswer());
  const user = setup();
  await fillIn(user);
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(submitButton());
  await waitFor(() => expect(emailJs.send).toHaveBeenCalled());
  expect(asksBeforeLeaving()).toBe(true);
  user.unmount();
  expect(asksBeforeLeaving()).toBe(false);

  render(form);
  expect(screen.getByText(quoteWords.failure.unknown)).toBeVisible();
  expect(field('message')).toHaveValue('One stain');
});

test.each(['tel:+12505550142', 'mailto:hello@example.com?subject=Quote'])(
  'a press on %s, which stays on the page, is not asked about while a request is sent; what comes a second later is',
  async (address) => {
    emailJs.send.mockReturnValueOnce(slowAnswer());
    const user = setup();
    await fillIn(user);
    await user.click(submitButton());
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    render(
      // jsdom cannot follow it.
      <a href={address} onClick={(event) => event.preventDefault()}>
        <b>Elsewhere</b>
      </a>,
    );
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(asksBeforeLeaving()).toBe(false);
    act(() => jest.advanceTimersByTime(1000));
    expect(asksBeforeLeaving()).toBe(true);
  },
);

/** Browsers ask where the event was prevented; Chrome and Edge before 119 where it has a return value. */
function asksBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true });
  // jsdom has no beforeunload event of its own, whose return value holds what it is given.
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  dispatchEvent(event);
  expect(Boolean(event.returnValue)).toBe(event.defaultPrevented);
  return event.defaultPrevented;
}
