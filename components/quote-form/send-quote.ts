import { isRecord } from '@/content/checks/is-record';
import type { MailParams } from '@/content/mail/variables';
import { quoteMail } from '@/content/quote';
import type { EmailSettings } from '@/content/settings';
import { additionalServiceLabels, type QuoteRequest, serviceLabel } from './quote-request';

/** What is known of a request that has been sent before, so that a second try sends only what is missing. */
export type Delivery = {
  requestNumber: string;
  /** True once a notification left and nobody answered for it, or the connection broke: the owner may have it. */
  isUnanswered?: boolean;
  /** The last notification that arrived, as JSON; undefined while none has. */
  arrivedNotification?: string;
};

/**
 * Whether the owner has a request that failed: 'unknown' when nobody answered for it, 'outdated' when the owner has it
 * as it was before the visitor's last changes.
 */
type Arrival = 'lost' | 'unknown' | 'outdated' | 'arrived';

type SendResult = { kind: 'sent' } | { kind: 'failed'; error: unknown };

type SendOptions = {
  settings: EmailSettings;
  brandName: string;
  /** Called with what else is known of the delivery, which may be after a call has been given up. */
  onDelivery: (change: Partial<Delivery>) => void;
};

/** Numbers the tries of this page in their order, and the newest of them whose notification has arrived. */
let departures = 0;
let newestArrival = 0;

/** Loads EmailJS ahead of need, in case the network is gone by then. If this fails, each send tries again. */
export function preloadEmailJs(settings: EmailSettings) {
  startEmailJs(settings).catch(() => {});
}

/**
 * Sends a request: first the owner's mail, then the customer's.
 * It never throws: every failure, that of loading EmailJS included, comes back as a result.
 */
