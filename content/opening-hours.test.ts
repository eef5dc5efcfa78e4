import { openingHours } from './opening-hours';

test('visitors, search records and their list of days get the same hours', () => {
  const hours = openingHours({ from: 'Tuesday', to: 'Sunday', opens: '09:30', closes: '17:00' });
  expect(hours.words).toBe('Open Tuesday to Sunday 09:30-17:00');
  expect(hours.short).toBe('Tu-Su 09:30-17:00');
  expect(hours.days).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
});

test('a business open on one day names that day alone', () => {
  const hours = openingHours({ from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '16:00' });
  expect(hours.words).toBe('Open Saturday 10:00-16:00');
  expect(hours.short).toBe('Sa 10:00-16:00');
});

test('a business that never closes is open all day', () => {
  const hours = openingHours({ from: 'Monday', to: 'Sunday', opens: '00:00', closes: '23:59' });
  expect(hours.words).toBe('Open Monday to Sunday all day');
  expect(hours.short).toBe('Mo-Su 00:00-23:59');
});

test('days and times in the wrong order or form are refused in a sentence', () => {
  const hours = { from: 'Monday', to: 'Saturday', opens: '08:00', closes: '18:00' } as const;
  expect(() => openingHours({ ...hours, from: 'Sunday' })).toThrow('within a week from Monday to Sunday');
  expect(() => openingHours({ ...hours, to: JSON.parse('"Sat"') })).toThrow('"Sat" is not a day of the week');
  for (const opens of ['8:00', '07.30']) {
    expect(() => openingHours({ ...hours, opens })).toThrow('write both as HH:MM');
  }
  expect(() => openingHours({ ...hours, closes: '17:60' })).toThrow('write both as HH:MM');
  expect(() => openingHours({ ...hours, from: JSON.parse('"Mon"') })).toThrow('"Mon" is not a day of the week');
  expect(() => openingHours({ ...hours, closes: '24:00' })).toThrow('For midnight write 23:59');
  for (const closes of ['06:00', hours.opens]) {
    expect(() => openingHours({ ...hours, closes })).toThrow('the earlier first');
  }
});
