import type { Email, Phone } from '../types';
import { assertDistinct } from './assert-list';
import { contactShape } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

const localPart = "[\\w+'-]+(?:\\.[\\w+'-]+)*";
const domainLabel = '(?!-)[\\p{L}\\d-]+(?<!-)';
const emailAddress = new RegExp(`^${localPart}@${domainLabel}(?:\\.${domainLabel})+$`, 'u');

/** Stops the build on a phone number or an email address that reaches nobody. @throws with the field and the fix. */
export function assertContact(phone: Phone, email: Email) {
  const file = 'content/business.ts';
  assertShape(file, { phone, email }, contactShape);
  const { display, international } = phone;
  // https://nationalnanpa.com/about_us/abt_nanp.html
  if (!/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(international)) {
    throw new UserError(
      `${file}: the field "phone > international" is "${international}". Write +1 and ten digits without spaces, such as '+12507461234'; the first and the fourth of the ten are never 0 or 1.`,
    );
  }
  if (!/^\+?[\d\s().-]+$/.test(display)) {
    throw new UserError(
      `${file}: the field "phone > display" is "${display}". Write the number and nothing else, such as '250-746-1234'.`,
    );
  }
  if (display.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') !== international.slice(2)) {
    throw new UserError(
      `${file}: the field "phone > display" is "${display}", but telephones dial ${international}. Write the same ten digits in both.`,
    );
  }
  if (!emailAddress.test(email.address)) {
    throw new UserError(
      `${file}: the field "email > address" is "${email.address}". Write one address and nothing else, such as 'hello@your-domain.ca'.`,
    );
  }
}

/** Stops the build on a time zone that no date could be written in. @throws with the fix. */
export function assertTimeZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new UserError(
      `content/business.ts: timeZone is "${timeZone}", which is not a known time zone. Write 'America/Vancouver', or another of https://www.iana.org/time-zones.`,
    );
  }
}

type ServedLists = { alsoServed: ReadonlyArray<string>; organisationAlsoServes?: ReadonlyArray<string> };

/**
 * Stops the build on a town of content/business.ts that is named twice, in one list alone, or spelt in another way.
 * @throws with the fix.
 */
export function assertPlaceNames(lists: ServedLists, homeCity: string, known: ReadonlyArray<string>) {
  for (const [field, names] of Object.entries(lists)) assertDistinct(`content/business.ts: ${field}`, 'town', names);
  const stray = lists.organisationAlsoServes?.find((name) => !lists.alsoServed.includes(name));
  if (stray !== undefined) {
    throw new UserError(
      `content/business.ts: organisationAlsoServes names "${stray}", but alsoServed does not. Remove it from organisationAlsoServes too, or put it back into alsoServed.`,
    );
  }
  const meant = known.find((name) => name.toLowerCase() === homeCity.trim().toLowerCase());
  if (meant === undefined || meant === homeCity) return;
  throw new UserError(`content/business.ts: homeCity is "${homeCity}". Write '${meant}', as elsewhere in content/.`);
}

/** Stops the build on a year that is none, or still to come. @throws with the fix. */
export function assertYear(year: unknown) {
  const isYear = typeof year === 'string' && /^(19|20)\d\d$/.test(year);
  if (isYear && Number(year) <= new Date().getFullYear()) return;
  throw new UserError(
    `content/business.ts: foundingYear is ${JSON.stringify(year)}. ${isYear ? 'That year is still to come: correct it.' : "Write a year in digits and in quotes, such as '2020'."}`,
  );
}

/**
 * Stops the build on a range that is not a lower price and a higher one, which the launch check compares with the list.
 * @throws with the fix.
 */
export function assertPriceRange(range: string) {
  const [, ...prices] = /^\$(\d[\d,]*)\s*[-–]\s*\$(\d[\d,]*)$/.exec(range) ?? [];
  const [lowest = 0, highest = 0] = prices.map((price) => Number(price.replaceAll(',', '')));
  if (lowest < highest) return;
  throw new UserError(
    `content/business.ts: priceRange is "${range}". Write the lowest and the highest price, such as '$199-$789'.`,
  );
}
