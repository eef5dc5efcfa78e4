import { isRecord } from '@/content/is-record';
import { honeypotName, noService } from '@/content/quote';
import type { Delivery } from './send-quote';

/**
 * What was typed, kept in this tab so that a reload, the back button or a phone that discards the tab loses nothing.
 * Where storage is blocked or full there is silently no draft.
 */
export type Draft = {
  /** Values by field name; a ticked box is 'on', as in the form's own data. */
  fields: Record<string, string>;
  /** Set from the first send on. */
  delivery?: Delivery;
};

// tools/export/loader/renew-page.ts writes under this key as well, before it loads a page again.
const key = 'quote-draft';
const sentKey = 'quote-sent';

/** What is stored, as this page last read or wrote it; null for no draft. */
let known: string | null = null;

/** Stores the draft, replacing the one before. */
export function saveDraft(draft: Draft) {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(key, text);
    known = text;
  } catch {
    // Blocked or full: the form still works.
  }
}

/** The draft of this tab; undefined when there is none or it cannot be read. */
export function loadDraft(): Draft | undefined {
  try {
    known = sessionStorage.getItem(key);
    return parseDraft(JSON.parse(known ?? 'null'));
  } catch {
    return undefined;
  }
}

/** True when another page of this tab has changed or sent the draft since this one read or wrote it. */
export function isDraftOutdated(): boolean {
  try {
    return sessionStorage.getItem(key) !== known;
  } catch {
    return false;
  }
}

/** Removes the draft where the storage lets it. */
export function clearDraft() {
  try {
    sessionStorage.removeItem(key);
    known = null;
  } catch {
    // There is none.
  }
}

/** Forgets the draft once it is sent, and remembers what was sent by its hashes only. */
export function replaceDraftByHashes() {
  const fields = loadDraft()?.fields;
  clearDraft();
  try {
    if (fields) sessionStorage.setItem(sentKey, hashes(fields).join());
  } catch {
    // Blocked or full: the browser may fill in again what was sent.
  }
}

/** True when there is nothing in the fields but what this tab has sent. */
export function wasSent(fields: Record<string, string>): boolean {
  try {
    const sent = new Set(sessionStorage.getItem(sentKey)?.split(','));
    return hashes(fields).every((field) => sent.has(field));
  } catch {
    return false;
  }
}

/** True of a field in which nothing is typed or chosen: its value is empty, or the list's for no choice. */
export function isUnanswered([name, value]: [name: string, value: string]): boolean {
  return value === '' || (name === 'service' && value === noService.value);
}

/** A hash for each field that holds something, so that nothing personal stays behind. */
function hashes(fields: Record<string, string>): ReadonlyArray<string> {
  return (
    Object.entries(fields)
      .filter((field) => !isUnanswered(field))
      // Twelve bits: too few to find the value again, and enough to tell a whole request from another.
      .map(([name, value]) => String(hash(`${name}=${value}`) & 0xfff))
  );
}

function hash(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return sum;
}

/**
 * Storage may hold anything, from an older version of the site or a person: it becomes a draft or undefined. The
 * loader's draft may hold the honeypot too, which would make a person's request look like a program's.
 */
function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value.fields)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(value.fields).filter(
      (entry): entry is [string, string] => entry[0] !== honeypotName && typeof entry[1] === 'string',
    ),
  );
  return { fields, delivery: parseDelivery(value.delivery) };
}

function parseDelivery(value: unknown): Delivery | undefined {
  if (!isRecord(value) || typeof value.requestNumber !== 'string') return undefined;
  // In the order in which they usually come to be known: a page that only reads a draft must leave the same text.
  return {
    requestNumber: value.requestNumber,
    leftNotification: typeof value.leftNotification === 'string' ? value.leftNotification : undefined,
    arrivedNotification: typeof value.arrivedNotification === 'string' ? value.arrivedNotification : undefined,
  };
}
