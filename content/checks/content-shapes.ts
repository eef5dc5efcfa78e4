// For developers: the fields that each kind of content must have. The compiler refuses a shape that lacks one.
import type { GalleryItem } from '../gallery';
import type {
  AutoLanding,
  CarLanding,
  City,
  Email,
  Faq,
  Guide,
  NearMeLanding,
  Package,
  Passage,
  Phone,
  Point,
  Review,
} from '../types';
import type { Shape } from './shape';

const point: Shape<Point> = { title: 'text', text: 'text' };
export const faq: Shape<Faq> = { question: 'text', answer: 'text' };
const passage: Shape<Passage> = { heading: 'text', paragraphs: ['text'] };
const guide: Shape<Guide> = { heading: 'text', points: [{ text: 'text' }] };

export const cityShape: Shape<City> = {
  slug: 'text',
  name: 'text',
  region: 'text',
  latitude: 'number',
  longitude: 'number',
  areas: ['text', 6],
  areasHeading: 'text',
  metaDescription: 'text',
  description: 'text',
  intro: ['text'],
  conditions: { heading: 'text', points: [point] },
  parking: passage,
  reasons: [point, 5],
  onIndexingShortList: 'flag',
};

const anyLanding = {
  slug: 'text',
  kind: 'text',
  title: 'text',
  metaDescription: 'text',
  linkText: 'text',
  heading: 'text',
  lead: 'text',
  faqs: [faq],
} as const;
const cityLanding = { ...anyLanding, city: 'text', guide } as const;

export const landingShapes: { car: Shape<CarLanding>; auto: Shape<AutoLanding>; 'near-me': Shape<NearMeLanding> } = {
  car: {
    ...cityLanding,
    sellingPoints: { heading: 'text', points: [point] },
    whyChoose: { heading: 'text', points: [point, 3] },
    services: { heading: 'text', points: [point, 4] },
    areas: { heading: 'text', names: ['text'], note: 'text' },
    book: { heading: 'text', text: 'text', button: 'text' },
  },
  auto: {
    ...cityLanding,
    badges: [point, 3],
    care: { heading: 'text', intro: 'text', points: [point] },
    coverage: { heading: 'text', text: 'text', names: ['text'] },
    callToAction: { heading: 'text', text: 'text', button: 'text' },
  },
  'near-me': {
    ...anyLanding,
    guides: [guide],
    checklist: { heading: 'text', points: [point] },
    hub: { heading: 'text', text: 'text' },
  },
};

export const contactShape: Shape<{ phone: Phone; email: Email }> = {
  phone: { display: 'text', international: 'text', receivesTexts: 'flag', sample: 'flag' },
  email: { address: 'text', sample: 'flag' },
};

export const packageShape: Shape<Package> = { name: 'text', startsAtDollars: 'number', features: ['text'] };

export const gallerySlide: Shape<GalleryItem> = { id: 'number', image: 'text', description: 'text' };
export const galleryPair: Shape<NonNullable<GalleryItem['pair']>> = { before: 'text', after: 'text' };

export const reviewShape: Shape<Review> = {
  name: 'text',
  location: 'text',
  review: 'text',
  date: 'text',
  stars: 'number',
  sample: 'flag',
};
