import { assertDistinct } from './assert-list';
import { UserError } from './user-error';

type Choice = { value: string; label: string };
type Box = { key: string; label: string };

/** Stops the build on choices that the form's list could not hold or tell apart. @throws with the label and the fix. */
export function assertServiceChoices(choices: ReadonlyArray<Choice>, noChoice: Choice) {
  const named = [noChoice, ...choices].map(({ value, label }) => ({ name: value, label }));
  assertToldApart(named, { thing: 'service', field: 'value', example: 'ceramic' });
}

/**
 * Stops the build on boxes that the form could not send or tell apart.
 * @param fieldNames the names of the form's other fields; no box may have one of them as its key.
 * @throws with the label and the fix.
 */
export function assertAdditionalServices(boxes: ReadonlyArray<Box>, fieldNames: ReadonlyArray<string>) {
  const named = boxes.map(({ key, label }) => ({ name: key, label }));
  assertToldApart(named, { thing: 'additional service', field: 'key', example: 'engineBay' });
  const taken = boxes.find(({ key }) => fieldNames.includes(key));
  if (!taken) return;
  throw new UserError(
    `content/quote.ts: the additional service "${taken.label}" has the key '${taken.key}', which another field of the form has. Give it one of its own, such as 'engineBay'.`,
  );
}

type Limits = { lineLimit: number; messageLimit: number; messageCountFrom: number };

/** Names and addresses can be as long as the least; nothing in one line needs more than the most. */
const [leastLineLimit, mostLineLimit] = [100, 1000];
/** EmailJS takes 50 KB in all. A character has up to three bytes; names of fields and our own words need the rest. */
const mostCharacters = 16_000;
/** Name, phone, email, location and vehicle. */
const lineCount = 5;

/** Stops the build on limits that would refuse a name, or let a request grow too long to send. @throws with the fix. */
export function assertLimits(limits: Limits) {
  for (const [name, limit] of Object.entries(limits)) {
    if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) continue;
    throw new UserError(
      `content/quote.ts: ${name} is ${JSON.stringify(limit)}. Write a whole number of characters above 0, without quotes, such as 300.`,
    );
  }
  const { lineLimit, messageLimit, messageCountFrom } = limits;
  if (lineLimit < leastLineLimit || lineLimit > mostLineLimit) {
    throw new UserError(
      `content/quote.ts: lineLimit is ${lineLimit}. Write ${leastLineLimit} to ${mostLineLimit}: names and addresses have to fit, and a whole request into 50 KB.`,
    );
  }
  if (messageLimit + lineCount * lineLimit > mostCharacters) {
    throw new UserError(
      `content/quote.ts: with a messageLimit of ${messageLimit} and a lineLimit of ${lineLimit}, a long request could not be sent. Write a messageLimit of ${mostCharacters - lineCount * lineLimit} or less.`,
    );
  }
  if (messageCountFrom > messageLimit) {
    throw new UserError(
      `content/quote.ts: messageCountFrom is ${messageCountFrom}, above messageLimit, so that nobody would see the count. Write less than ${messageLimit}.`,
    );
  }
}

type Words = { thing: string; field: string; example: string };

function assertToldApart(entries: ReadonlyArray<{ name: string; label: string }>, { thing, field, example }: Words) {
  const labelByName = new Map<string, string>();
  for (const { name, label } of entries) {
    if (!name?.trim()) {
      throw new UserError(
        `content/quote.ts: the ${thing} "${label}" has no ${field}. Give it one of its own, such as '${example}'.`,
      );
    }
    if (!label?.trim()) {
      throw new UserError(`content/quote.ts: the ${thing} with the ${field} '${name}' has no label. Write one.`);
    }
    const other = labelByName.get(name);
    if (other !== undefined) {
      throw new UserError(
        `content/quote.ts: the ${thing}s "${other}" and "${label}" both have the ${field} '${name}'. Give each its own.`,
      );
    }
    labelByName.set(name, label);
  }
  const labels = entries.map(({ label }) => label);
  assertDistinct('content/quote.ts', `${thing} label`, labels);
}
