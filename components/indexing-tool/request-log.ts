import { useEffect, useState } from 'react';
import { isoDay } from '@/content/iso-day';

/** The day each address was last asked for, as YYYY-MM-DD. */
export type RequestDates = Readonly<Record<string, string>>;

const nothingYet: RequestDates = {};
const storageKey = 'indexing-requests';

/**
 * Remembers in this browser only which addresses were submitted, and when. Empty and not ready until the page has
 * hydrated, so that its place can be kept; nothing where storage is blocked.
 */
export function useRequestLog() {
  const [dates, setDates] = useState<RequestDates | undefined>(nothingYet);

  useEffect(() => setDates(readDates()), []);

  if (!dates) return undefined;

  function store(changed: RequestDates) {
    setDates(writeDates(changed) ? changed : undefined);
  }

  return {
    dates,
    isReady: dates !== nothingYet,
    countToday: Object.values(dates).filter((date) => date === today()).length,
    record: (url: string) => store({ ...dates, [url]: today() }),
    forget: (url: string) => store(Object.fromEntries(Object.entries(dates).filter(([known]) => known !== url))),
    reset: () => store({}),
  };
}

/** Today on the owner's clock. */
function today(): string {
  return isoDay(new Date());
}

function readDates(): RequestDates | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(Object(stored)).filter(([, date]) => /^\d{4}-\d\d-\d\d$/.test(String(date)));
    const dates = Object.fromEntries(entries.map(([url, date]) => [url, String(date)]));
    // A browser that lets one read may still refuse to write.
    return writeDates(dates) ? dates : undefined;
  } catch {
    return undefined;
  }
}

function writeDates(dates: RequestDates): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(dates));
    return true;
  } catch {
    return false;
  }
}
