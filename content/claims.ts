import { foundingYear } from './business';

// Every promise and number the public can hold you to, once. Pages take the words from here.
// For each claim keep a source (where it can be checked: a policy number, a review page, your records) and the date you
// last checked it, as YYYY-MM-DD; `npm run launch-check` lists claims without a source or older than a year.

export type Claim = { text: string; source?: string; checkedOn?: string };

export const claims = {
  mobile: { text: 'We Come To You — Mobile Service Available' },
  nonToxic: { text: 'Non-toxic and eco-friendly products' },
  sameDay: { text: 'Same-day service' },
  licensed: { text: 'Fully licensed and insured' },
  guarantee: { text: '100% satisfaction guarantee' },
  fiveStars: { text: '5-star rating' },
  rating: { text: '4.9/5' },
  reviewCount: { text: '500+ verified reviews' },
  customers: { text: '1000+' },
  experience: { text: '5+ years' },
  booking: { text: '24/7' },
  since: { text: `Local business since ${foundingYear}` },
  serviceTime: { text: '2–4 hours' },
  interval: { text: 'every 3–6 months' },
} satisfies Record<string, Claim>;
