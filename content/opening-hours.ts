// For developers: the opening hours in every form that pages and search records need.
import { UserError } from './checks/user-error';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof week)[number];

/** The first and last open days of the week, and the times of day as HH:MM. */
type Hours = { from: Weekday; to: Weekday; opens: string; closes: string };

/** Opening hours and everything derived from them. @throws when the days or the times are in the wrong order. */
export function openingHours({ from, to, opens, closes }: Hours) {
  for (const day of [from, to]) {
    if (!week.includes(day)) {
      throw new UserError(`content/business.ts: "${day}" is not a day of the week. Use one of: ${week.join(', ')}.`);
    }
  }
  const days = week.slice(week.indexOf(from), week.indexOf(to) + 1);
  if (days.length === 0) {
    throw new UserError(
      `content/business.ts: opening hours run from ${from} to ${to}, but the days must follow one another within a week from Monday to Sunday. Name the first and the last open day of that week, such as Monday to Saturday. A closed day in between cannot be shown: name the longest run of days on which you are open.`,
    );
  }
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isTime(opens) || !isTime(closes) || opens >= closes) {
    throw new UserError(
      `content/business.ts: opening hours run from ${opens} to ${closes}: write both as HH:MM, such as 08:00, the earlier first. For midnight write 23:59; 00:00 to 23:59 is open all day.`,
    );
  }
  const ends = [...new Set([from, to])];
  const dayWords = ends.join(' to ');
  const times = opens === '00:00' && closes === '23:59' ? 'all day' : `${opens}-${closes}`;
  return {
    days,
    opens,
    closes,
    /** The days as a sentence names them. */
    dayWords,
    /** The times as a sentence names them. */
    times,
    /** As visitors read them. */
    words: `Open ${dayWords} ${times}`,
    /** As schema.org's openingHours has them: https://schema.org/openingHours */
    short: `${ends.map((day) => day.slice(0, 2)).join('-')} ${opens}-${closes}`,
  };
}
