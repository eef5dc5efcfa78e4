import { assertDistinct } from './assert-list';
import { assertShape } from './shape';
import { UserError } from './user-error';

const file = 'content/quote.ts';

type Choice = { value: string; label: string };
type Box = { key: string; label: string };

/** Stops the build on choices that the form's list could not hold or tell apart. @throws with the text and the fix. */
export function assertServiceChoices(choices: ReadonlyArray<Choice>, noChoice: Choice) {
  const choice = { value: 'text', label: 'text' } as const;
  assertShape(file, { serviceChoices: choices, noService: noChoice }, { serviceChoices: [choice], noService: choice });
  for (const field of ['value', 'label'] as const) {
    assertDistinct(
      file,
      `service ${field}`,
      [noChoice, ...choices].map((one) => one[field]),
    );
  }
}

/** Words that an owner could write as a key, and that a form has itself: https://html.spec.whatwg.org/#the-form-element */
const formMembers = [
  ...['action', 'children', 'closest', 'contains', 'dir', 'elements', 'hidden', 'id', 'lang', 'length', 'matches'],
  ...['method', 'prefix', 'remove', 'reset', 'slot', 'style', 'submit', 'target', 'title', 'translate'],
];

/**
 * Stops the build on boxes that the form could not send or tell apart.
 * @param fieldNames the names of the form's other fields; no box may have one of them as its key, nor a name that the
 * form itself has: in scripts, a field hides it.
 * @throws with the text and the fix.
 */
export function assertAdditionalServices(boxes: ReadonlyArray<Box>, fieldNames: ReadonlyArray<string>) {
  assertShape(file, { additionalServices: boxes }, { additionalServices: [{ key: 'text', label: 'text' }] });
  for (const field of ['key', 'label'] as const) {
    assertDistinct(
      file,
      `additional service ${field}`,
      boxes.map((box) => box[field]),
    );
  }
  const taken = boxes.find(({ key }) => [...fieldNames, ...formMembers].includes(key));
  if (!taken) return;
  const by = fieldNames.includes(taken.key) ? 'another field of the form' : 'the form itself';
  throw new UserError(
    `${file}: the additional service "${taken.label}" has the key '${taken.key}', which ${by} has. Give it one of its own, such as 'engineBay'.`,
  );
}

type Limits = { lineLimit: number; messageLimit: number; messageCountFrom: number };

/** Names and addresses can be as long as the least; nothing in one line needs more than the most. */
const [leastLineLimit, mostLineLimit] = [100, 1000];
/**
 * EmailJS takes 50 KB in all (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/). A character has up
 * to three bytes; names of fields and our own words need the rest.
 */
const mostCharacters = 16_000;

/**
 * Stops the build on limits that would refuse a name, or let a request grow too long to send.
 * @param lineCount how many text boxes of one line the form has.
 * @throws with the fix.
 */
export function assertLimits(limits: Limits, lineCount: number) {
  for (const [name, limit] of Object.entries(limits)) {
    if (Number.isInteger(limit) && limit > 0) continue;
    throw new UserError(
      `${file}: ${name} is ${JSON.stringify(limit)}. Write a whole number of characters above 0, without quotes, such as 300.`,
    );
  }
  const { lineLimit, messageLimit, messageCountFrom } = limits;
  if (lineLimit < leastLineLimit || lineLimit > mostLineLimit) {
    throw new UserError(
      `${file}: lineLimit is ${lineLimit}. Write ${leastLineLimit} to ${mostLineLimit}: names and addresses have to fit, and a whole request into 50 KB.`,
    );
  }
  if (messageLimit + lineCount * lineLimit > mostCharacters) {
    throw new UserError(
      `${file}: with a messageLimit of ${messageLimit} and a lineLimit of ${lineLimit}, a long request could not be sent. Write a messageLimit of ${mostCharacters - lineCount * lineLimit} or less.`,
    );
  }
  if (messageCountFrom > messageLimit) {
    throw new UserError(
      `${file}: messageCountFrom is ${messageCountFrom}, above messageLimit, so nobody would see the count. Write less than ${messageLimit}.`,
    );
  }
}
