import { assertAdditionalServices, assertLimits, assertServiceChoices } from './assert-quote';

const noChoice = { value: 'none', label: 'Choose' };

test.each([
  [[{ value: '', label: 'Wax' }], 'the field "serviceChoices > 1 > value" must hold text in quotes'],
  [[{ value: 'wax', label: 24 as never }], 'the field "serviceChoices > 1 > label" must hold text in quotes'],
  [[{ value: 'wax', label: ' ' }], 'the field "serviceChoices > 1 > label" must hold text in quotes'],
  [[{ value: 'none', label: 'Wax' }], 'content/quote.ts has the service value "none" twice'],
  [
    [
      { value: 'wax', label: 'Wax' },
      { value: 'wax', label: 'Polish' },
    ],
    'content/quote.ts has the service value "wax" twice',
  ],
  [
    [
      { value: 'wax', label: 'Wax' },
      { value: 'polish', label: 'wax ' },
    ],
    'content/quote.ts has the service label "wax " twice',
  ],
])('services that the list of the form cannot hold stop the build and are named (%#)', (choices, message) => {
  expect(() => assertServiceChoices(choices, noChoice)).toThrow(message);
});

test.each([
  [[{ key: '', label: 'Wax' }], 'the field "additionalServices > 1 > key" must hold text in quotes'],
  [[{ key: ' ', label: 'Wax' }], 'the field "additionalServices > 1 > key" must hold text in quotes'],
  [[{ key: 'wax', label: ' ' }], 'the field "additionalServices > 1 > label" must hold text in quotes'],
  [
    [
      { key: 'wax', label: 'Wax' },
      { key: 'wax', label: 'Polish' },
    ],
    'content/quote.ts has the additional service key "wax" twice',
  ],
  [
    [
      { key: 'wax', label: 'Wax' },
      { key: 'polish', label: 'wax ' },
    ],
    'content/quote.ts has the additional service label "wax " twice',
  ],
  [[{ key: 'reset', label: 'Interior Reset' }], `"Interior Reset" has the key 'reset', which the form itself has`],
  [[{ key: 'email', label: 'Wax' }], `the additional service "Wax" has the key 'email', which another field`],
])('boxes that the form could not send or tell apart stop the build and are named (%#)', (boxes, message) => {
  expect(() => assertAdditionalServices(boxes, ['email'])).toThrow(message);
});

/** Lines in the form. */
const lineCount = 5;
const limits = { lineLimit: 300, messageLimit: 10_000, messageCountFrom: 9_000 };

test.each([0, -1, 1.5, '300', undefined])('a limit of %j characters stops the build', (lineLimit) => {
  expect(() => assertLimits({ ...limits, lineLimit: lineLimit as never }, lineCount)).toThrow(
    'content/quote.ts: lineLimit is ',
  );
});

test.each([
  [{ lineLimit: 5 }, 'lineLimit is 5'],
  [{ lineLimit: 5000 }, 'lineLimit is 5000'],
  [{ messageLimit: 1_000_000 }, 'with a messageLimit of 1000000 and a lineLimit of 300'],
  // Each is fine without the other.
  [{ messageLimit: 15_000 }, 'with a messageLimit of 15000 and a lineLimit of 300'],
  [{ messageCountFrom: 10_001 }, 'messageCountFrom is 10001, above messageLimit'],
])('limits that refuse names, let a request grow too long or hide the count stop the build: %j', (wrong, words) => {
  expect(() => assertLimits(limits, lineCount)).not.toThrow();
  expect(() => assertLimits({ ...limits, ...wrong }, lineCount)).toThrow(`content/quote.ts: ${words}`);
});

test.each(['lineLimit', 'messageLimit', 'messageCountFrom'] as const)(
  'a %s of 0, or of half a character, stops the build',
  (name) => {
    for (const limit of [0, 250.5]) {
      expect(() => assertLimits({ ...limits, [name]: limit }, lineCount)).toThrow(
        `content/quote.ts: ${name} is ${limit}. Write a whole number of characters above 0`,
      );
    }
  },
);

test('what the messages offer as a limit is one', () => {
  for (const lineLimit of [100, 1_000]) expect(() => assertLimits({ ...limits, lineLimit }, lineCount)).not.toThrow();
  expect(() => assertLimits({ ...limits, lineLimit: 99 }, lineCount)).toThrow('Write 100 to 1000:');
  const tooLong = () => assertLimits({ ...limits, messageLimit: 15_000 }, lineCount);
  expect(tooLong).toThrow('Write a messageLimit of 14500 or less.');
  expect(() => assertLimits({ ...limits, messageLimit: 14_500 }, lineCount)).not.toThrow();
});
