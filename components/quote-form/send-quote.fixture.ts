import { additionalServices } from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import { emailJs, resetEmailJs } from './email-js.fixture';
import type { QuoteRequest } from './quote-request';
import { type Delivery, findArrival, sendQuote } from './send-quote';

let sequence = 0;

/** A distinct request for each test: unanswered calls are recognised by their content. */
export function newRequest(): QuoteRequest {
  sequence += 1;
  return {
    name: `Ann ${sequence}`,
    email: 'ann@example.com',
    phone: '250-555-0100',
    location: 'Duncan',
    vehicle: '',
    message: '',
    [additionalServices[0].key]: true,
  };
}

export const settings = { ...localMailDesk, origin: 'https://mail.example.com' };
export const delivery = { requestNumber: 'Q-7K3F' };
export const tooMany = { status: 429, text: 'Too Many Requests' };

/** Sends as the form does; after a failure, the result has what is known by then as well. */
export async function send(request: QuoteRequest, delivery: Delivery) {
  const brandName = 'Dynamix';
  let known = delivery;
  const onDelivery = (change: Partial<Delivery>) => {
    known = { ...known, ...change };
  };
  const result = await sendQuote(request, delivery, { settings, brandName, onDelivery });
  if (result.kind === 'sent') return result;
  return { ...result, delivery: known, arrival: findArrival(request, known, brandName) };
}

/** The templates of the mails that were sent, in order. */
export function departures() {
  return emailJs.send.mock.calls.map(([, templateId]) => templateId);
}

/** A clock that the tests move on, and for each test a mail service that takes every mail. */
export function prepareMail() {
  // Once, because the gap between two mails spans tests too.
  jest.useFakeTimers();
  beforeEach(resetEmailJs);
  afterEach(() => jest.restoreAllMocks());
}

/** A try that has to fail, and what is known of the delivery by then. */
export async function failToSend(request: QuoteRequest, known: Delivery = delivery) {
  const result = await settle(send(request, known));
  if (result.kind !== 'failed') throw new Error('This try should fail.');
  return result;
}

/** Lets a minute pass on the clock, which is longer than any try takes. */
export async function settle<T>(promise: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(60_000);
  return promise;
}
