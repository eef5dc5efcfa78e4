import { localMailDesk } from '@/content/settings';
import { readQuoteRequest } from './quote-request';
import { formWith } from './quote-request.fixture';
import { sendQuote } from './send-quote';

// An import of it waits for ever.
jest.mock('@emailjs/browser', () => Object.assign(new Promise(() => {}), { __esModule: true }));

test('when EmailJS itself is not there after 15 s, the request has failed', async () => {
  jest.useFakeTimers();
  const request = readQuoteRequest(formWith({ name: 'Ann' }), 'other');
  const [ended, onDelivery] = [jest.fn(), jest.fn()];
  const options = { settings: localMailDesk, brandName: 'Dynamix', onDelivery };
  sendQuote(request, { requestNumber: 'Q-7K3F' }, options).then(ended);
  await jest.advanceTimersByTimeAsync(14_900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed' }));
  // The owner cannot have it.
  expect(onDelivery).not.toHaveBeenCalled();
});
