import { oneLine } from '@/content/one-line';
import {
  type AdditionalServiceKey,
  additionalServices,
  type LineField,
  quoteFields,
  quoteMail,
  type ServiceValue,
  serviceChoices,
} from '@/content/quote';

/** What a visitor asks for, with a flag for each of the additional services, such as petHairRemoval. */
export type QuoteRequest = Record<LineField | 'message', string> & {
  /** Undefined while nothing is chosen. */
  service?: ServiceValue;
} & Partial<Record<AdditionalServiceKey, boolean>>;

/** Reads the form. The service is a parameter, because the styled list's own field follows a choice only later. */
export function readQuoteRequest(form: HTMLFormElement, service: string): QuoteRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const line = (name: LineField) => oneLine(text(name));
  const flags = additionalServices.map(({ key }) => [key, data.has(key)] as const);
  return {
    name: line('name'),
    phone: line('phone'),
    email: line('email'),
    location: line('location'),
    vehicle: line('vehicle'),
    message: manyLines(text('message')),
    service: serviceChoices.find(({ value }) => value === service)?.value,
    ...Object.fromEntries(flags),
  };
}

/** The label of the chosen service, or the words for none. */
export function serviceLabel({ service }: QuoteRequest): string {
  return serviceChoices.find(({ value }) => value === service)?.label ?? quoteMail.notSpecified;
}

/** The labels of the ticked boxes with commas between, or 'None'. */
export function additionalServiceLabels(request: QuoteRequest): string {
  const labels = additionalServices.filter(({ key }) => request[key]).map(({ label }) => label);
  return labels.join(', ') || quoteMail.noAdditionalServices;
}

/** The request as plain text, for sending it without the mail service. */
export function composeText(request: QuoteRequest, requestNumber: string): string {
  const lines = [
    [quoteFields.name.label, request.name],
    [quoteFields.phone.label, request.phone],
    [quoteFields.email.label, request.email],
    [quoteFields.location.label, request.location],
    [quoteFields.vehicle.label, request.vehicle],
    [quoteFields.service.label, request.service && serviceLabel(request)],
    [quoteFields.additionalServices.label, additionalServiceLabels(request)],
    [quoteFields.message.label, request.message],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [quoteMail.heading(requestNumber), ...lines].join('\n');
}

/** A short number without look-alike characters, by which the owner recognises duplicates: 'Q-7K3F'. */
export function createRequestNumber(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const picks = crypto.getRandomValues(new Uint32Array(4));
  return `Q-${Array.from(picks, (pick) => alphabet.charAt(pick % alphabet.length)).join('')}`;
}

function manyLines(text: string) {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '').trim();
}
