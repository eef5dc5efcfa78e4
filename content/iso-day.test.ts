import { isCalendarDay, toIsoDay } from './iso-day';

test('a day is written as YYYY-MM-DD where the business is, whatever this device calls today', () => {
  expect(toIsoDay(new Date('2026-01-05T07:59:00Z'), 'America/Vancouver')).toBe('2026-01-04');
  expect(toIsoDay(new Date('2026-01-05T08:00:00Z'), 'America/Vancouver')).toBe('2026-01-05');
});

test('without a time zone the day is that of the device’s clock', () => {
  expect(toIsoDay(new Date(2026, 8, 3, 23, 59))).toBe('2026-09-03');
  expect(toIsoDay(new Date(2026, 8, 4))).toBe('2026-09-04');
});

test.each(['2026-02-31', '2026-13-01', '2026-2-1', '2026-00-10', 'yesterday', ''])('"%s" is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
test('a leap day is a day in its year only', () => {
  expect([isCalendarDay('2024-02-29'), isCalendarDay('2026-02-29')]).toEqual([true, false]);
});
