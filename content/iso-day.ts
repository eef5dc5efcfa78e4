// For developers: days as they are stored.

/**
 * The day of a moment as YYYY-MM-DD, on this device's clock or in a named time zone. Put together from its parts: no
 * locale promises to write a day this way.
 */
export function isoDay(moment: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  const parts = format.formatToParts(moment);
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-');
}
