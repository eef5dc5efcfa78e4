/** The one file that knows EmailJS: how it starts, what counts as sent, how often it may be called, how long to wait. */

// Before the library.
import './shield-storage';
// Bundled with the form: a chunk of its own that once hung on a weak signal would never be asked for again.
import { init, send } from '@emailjs/browser';
import { settledWithin } from '@/components/ui/settled-within';
import { isRecord } from '@/content/is-record';
import type { EmailSettings } from '@/content/settings';

type TemplateParams = Record<string, string>;
/** Sends one mail through EmailJS. */
export type Send = (templateId: string, params: TemplateParams) => Promise<unknown>;
/** One mail. Its `requestNumber` is not sent: it tells a customer's mail from the same one for another request. */
type Mail = { requestNumber: string; templateId: string; params: TemplateParams };

/** Gives EmailJS the account. @returns what sends a mail, and rejects with any answer but OK. */
export function startEmailJs(settings: EmailSettings): Send {
  init({ publicKey: settings.publicKey, origin: settings.origin ?? window.location.origin });
  return (templateId, params) => readAnswer(send(settings.serviceId, templateId, params));
}

/** Status 200 or the text 'OK' means sent, and nothing else does: the library itself takes every 2xx for a success. */
async function readAnswer(sending: Promise<unknown>) {
  const answer = await sending.catch((refusal: unknown) => refusal);
  if (!isRecord(answer) || (answer.status !== 200 && answer.text !== 'OK')) throw answer;
}

/** EmailJS takes one mail a second (https://www.emailjs.com/docs/rest-api/send/); a tenth more is for jitter. */
const minimumGapMs = 1_100;
const timeoutMs = 15_000;
/** How long a try waits for the answer to the one before, in case that was only slow. */
const lateAnswerMs = 8_000;

const unanswered = new Map<string, Promise<unknown>>();
let lastAnswerAt = Number.NEGATIVE_INFINITY;

/**
 * Sends one mail, and once more when EmailJS answers that it is too early. @throws EmailJS's answer, which is no Error,
 * when it refuses the mail; an Error when no answer comes in time or the connection breaks.
 */
export async function deliver(send: Send, mail: Mail) {
  try {
    return await sendInTurn(send, mail);
  } catch (error) {
    if (!isTooManyRequests(error)) throw error;
    // Longer than another visitor's two mails take; and at random, because two who were too early together would
    // stay in step.
    await pause((2 + Math.random()) * minimumGapMs);
    return sendInTurn(send, mail);
  }
}

async function sendInTurn(send: Send, mail: Mail) {
  const key = JSON.stringify(mail);
  // EmailJS calls cannot be aborted. One that timed out may still arrive, so the next try first waits for it a while.
  const lateAnswer = unanswered.get(key)?.then(() => true);
  unanswered.delete(key);
  if (lateAnswer && (await settledWithin(lateAnswerMs, lateAnswer))) return;
  await pause(lastAnswerAt + minimumGapMs - performance.now());
  const answer = send(mail.templateId, mail.params);
  try {
    await inTime(answer);
  } catch (error) {
    if (error instanceof TimeoutError) unanswered.set(key, answer);
    throw error;
  } finally {
    lastAnswerAt = performance.now();
  }
}

/** An answer, if it comes in time. @throws a TimeoutError when it does not. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([answer, pause(timeoutMs).then(() => Promise.reject(new TimeoutError()))]);
}

class TimeoutError extends Error {
  constructor() {
    super(`EmailJS has not answered in ${timeoutMs / 1000} s.`);
    this.name = 'TimeoutError';
  }
}

/** True when EmailJS has answered and refused. Silence and a broken connection are Errors, which say nothing of the mail. */
export function isRefusal(error: unknown): boolean {
  return !(error instanceof Error);
}

function isTooManyRequests(error: unknown) {
  return isRecord(error) && error.status === 429;
}

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
}

/** What went wrong, for the console: EmailJS rejects with a status and a text, or with a string only. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  return isRecord(error) ? `${error.status} ${error.text}` : String(error);
}
