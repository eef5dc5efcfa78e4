import { entry } from '@/content/entry.fixture';
import { additionalServices, noService, quoteFields, quoteMail, serviceChoices } from '@/content/quote';
import {
  additionalServiceLabels,
  composeText,
  createRequestNumber,
  readQuoteRequest,
  serviceLabel,
} from './quote-request';
import { formWith } from './quote-request.fixture';

test('line breaks and control characters in a one-line field become a space', () => {
  const request = readQuoteRequest(formWith({ name: ' Ann\r\nBcc: all@example.com\u0000\u0007 ' }), noService.value);
  expect(request.name).toBe('Ann Bcc: all@example.com');
});

test('marks that turn the direction of reading do not reach the subject of a mail', () => {
  const request = readQuoteRequest(formWith({ name: 'Ann\u202Egnp.exe', phone: '\u202a250-555-0142\u202c' }), '');
  expect(request).toMatchObject({ name: 'Anngnp.exe', phone: '250-555-0142' });
});

test('the message keeps its lines, emoji and right-to-left words', () => {
  const form = formWith({});
  // A hidden field keeps the carriage return, which a textarea leaves out.
  const message = { type: 'hidden', name: 'message', value: 'Hi 🚗\r\n\tשלום\u0000' };
  form.append(Object.assign(document.createElement('input'), message));
  const request = readQuoteRequest(form, noService.value);
  expect(request.message).toBe('Hi 🚗\n\tשלום');
});

test('a chosen service and ticked boxes are named by their labels', () => {
  const [first, last] = [entry(additionalServices, 0), entry(additionalServices, -1)];
  for (const { value, label } of serviceChoices) {
    const request = readQuoteRequest(formWith({}, [first.key, last.key]), value);
    expect(serviceLabel(request)).toBe(label);
    expect(additionalServiceLabels(request)).toBe(`${first.label}, ${last.label}`);
  }
});

test('nothing chosen and nothing ticked is said in words', () => {
  const request = readQuoteRequest(formWith({}), noService.value);
  expect(request.service).toBeUndefined();
  expect(serviceLabel(request)).toBe(quoteMail.notSpecified);
  expect(additionalServiceLabels(request)).toBe(quoteMail.noAdditionalServices);
});

test('the composed text holds the number and what was given, and leaves out what was not', () => {
  const [choice] = serviceChoices;
  const request = readQuoteRequest(formWith({ name: 'Ann', message: 'One\nTwo' }), choice.value);
  expect(composeText(request, 'Q-7K3F').split('\n')).toEqual([
    quoteMail.heading('Q-7K3F'),
    `${quoteFields.name.label}: Ann`,
    `${quoteFields.service.label}: ${choice.label}`,
    `${quoteFields.additionalServices.label}: ${quoteMail.noAdditionalServices}`,
    `${quoteFields.message.label}: One`,
    'Two',
  ]);
});

test('request numbers are short, without look-alikes, and differ', () => {
  const numbers = Array.from({ length: 200 }, createRequestNumber);
  for (const number of numbers) expect(number).toMatch(/^Q-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(numbers).size).toBeGreaterThan(190);
});
