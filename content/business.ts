// The facts about the business that stay the same on every page: how to reach it, when it is open (twice: for people, and
// for search engines), and the price range of the towns' records (that of the home page is in search.ts, the prices are
// in packages.ts). Change a value here and every page follows. The address that quote requests are mailed to is set in
// EmailJS, in the templates' "To Email" and "Reply To". Phone and email are samples until you set your own: write the
// real ones and set `sample` to false.

import { openingHours } from './opening-hours';
import type { Email, Phone } from './types';

export const phone: Phone = {
  /** As visitors read it. */
  display: '250-555-0142',
  /** As telephones dial it, with the country code. */
  international: '+12505550142',
  /** false for a landline: the form then never offers to text a request. */
  receivesTexts: true,
  sample: true,
};

/** What a tap on the number opens. */
export const callLink = `tel:${phone.international}`;

export const email: Email = { address: 'hello@example.com', sample: true };

/** Opening hours of the pages and the towns' business records; sentences and lists of days are derived from them. */
export const hours = openingHours({ from: 'Monday', to: 'Saturday', opens: '08:00', closes: '18:00' });

/**
 * The opening hours that the home page's record gives search engines: every day of the week. No page shows them. Change
 * them with the hours above; `npm run launch-check` compares the two.
 */
export const organisationHours = openingHours({ from: 'Monday', to: 'Sunday', opens: '08:00', closes: '18:00' });

/**
 * IANA time zone of the business (https://www.iana.org/time-zones); decides which day it is for `npm run lastmod` and
 * the launch check.
 */
export const timeZone = 'America/Vancouver';

/** Price range of the town pages' business record. */
export const priceRange = '$199-$789';

/** The year in 'Local business since 2020'. */
export const foundingYear = '2020';

/** Other towns the business names. One that gets its own page drops out of the sentence automatically. */
export const alsoServed: ReadonlyArray<string> = ['Chemainus', 'Cowichan Bay', 'Lake Cowichan', 'Honeymoon Bay'];

/** Those of the towns above that are in the organisation's list of served areas. */
export const organisationAlsoServes: ReadonlyArray<string> = ['Chemainus', 'Cowichan Bay', 'Lake Cowichan'];

/** The town in the address of every record for search engines. A mobile business has no street to show. */
export const homeCity = 'Duncan';
/** Its province, as addresses write it. */
export const homeProvince = 'BC';

export const tagline = 'Mobile | Professional | Experienced';
export const footerTagline = 'Mobile Detailing in Cowichan Valley';
