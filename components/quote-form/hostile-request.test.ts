import fc from 'fast-check';
import { hostileText } from '@/content/checks/hostile-text.fixture';
import { additionalServices, lineFields, noService, quoteFields, quoteMail, serviceChoices } from '@/content/quote';
import { additionalServiceLabels, composeText, readQuoteRequest, serviceLabel } from './quote-request';
import { formWith } from './quote-request.fixture';

const textFields = [...lineFields, 'message'] as const;
const typed = fc.record(Object.fromEntries(textFields.map((field) => [field, hostileText])));
const ticked = fc.subarray(additionalServices.map(({ key }) => key));
const service = fc.oneof(fc.constantFrom(noService.value, ...serviceChoices.map(({ value }) => value)), hostileText);

const request = fc.tuple(typed, ticked, service).map(([values, boxes, chosen]) => {
  return readQuoteRequest(formWith(values, boxes), chosen);
});

test('fields of one line are one line, without control characters, halves of characters or turned directions', () => {
  fc.assert(
    fc.property(request, (read) => {
      for (const field of lineFields) {
        expect(read[field]).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
        expect(read[field]).toBe(read[field].trim());
      }
      expect(read.message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u);
    }),
  );
});

test('what is read once is not changed by being read again', () => {
  fc.assert(
    fc.property(request, ({ service: chosen, ...read }) => {
      const texts = Object.fromEntries(textFields.map((field) => [field, read[field]]));
      const boxes = additionalServices.map(({ key }) => key).filter((key) => read[key]);
      const again = readQuoteRequest(formWith(texts, boxes), chosen ?? '');
      expect(again).toEqual({ service: chosen, ...read });
    }),
  );
});

test('a service and additional services are only ever those of the list', () => {
  fc.assert(
    fc.property(request, (read) => {
      expect([undefined, ...serviceChoices.map(({ value }) => value)]).toContain(read.service);
      const labels: ReadonlyArray<string> = serviceChoices.map(({ label }) => label);
      expect([...labels, quoteMail.notSpecified]).toContain(serviceLabel(read));
      const ticks = additionalServices.filter(({ key }) => read[key]).map(({ label }) => label);
      expect(additionalServiceLabels(read)).toBe(ticks.join(', ') || quoteMail.noAdditionalServices);
    }),
  );
});

test('the composed text has one line for each field given; nothing typed can pose as another field before the message', () => {
  fc.assert(
    fc.property(request, (read) => {
      const text = composeText(read, 'Q-7K3F');
      const order = lineFields.filter((field) => read[field]);
      const expected = [
        quoteMail.heading('Q-7K3F'),
        ...order.map((field) => `${quoteFields[field].label}: ${read[field]}`),
        ...(read.service ? [`${quoteFields.service.label}: ${serviceLabel(read)}`] : []),
        `${quoteFields.additionalServices.label}: ${additionalServiceLabels(read)}`,
      ];
      const lines = text.split('\n');
      expect(lines.slice(0, expected.length)).toEqual(expected);
      const rest = lines.slice(expected.length).join('\n');
      expect(rest).toBe(read.message && `${quoteFields.message.label}: ${read.message}`);
      // The text goes into mailto: and sms: addresses.
      expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
    }),
  );
});
