import { isRecord } from '@/content/checks/is-record';
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

const key = 'quote-draft';

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

/** Deletes the draft, once it is sent. */
export function clearDraft() {
  try {
    sessionStorage.removeItem(key);
    known = null;
  } catch {
    // Blocked: there is no draft.
  }
}

/** Storage may hold anything, from an older version of the site or a person: it becomes a draft or undefined. */
function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value.fields)) return undefined;
  const fields = Object.fromEntries(
    Object.entries(value.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { fields, delivery: parseDelivery(value.delivery) };
}

function parseDelivery(value: unknown): Delivery | undefined {
  if (!isRecord(value) || typeof value.requestNumber !== 'string') return undefined;
  return {
    requestNumber: value.requestNumber,
    deliveredNotification: typeof value.deliveredNotification === 'string' ? value.deliveredNotification : undefined,
  };
}
