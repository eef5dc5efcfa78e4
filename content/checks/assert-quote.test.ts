import { assertAdditionalServices, assertLimits, assertServiceChoices } from './assert-quote';

const noChoice = { value: 'none', label: 'Choose' };

test.each([
  [[{ value: '', label: 'Wax' }], 'the service "Wax" has no value'],
  [[{ value: 'wax', label: ' ' }], "the service with the value 'wax' has no label"],
  [[{ value: 'none', label: 'Wax' }], `"Choose" and "Wax" both have the value 'none'`],
  [
    [
      { value: 'wax', label: 'Wax' },
      { value: 'wax', label: 'Polish' },
    ],
    `"Wax" and "Polish" both have the value 'wax'`,
  ],
  [
    [
      { value: 'wax', label: 'Wax' },
      { value: 'polish', label: 'Wax' },
    ],
    'two services have the label "Wax"',
  ],
])('services that the list of the form cannot hold stop the build and are named (%#)', (choices, message) => {
  expect(() => assertServiceChoices(choices, noChoice)).toThrow(message);
});

test.each([
  [[{ key: '', label: 'Wax' }], 'the additional service "Wax" has no key'],
  [[{ key: 'wax', label: ' ' }], "the additional service with the key 'wax' has no label"],
  [
    [
      { key: 'wax', label: 'Wax' },
      { key: 'wax', label: 'Polish' },
    ],
    `the additional services "Wax" and "Polish" both have the key 'wax'`,
  ],
  [[{ key: 'email', label: 'Wax' }], `the additional service "Wax" has the key 'email', which another field`],
])('boxes that the form could not send or tell apart stop the build and are named (%#)', (boxes, message) => {
  expect(() => assertAdditionalServices(boxes, ['email'])).toThrow(message);
});

test.each([0, -1, 1.5, '300', undefined])('a limit of %j characters stops the build', (lineLimit) => {
  expect(() => assertLimits({ messageLimit: 10, lineLimit })).toThrow('content/quote.ts: lineLimit is ');
});
