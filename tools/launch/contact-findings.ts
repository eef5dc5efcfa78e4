/** How the business is reached: what content and settings still lack of its phone, hours, mail and addresses. */

import { brandList } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { email, hours, organisationHours, phone } from '../../content/business';
import type { EmailSettings } from '../../content/settings';
import { isExampleHost } from '../example-host';
import { unless } from '../faults';
import type { Finding } from './finding';
import { lineOf, settingLine } from './line-of';

type Contact = { phone: typeof phone; email: typeof email };

/** A phone number that is a sample or reserved for fiction, and an email address that is a sample or nobody’s. */
export function contactFindings(contact: Contact = { phone, email }): ReadonlyArray<Finding> {
  const file = 'content/business.ts';
  const { display, international, sample } = contact.phone;
  return [
    ...unless(!sample && !/^\+1\d{3}55501\d\d$/.test(international), {
      level: 'blocker',
      what: `The phone number ${display} is a sample. It rings nowhere.`,
      where: lineOf(file, 'export const phone', 'display:'),
      fix: 'Write your number in `display` and in `international`, and set its `sample` to false.',
    }),
    ...unless(!contact.email.sample && !isExampleHost(contact.email.address.split('@')[1] ?? ''), {
      level: 'blocker',
      what: `The email address ${contact.email.address} is a sample. Nobody reads it.`,
      where: lineOf(file, 'export const email'),
      fix: 'Write your address and set its `sample` to false.',
    }),
  ];
}

/** A home page's record with other days or times than visitors read. */
export function hoursFindings(shown = hours, recorded = organisationHours): ReadonlyArray<Finding> {
  return unless(recorded.words === shown.words, {
    level: 'warning',
    what: `Visitors read “${shown.words}”, but the home page tells search engines “${recorded.words}”.`,
    where: lineOf('content/business.ts', 'export const organisationHours'),
    fix: 'Give `organisationHours` the days and times of `hours`; leave a day in it only if you answer calls then.',
  });
}

/** Quote requests that stop at the local mail desk, or at an address that only this computer or nobody has. */
export function emailFindings({ origin }: EmailSettings): ReadonlyArray<Finding> {
  if (origin && isExampleHost(new URL(origin).hostname)) {
    return [
      {
        level: 'blocker',
        what: `Quote requests would go to ${origin}, which visitors cannot reach.`,
        where: settingLine('NEXT_PUBLIC_EMAILJS_ORIGIN'),
        fix: 'Leave NEXT_PUBLIC_EMAILJS_ORIGIN out: requests then go to EmailJS. Build again after that.',
      },
    ];
  }
  return unless(origin, {
    level: 'blocker',
    what: 'The EmailJS settings are missing: quote requests would reach nobody.',
    where: settingLine('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
    fix: 'Fill in the four NEXT_PUBLIC_EMAILJS_ lines of .env.local. If there is no such file, copy .env.example to .env.local first; if it lacks these lines, copy only them.',
  });
}

/**
 * An address that is an example, not https or another brand's, and profiles that are samples or missing. @throws when
 * one of them is not an address.
 */
export function addressFindings(brand: Brand, origin: string): ReadonlyArray<Finding> {
  const file = `content/brands/${brand.key}.ts`;
  const { hostname, protocol } = new URL(origin);
  return [
    ...unless(!isExampleHost(hostname) && protocol === 'https:', {
      level: 'blocker',
      what: `The site’s address ${origin} is ${protocol === 'https:' ? 'an example' : 'not https'}.`,
      where: origin === brand.origin ? lineOf(file, 'origin:') : settingLine('SITE_ORIGIN'),
      fix: 'Write the https address visitors will type, without a slash at the end.',
    }),
    ...brandList
      .filter((other) => other.key !== brand.key && other.origin === origin)
      .map(
        (other): Finding => ({
          level: 'blocker',
          what: `The site’s address ${origin} is that of ${other.name}: search engines would keep its pages, not these.`,
          where: settingLine('SITE_ORIGIN'),
          fix: 'Leave SITE_ORIGIN out: each brand’s file has its own address in `origin`.',
        }),
      ),
    ...unless(brand.socialProfiles.length > 0, {
      level: 'warning',
      what: 'No profile is named: the footer and the search records link to none.',
      where: lineOf(file, 'socialProfiles'),
      fix: 'Write the addresses of your Facebook and Instagram pages, or leave the list empty if you have none.',
    }),
    ...brand.socialProfiles
      .filter(({ url, sample }) => sample || isExampleHost(new URL(url).hostname))
      .map(
        ({ name, url }): Finding => ({
          level: 'blocker',
          what: `The ${name} profile ${url} is a sample: the footer and the search records link to it.`,
          where: lineOf(file, url),
          fix: 'Write the address of your own profile and set its `sample` to false.',
        }),
      ),
  ];
}
