// Every promise and number the public can hold you to, stated once. Pages take the words from here, so a figure changed
// here changes everywhere. For each claim add `source` (where you can show it is true: a certificate, a review page,
// your records) and `checkedOn` (the day you last looked, such as '2026-11-20'); `npm run launch-check` lists what is
// missing or older than a year. Town and landing pages also state some of these in their own words: if one stops being
// true, search content/ for it. Never write anything secret as a source: this file can end up in the browser.
import { foundingYear } from './business';

export type Claim = {
  text: string;
  /** The same claim in the middle of a sentence. */
  inText?: string;
  /** The same claim in the title that search results show. */
  inTitle?: string;
  /** The same claim in short, for the description that search results show. */
  inDescription?: string;
  source?: string;
  /** YYYY-MM-DD. */
  checkedOn?: string;
};

export const claims = {
  numberOne: { text: '#1' },
  mobile: { text: 'We Come To You — Mobile Service Available' },
  nonToxic: {
    text: 'Non-toxic and eco-friendly',
    inText: 'non-toxic and eco-friendly',
    inTitle: 'Non-Toxic & Eco-Friendly Products',
    inDescription: 'non-toxic',
  },
  sameDay: { text: 'Same-day service', inText: 'same-day service' },
  licensed: { text: 'Fully licensed and insured', inText: 'fully licensed and insured' },
  insured: { text: 'Fully Insured' },
  guarantee: { text: '100% satisfaction guarantee', inText: '100% satisfaction guarantee' },
  guaranteed: { text: 'Guaranteed' },
  awards: { text: 'Award Winning' },
  fiveStars: { text: '5-star rating' },
  rating: { text: '4.9/5' },
  reviewCount: { text: '500+ verified reviews' },
  customers: { text: '1000+' },
  experience: { text: '5+ years' },
  booking: { text: '24/7' },
  since: { text: `Local business since ${foundingYear}`, inText: `since ${foundingYear}` },
  serviceTime: { text: '2-4 hours' },
  interval: { text: '3-6 months' },
  sealantDurability: { text: 'Year Long Protection', inText: 'year-long protection' },
  ceramicDurability: { text: '3-5 year durability', inText: '3-5 years' },
} satisfies Record<string, Claim>;
