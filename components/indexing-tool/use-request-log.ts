import { useEffect, useState } from 'react';
import { isCalendarDay, toIsoDay } from '@/content/iso-day';
import { parseJson } from '@/content/parse-json';

/** The day indexing was last requested for each address, as YYYY-MM-DD. */
type RequestDates = Readonly<Record<string, string>>;

type Log = { kind: 'loading' | 'blocked' } | { kind: 'ready'; dates: RequestDates };

const storageKey = 'indexing-requests';

/**
 * Remembers, in this browser only, for which addresses indexing was requested and when. Until hydration it is empty and
 * `isReady` is false, so that the layout can reserve space; undefined where storage is blocked.
 */
export function useRequestLog() {
  const [log, setLog] = useState<Log>({ kind: 'loading' });

  useEffect(() => {
    // A browser that allows reading may still refuse to write.
    const show = () => setLog(change((stored) => stored));
    show();
    const unmounted = new AbortController();
    // Another tab may have changed them, or another page before the visitor came back to this one; and in a tab that was
    // left open overnight today is another day.
    for (const type of ['storage', 'pageshow', 'visibilitychange']) {
      addEventListener(type, show, { signal: unmounted.signal });
    }
    return () => unmounted.abort();
  }, []);

  if (log.kind === 'blocked') return undefined;

  const dates = log.kind === 'ready' ? log.dates : {};
  return {
    dates,
    isReady: log.kind === 'ready',
    countToday: Object.values(dates).filter((date) => date === today()).length,
    record: (url: string) => setLog(change((stored) => ({ ...stored, [url]: today() }))),
    forget: (url: string) => setLog(change(({ [url]: _, ...others }) => others)),
    reset: () => setLog(change(() => ({}))),
  };
}

/** Today, by this device's clock. */
function today(): string {
  return toIsoDay(new Date());
}

/** Changes what is stored now, to which another tab may have added. */
function change(by: (stored: RequestDates) => RequestDates): Log {
  try {
    const dates = by(readDates());
    localStorage.setItem(storageKey, JSON.stringify(dates));
    return { kind: 'ready', dates };
  } catch {
    return { kind: 'blocked' };
  }
}

/** The stored entries that hold a date; none if the text cannot be parsed. */
function readDates(): RequestDates {
  const stored = parseJson(localStorage.getItem(storageKey) ?? '{}');
  const entries = Object.entries(Object(stored)).filter(([, date]) => isCalendarDay(String(date)));
  return Object.fromEntries(entries.map(([url, date]) => [url, String(date)]));
}
