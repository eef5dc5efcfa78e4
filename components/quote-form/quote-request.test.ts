import { lineLimit, messageLimit, noService, serviceChoices } from '@/content/quote';
import {
  additionalServiceLabels,
  composeText,
  createRequestNumber,
  readQuoteRequest,
  serviceLabel,
} from './quote-request';
import { notificationParams } from './send-quote';

function formWith(values: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const box = document.createElement('textarea');
    Object.assign(box, { name, value });
    form.append(box);
  }
  return form;
}

test('line breaks and control characters in a one-line field become a space', () => {
  const request = readQuoteRequest(formWith({ name: ' Ann\r\nBcc: all@example.com\u0000\u0007 ' }), noService.value);
  expect(request.name).toBe('Ann Bcc: all@example.com');
});

test('the message keeps its lines, emoji and right-to-left words', () => {
  const request = readQuoteRequest(formWith({ message: 'Hi 🚗\r\n\tשלום\u0000' }), noService.value);
  expect(request.message).toBe('Hi 🚗\n\tשלום');
});

test('a chosen service and ticked boxes are named by their labels', () => {
  const request = readQuoteRequest(formWith({ petHairRemoval: 'on', shampooing: 'on' }), 'cut-polish');
  expect(serviceLabel(request)).toBe('Cut & Polish');
  expect(additionalServiceLabels(request)).toBe('Pet Hair Removal, Shampooing');
});

test('nothing chosen and nothing ticked is said in words', () => {
  const request = readQuoteRequest(formWith({}), noService.value);
  expect(request.service).toBeUndefined();
  expect(serviceLabel(request)).toBe('Not specified');
  expect(additionalServiceLabels(request)).toBe('None');
});

test('no choice of service has an empty value', () => {
  expect([noService, ...serviceChoices].filter(({ value }) => String(value) === '')).toEqual([]);
});

test('the composed text holds the number and what was given, and leaves out what was not', () => {
  const text = composeText(readQuoteRequest(formWith({ name: 'Ann', message: 'One\nTwo' }), 'other'), 'Q-7K3F');
  expect(text).toBe(
    'Quote request Q-7K3F\nFull Name: Ann\nService: Other Service\nAdditional services: None\nAdditional Details: One\nTwo',
  );
});

test('request numbers are short, without look-alikes, and differ', () => {
  const numbers = Array.from({ length: 200 }, createRequestNumber);
  for (const number of numbers) expect(number).toMatch(/^Q-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(numbers).size).toBeGreaterThan(190);
});

test.each(['漢', '"', '\\', '😀'])('the longest request of %s fits the 50 KB of the mail service', (character) => {
  const full = (limit: number) => character.repeat(Math.floor(limit / character.length));
  const line = full(lineLimit);
  const request = readQuoteRequest(
    formWith({ name: line, email: line, phone: line, location: line, vehicle: line, message: full(messageLimit) }),
    'ceramic',
  );
  const bytes = Buffer.byteLength(JSON.stringify(notificationParams(request, 'Dynamix', 'Q-7K3F')));
  expect(bytes).toBeLessThan(50_000);
});
