import { useEffect, useState } from 'react';
import { isoDay } from '@/content/iso-day';

/** The day each address was last asked for, as YYYY-MM-DD. */
export type RequestDates = Readonly<Record<string, string>>;

const storageKey = 'indexing-requests';

/**
 * Remembers in this browser only which addresses were submitted, and when. Empty and not ready until the page has
 * hydrated, so that its place can be kept; nothing where storage is blocked.
 */
export function useRequestLog() {
  const [isReady, setReady] = useState(false);
  const [dates, setDates] = useState<RequestDates | undefined>({});

  useEffect(() => {
    // A browser that lets one read may still refuse to write.
    const show = () => setDates(change((stored) => stored));
    show();
    setReady(true);
    // Another tab has changed them, or another page before the way back to this one.
    addEventListener('storage', show);
    addEventListener('pageshow', show);
    return () => {
      removeEventListener('storage', show);
      removeEventListener('pageshow', show);
    };
  }, []);

  if (!dates) return undefined;

  return {
    dates,
    isReady,
    countToday: Object.values(dates).filter((date) => date === today()).length,
    record: (url: string) => setDates(change((stored) => ({ ...stored, [url]: today() }))),
    forget: (url: string) => setDates(change(({ [url]: _, ...others }) => others)),
    reset: () => setDates(change(() => ({}))),
  };
}

/** Today on the owner's clock. */
function today(): string {
  return isoDay(new Date());
}

/** Changes what is stored now, which may hold more than was read before. Undefined where storage is blocked. */
function change(by: (stored: RequestDates) => RequestDates): RequestDates | undefined {
  try {
    const dates = by(readDates());
    localStorage.setItem(storageKey, JSON.stringify(dates));
    return dates;
  } catch {
    return undefined;
  }
}

/** What is stored that is a day; a text that cannot be read holds none. */
function readDates(): RequestDates {
  const stored = parseJson(localStorage.getItem(storageKey));
  const entries = Object.entries(Object(stored)).filter(([, date]) => /^\d{4}-\d\d-\d\d$/.test(String(date)));
  return Object.fromEntries(entries.map(([url, date]) => [url, String(date)]));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}