export async function sendQuote(
  request: QuoteRequest,
  delivery: Delivery,
  { settings, brandName, onDelivery }: SendOptions,
): Promise<SendResult> {
  const { requestNumber } = delivery;
  const notification = notificationParams(request, brandName, requestNumber);
  departures += 1;
  const departure = departures;
  const recordArrival = () => {
    // A late answer for an earlier version says nothing of the newer one that the owner has by then.
    if (departure < newestArrival) return;
    newestArrival = departure;
    onDelivery({ arrivedNotification: JSON.stringify(notification) });
  };
  try {
    const send = await inTime(startEmailJs(settings));
    if (findArrival(request, delivery, brandName) !== 'arrived') {
      onDelivery({ isUnanswered: delivery.isUnanswered || navigator.onLine });
      // Recorded with each answer, since one may come after its call has been given up; the next try then waits for it.
      const sendAndRecord: Send = (templateId, params) => send(templateId, params).then(recordArrival);
      await deliver(sendAndRecord, requestNumber, settings.notificationTemplateId, notification).catch((error) => {
        // A refusal is no Error. Silence and a broken connection are, and neither says that the owner has nothing.
        if (!(error instanceof Error)) onDelivery({ isUnanswered: delivery.isUnanswered });
        throw error;
      });
      recordArrival();
    }
    await deliver(send, requestNumber, settings.autoReplyTemplateId, autoReplyParams(request, brandName));
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** What the owner has of a request, going by what is known of its delivery. */
export function findArrival(request: QuoteRequest, delivery: Delivery, brandName: string): Arrival {
  const { requestNumber, isUnanswered, arrivedNotification } = delivery;
  if (arrivedNotification === undefined) return isUnanswered ? 'unknown' : 'lost';
  const notification = notificationParams(request, brandName, requestNumber);
  return arrivedNotification === JSON.stringify(notification) ? 'arrived' : 'outdated';
}

/** The variables of content/mail/notification.html. The request number has none of its own: it ends the message. */
export function notificationParams(
  request: QuoteRequest,
  brandName: string,
  requestNumber: string,
): MailParams<'notification'> {
  return {
    from_name: request.name,
    from_email: request.email,
    phone: request.phone,
    location: request.location,
    service: serviceLabel(request),
    vehicle: request.vehicle || quoteMail.notSpecified,
    additional_services: additionalServiceLabels(request),
    message: [request.message, quoteMail.requestNumber(requestNumber)].filter(Boolean).join('\n\n'),
    brand_name: brandName,
  };
}

/** The variables of content/mail/auto-reply.html. */
function autoReplyParams(request: QuoteRequest, brandName: string): MailParams<'auto-reply'> {
  return {
    customer_name: request.name,
    customer_email: request.email,
    brand_name: brandName,
    service: serviceLabel(request),
    additional_services: additionalServiceLabels(request),
  };
}

/** What went wrong, for the console: EmailJS rejects with a status and a text, or with a string only. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  return isRecord(error) ? `${error.status} ${error.text}` : String(error);
}

type TemplateParams = Record<string, string>;
type Send = (templateId: string, params: TemplateParams) => Promise<unknown>;
type Mail = [requestNumber: string, templateId: string, params: TemplateParams];

async function startEmailJs(settings: EmailSettings): Promise<Send> {
  shieldFromBlockedStorage();
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: settings.publicKey, origin: settings.origin ?? window.location.origin });
  return (templateId, params) => readAnswer(send(settings.serviceId, templateId, params));
}

/** Status 200 or the text 'OK' means sent, and nothing else does: the library itself takes every 2xx for a success. */
async function readAnswer(sending: Promise<unknown>) {
  const answer = await sending.catch((refusal: unknown) => refusal);
  if (!isRecord(answer) || (answer.status !== 200 && answer.text !== 'OK')) throw answer;
}

/** EmailJS reads localStorage as it loads, which throws where the visitor blocks storage; it works without. */
function shieldFromBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/** EmailJS takes one mail a second; a tenth more keeps jitter from bringing two too close. */
const minimumGapMs = 1_100;
const timeoutMs = 15_000;
/** How long a try waits for the answer to the one before, in case that was only slow. */
const lateAnswerMs = 8_000;

const unanswered = new Map<string, Promise<unknown>>();
let lastAnswerAt = Number.NEGATIVE_INFINITY;

/** Sends one mail, and once more when EmailJS answers that it is too early. @throws EmailJS's reason for refusing it. */
async function deliver(send: Send, ...mail: Mail) {
  try {
    return await sendInTurn(send, ...mail);
  } catch (error) {
    if (!isTooManyRequests(error)) throw error;
    // Longer than another visitor's two mails take; and at random, because two who were too early together would
    // stay in step.
    await pause((2 + Math.random()) * minimumGapMs);
    return sendInTurn(send, ...mail);
  }
}

async function sendInTurn(send: Send, ...[requestNumber, templateId, params]: Mail) {
  const key = JSON.stringify([requestNumber, templateId, params]);
  // EmailJS calls cannot be aborted. One that timed out may still arrive, so the next try first waits for it a while.
  const earlier = unanswered.get(key);
  unanswered.delete(key);
  if (await hasArrived(earlier)) return;
  await pause(lastAnswerAt + minimumGapMs - performance.now());
  const answer = send(templateId, params);
  try {
    await inTime(answer);
  } catch (error) {
    if (error instanceof TimeoutError) unanswered.set(key, answer);
    throw error;
  } finally {
    lastAnswerAt = performance.now();
  }
}

async function hasArrived(earlier: Promise<unknown> | undefined): Promise<boolean> {
  if (!earlier) return false;
  const arrived = earlier.then(() => true).catch(() => false);
  return Promise.race([arrived, pause(lateAnswerMs).then(() => false)]);
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([answer, pause(timeoutMs).then(() => Promise.reject(new TimeoutError()))]);
}

class TimeoutError extends Error {
  constructor() {
    super(`EmailJS has not answered in ${timeoutMs / 1000} s.`);
    this.name = 'TimeoutError';
  }
}

function isTooManyRequests(error: unknown) {
  return isRecord(error) && error.status === 429;
}

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
}
