// The words of the home page, of the parts that it shares with other pages (hero, trust points, price list, reviews,
// what stands beside the form, banner), the headings of town and landing pages, and the not-found page. Change the words
// between the quotes and leave everything in ${ } alone: it is a claim, a price or a name that has its own file.
import { alsoServed, hours } from './business';
import { cityList } from './cities';
import { inWords, reachInWords } from './city-lists';
import { claims } from './claims';
import { lowestPrice } from './packages';
import { withoutPrice } from './services';

type Hero = {
  heading: string;
  serving: (place?: string) => string;
  mobile: string;
  callButton: string;
  quoteButton: string;
  pricesLink: string;
  /** Absent for a business that has no rating yet. */
  rating?: { figure: string; words: string };
};

export const hero: Hero = {
  heading: 'Professional Mobile Auto Detailing',
  /** The line under the heading; the town's name takes the place of the region on town pages. */
  serving: (place = 'Vancouver Island') => `Serving ${place}`,
  mobile: claims.mobile.text,
  callButton: 'Call For Free Quote',
  quoteButton: 'Request a quote online',
  /** On phones, where the page's menu is left out and its prices are further down. */
  pricesLink: `Prices from ${lowestPrice}`,
  rating: { figure: claims.rating.text, words: `from ${claims.reviewCount.text}` },
};

export const floatingCallLabel = 'Call for a free quote';

export type TrustPoint = { icon: 'leaf' | 'clock' | 'shield' | 'badge-check'; title: string; description: string };

export const trustPoints: ReadonlyArray<TrustPoint> = [
  { icon: 'leaf', title: claims.nonToxic.text, description: 'The products we bring' },
  { icon: 'clock', title: claims.sameDay.text, description: `Call and ask, ${hours.dayWords}` },
  { icon: 'shield', title: claims.licensed.text, description: claims.since.text },
  { icon: 'badge-check', title: claims.guarantee.text, description: 'If it’s not right, we’ll make it right' },
];

const unpriced = inWords(withoutPrice.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));

export const priceList = {
  heading: 'Pick a finish. We bring the shop.',
  text: `Every package is done at your home or office. Size, condition and extras can raise a starting price. We recommend a detail every ${claims.interval.text}.`,
  addOnsHeading: 'Interior add-ons',
  /** Absent once each service has a price; the home page lists every service instead. */
  alsoOffered: withoutPrice.length > 0 ? `Also: ${unpriced}. Ask for a quote.` : undefined,
  allServicesHeading: 'Everything we do',
};

export const reviewsSection = { heading: `Rated ${claims.rating.text} by drivers on the Island` };

export const about = {
  heading: 'About Us',
  lead: claims.since.text,
  paragraphs: [
    `We offer mobile car detailing on Vancouver Island, ${reachInWords()}. You get on with your day while we work where the car is parked, at home or at the office.`,
    `We clean cars and trucks inside and out, and boats and RVs too, with ${claims.nonToxic.inText} products. We are ${claims.licensed.inText}, with a ${claims.fiveStars.text}.`,
  ],
  message: {
    heading: 'Message from Our Team',
    text: 'A clean car shouldn’t cost you a day off. We come to you, take the time it needs, and ask you to look it over before we go.',
  },
};

/** The label goes on from the number, as in '1000+ happy customers'. */
export type Stat = { number: string; label: string };

export const stats: ReadonlyArray<Stat> = [
  { number: claims.customers.text, label: 'happy customers' },
  { number: claims.rating.text, label: `from ${claims.reviewCount.text}` },
  { number: claims.experience.text, label: 'of experience' },
  { number: claims.booking.text, label: 'booking availability' },
];

export const quoteSection = {
  heading: 'Tell us about your vehicle',
  text: 'Let us know what you drive, where it is parked, what needs attention and when you’d like us there. You get a free quote, with no obligation to book. Need it today? Please call.',
  steps: (phoneNumber: string) => [
    `We read your request, or take your call at ${phoneNumber}.`,
    'We confirm a price and a time that suits you.',
    `We come to you. Most details take ${claims.serviceTime.text}.`,
  ],
  preferToTalk: 'Prefer to talk?',
};

/** The button's words stand after the number, for screen readers. */
export const callBanner = { heading: 'Ready when your car is.', button: 'Call now' };

const alsoVisited = alsoServed.filter((place) => cityList.every(({ name }) => name !== place));

export const serviceArea = {
  heading: 'Your town, your driveway',
  text: 'Choose your town to see where we go and what to have ready.',
  /** Absent once every one of those towns has a page. */
  alsoServed: alsoVisited.length > 0 ? `We also visit ${inWords(alsoVisited)}.` : undefined,
  mapLabel: 'Map of southern Vancouver Island with the towns we serve',
};

export const cityWords = {
  introHeading: (name: string) => `Mobile detailing in ${name}`,
  introReasonsHeading: 'Why choose us',
  landingsHeading: (name: string) => `Guides for ${name}`,
  nearbyHeading: 'More towns we visit',
  /** A brand named after the town would say it twice. */
  reasonsHeading: (name: string, brandName: string) =>
    `Why Choose ${brandName.toLowerCase().includes(name.toLowerCase()) ? brandName : `${brandName} in ${name}`}`,
  faqHeading: (name: string) => `${name} questions`,
};

export const landingWords = {
  headerLine: (name: string) => `Detailing in ${name}`,
  leadHeading: 'Cars, trucks, boats, RVs',
  nearMeHeading: 'We come to you',
  faqHeading: 'Questions before you book',
  relatedHeading: 'More guides',
  cityFaqHeading: (name: string) => `Before you book in ${name}`,
};

/** The link text of the 'near me' hub. */
export function hubLinkText(name: string): string {
  return `Car Detailing ${name}`;
}

export const notFound = {
  code: '404',
  heading: 'Oops! Page not found',
  link: 'Return to Home',
  metaDescription:
    'There is no page at this address. The home page has our services, prices and towns, and a form to request a quote.',
};
