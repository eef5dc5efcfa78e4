// For developers: dates as they are stored.

/** True for YYYY-MM-DD, and only for a day that a calendar has. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00Z`).getUTCDate() === Number(text.slice(8));
}

/**
 * The date of a moment as YYYY-MM-DD, in this device's time zone or a named one. Assembled from its parts, because no
 * locale guarantees this format.
 */
export function toIsoDay(moment: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  const parts = format.formatToParts(moment);
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-');
}
