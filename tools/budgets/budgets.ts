import { cityList } from '../../content/cities';
import { gallery } from '../../content/gallery';
import { landingList } from '../../content/landings';
import type { Page } from '../../content/pages';
import { reviews } from '../../content/reviews';
import type { Review } from '../../content/types';
import { type PageWeight, type Part, parts } from './page-weight';

/** The most a part of a page may weigh, in bytes as a CDN sends them (Brotli), and why that much. */
type Budget = { max: number; why: string };
type Budgets = Record<Part, Budget>;
export type PageKind = Page['kind'] | 'not-found';
type Overrun = Budget & { part: Part; bytes: number };

/** The same on every page. */
const shared = {
  css: {
    max: 9_850,
    why: 'one stylesheet for all pages, inside each, with 30 bytes for the blur behind pictures and 50 for browsers that drop all the others: every 2 KB delays the first paint by a hundredth',
  },
  inlineScript: {
    max: 2_040,
    why: 'the loader, which also moves the call button in Firefox and older Safari, keeps arrow keys, opens a list that a script is late for and asks again for a script that hangs, and the prerender rules',
  },
  fonts: { max: 30_500, why: 'two subsets of one family; a preloaded font of 47 KB cost 0.4 s of LCP' },
  firstPictures: {
    max: 45_000,
    why: 'one hero as AVIF, 828 pixels wide; a real photograph needs more than the sample',
  },
};

const formAndTicker = {
  max: 102_400,
  why: 'the framework (85 KB), the form with EmailJS, which tells screen readers of the fields left empty, and the ticker, which leaves a zoomed page to the finger',
};
const noPicture = { max: 0, why: 'nothing on it needs a picture, so none comes before the rest' };

/**
 * Per kind of page. Markup has about 1 % of headroom above the heaviest page of its kind in the default brand: a sentence
 * or a longer name fits, a second copy of the words does not. Scripts have less: code makes them grow, and what is
 * counted below. A page that outgrows its budget for a good reason gets a new number here, with that reason.
 */
const budgets: Record<PageKind, Budgets> = {
  home: {
    ...shared,
    markup: {
      max: 15_200,
      why: 'hero, eight slides, the colours that stand in for three of them, nine packages, ten reviews, the map and the form',
    },
    laterScript: {
      max: 107_300,
      why: 'the framework (85 KB) and four islands with what they are given; the form has grown too large for one chunk with the gallery, and two take 0.6 KB more',
    },
  },
  city: {
    ...shared,
    markup: { max: 11_550, why: 'about 1,300 words, four local questions on some, and the form' },
    laterScript: formAndTicker,
  },
  car: {
    ...shared,
    markup: { max: 11_330, why: 'a guide with its own questions, a booking panel and the way to the prices' },
    laterScript: formAndTicker,
  },
  auto: {
    ...shared,
    markup: { max: 10_820, why: 'a guide with its own questions, and the care list' },
    laterScript: formAndTicker,
  },
  'near-me': {
    ...shared,
    markup: { max: 11_360, why: 'the answers, the way to the prices and a hub of links to every town' },
    laterScript: formAndTicker,
  },
  tool: {
    ...shared,
    firstPictures: noPicture,
    markup: { max: 4_480, why: 'a row with three controls for each of the listed addresses' },
    laterScript: { max: 93_500, why: 'the framework (85 KB) and the tool' },
  },
  'not-found': {
    ...shared,
    inlineScript: {
      max: 2_150,
      why: 'as on every page, and what logs the missing path and tries it in small letters',
    },
    firstPictures: noPicture,
    markup: {
      max: 4_010,
      why: 'a sentence, a link, the car in its two crops, the link preview and the frame of the site',
    },
    laterScript: { max: 88_500, why: 'the framework (85 KB) and the frame, which nothing on the page asks for' },
  },
};

/** The number of towns when the budgets were set, and what each further one adds where it is linked. */
const budgetedTowns = 12;
const bytesPerTown: Record<PageKind, { markup: number; laterScript: number }> = {
  home: { markup: 60, laterScript: 40 },
  'near-me': { markup: 50, laterScript: 10 },
  tool: { markup: 35, laterScript: 35 },
  city: { markup: 15, laterScript: 30 },
  car: { markup: 15, laterScript: 10 },
  auto: { markup: 15, laterScript: 10 },
  'not-found': { markup: 15, laterScript: 10 },
};

/** The landing pages then, and what the link to each further one adds in every footer. */
const budgetedLandings = 9;
const bytesPerLanding = 25;

/** The letters of the sample reviews, and what each further one adds where reviews are shown: real ones are longer. */
const budgetedLetters = 600;
const bytesPerLetter = 0.5;
/** What the name and place of a real review add, and its card if there are more: those of the samples are all alike. */
const bytesPerRealReview = 30;

/** The slides of the gallery then, and what each further one adds to the home page. */
const budgetedSlides = 8;
const bytesPerSlide = { markup: 90, laterScript: 55 };

type Counted = {
  towns: number;
  landings: number;
  slides: number;
  reviews: ReadonlyArray<Pick<Review, 'review' | 'sample'>>;
};

const thisSite: Counted = {
  towns: cityList.length,
  landings: landingList.length,
  slides: gallery.length,
  reviews,
};

/** What a kind of page may weigh on a site that holds so much. */
export function budgetFor(kind: PageKind, site: Partial<Counted> = {}): Budgets {
  const { towns, landings, slides, reviews: shown } = { ...thisSite, ...site };
  const added = Math.max(0, towns - budgetedTowns);
  const showsReviews = kind !== 'tool' && kind !== 'not-found';
  const words = showsReviews ? bytesOfReviews(shown) : 0;
  const links = Math.max(0, landings - budgetedLandings) * bytesPerLanding;
  const addedSlides = kind === 'home' ? Math.max(0, slides - budgetedSlides) : 0;
  const roomFor = (part: 'markup' | 'laterScript') =>
    added * bytesPerTown[kind][part] + addedSlides * bytesPerSlide[part] + words;
  const { markup, laterScript, ...others } = budgets[kind];
  return {
    ...others,
    markup: { ...markup, max: markup.max + roomFor('markup') + links },
    laterScript: { ...laterScript, max: laterScript.max + roomFor('laterScript') },
  };
}

function bytesOfReviews(shown: Counted['reviews']): number {
  const letters = shown.reduce((sum, { review }) => sum + review.length, 0);
  const real = shown.filter(({ sample }) => !sample).length;
  return Math.ceil(Math.max(0, letters - budgetedLetters) * bytesPerLetter) + real * bytesPerRealReview;
}

/** The parts of a page that weigh more than they may. */
export function findOverruns(weight: PageWeight, budget: Budgets): ReadonlyArray<Overrun> {
  return parts.map((part) => ({ part, bytes: weight[part], ...budget[part] })).filter(({ bytes, max }) => bytes > max);
}
