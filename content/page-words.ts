// For developers: what each page says, as data. `npm run lastmod` dates a page when any of it changes; a test renders
// every page and finds each of its words here. Nothing to edit when words change, only when a page shows other parts.
import { email, footerTagline, homeCity, hours, phone, tagline } from './business';
import { cityList } from './cities';
import { gallery, galleryHeading } from './gallery';
import {
  about,
  callBanner,
  cityWords,
  floatingCallLabel,
  hero,
  hubLinkText,
  landingWords,
  priceList,
  quoteSection,
  reviewsSection,
  serviceArea,
  stats,
  trustPoints,
} from './home';
import { privacy, terms } from './legal';
import { footerWords } from './navigation';
import { beforePrice, interiorAddOns, packages } from './packages';
import { picturesOn } from './page-pictures';
import type { Page } from './pages';
import { pictures } from './pictures';
import { additionalServices, noService, quoteFields, quoteWords, serviceChoices } from './quote';
import { landingLinks, nearbyLinks, type PageLink, relatedLinks } from './related-links';
import { reviews, reviewsNear } from './reviews';
import { footerServices, services } from './services';
import type { Review } from './types';

/**
 * The words of a page: its own, and the shared ones that this kind of page shows. The header, footer and form count
 * where customers act on them, so a new phone number or legal text changes every page. Left out are links to other
 * pages in the header and footer (each new town would date every page), labels of controls outside the form, the
 * copyright year, the province, flags and backdrops, which show no words, and whatever differs by brand, since the
 * brands share one record.
 */
export function pageWords(page: Page): object {
  const { title, metaDescription } = page;
  const own = { title, metaDescription, around: wordsAround() };
  switch (page.kind) {
    case 'home':
      return {
        ...own,
        hero: heroWords(),
        trust: trustWords(),
        prices: priceWords(priceList.allServicesHeading, services),
        gallery: [galleryHeading, galleryWords()],
        reviews: reviewWords(reviews),
        about,
        stats,
        banner: [callBanner.heading],
        area: [serviceArea, cityList.map(({ name, region }) => ({ name, region }))],
      };
    case 'city': {
      const { footerOrder, onIndexingShortList, showsIndexingTool, draft, ...city } = page.city;
      const landings = textsOf(landingLinks(page.city));
      const nearby = textsOf(nearbyLinks(page.city));
      return {
        ...own,
        city,
        hero: [heroWords(city.name), hero.pricesLink],
        trust: trustWords(),
        headings: [
          cityWords.introHeading(city.name),
          cityWords.introReasonsHeading,
          nearby.length > 0 && cityWords.nearbyHeading,
          cityWords.reasonsHeading(city.name, ''),
        ],
        landings: landings.length > 0 && [cityWords.landingsHeading(city.name), landings],
        nearby,
        faqHeading: city.faqs && cityWords.faqHeading(city.name),
        prices: priceWords(priceList.alsoOffered),
        reviews: reviewWords(reviewsNear(page.city)),
        banner: [callBanner.heading],
      };
    }
    case 'car':
    case 'auto': {
      const { name } = page.city;
      const { backdrop, ...landing } = page.landing;
      return {
        ...own,
        landing,
        header: landingWords.headerLine(name),
        hero: [heroWords(name), hero.pricesLink],
        faqHeading: landing.faqs.length > 0 && landingWords.cityFaqHeading(name),
        related: [cityWords.landingsHeading(name), textsOf(relatedLinks(page))],
        prices: priceWords(priceList.alsoOffered),
        reviews: reviewWords(reviewsNear(page.city)),
        ...(page.kind === 'car'
          ? { trust: trustWords(), banner: [callBanner.heading] }
          : { leadHeading: landingWords.leadHeading }),
      };
    }
    case 'near-me': {
      const { backdrop, ...landing } = page.landing;
      const related = textsOf(relatedLinks(page));
      return {
        ...own,
        landing,
        hero: [heroWords(), hero.pricesLink],
        trust: trustWords(),
        headings: [landingWords.nearMeHeading, landing.faqs.length > 0 && landingWords.faqHeading],
        hub: cityList.map(({ name }) => hubLinkText(name)),
        related: related.length > 0 && [landingWords.relatedHeading, related],
        prices: priceWords(priceList.alsoOffered),
        reviews: reviewWords(reviews),
        banner: [callBanner.heading],
      };
    }
    case 'tool':
      return { title, metaDescription };
  }
}

/** The header, the footer and the quote form of the pages on record, of which the tool is none. */
function wordsAround() {
  const { requiredNote, submit, noScript } = quoteWords;
  return {
    frame: [
      tagline,
      footerTagline,
      homeCity,
      floatingCallLabel,
      footerWords.services,
      footerServices,
      footerWords.contact,
      privacy,
      terms,
    ],
    contact: [phone.display, phone.international, email.address],
    quote: [
      quoteSection.heading,
      quoteSection.text,
      quoteSection.steps(phone.display),
      quoteSection.preferToTalk,
      hours.words,
    ],
    form: [quoteFields, noService, serviceChoices, additionalServices, requiredNote, submit, noScript],
  };
}

function heroWords(place?: string) {
  return [hero.heading, hero.serving(place), [hero.mobile, hero.callButton, hero.quoteButton, hero.rating]];
}

function trustWords() {
  return trustPoints.map(({ title, description }) => [title, description]);
}

/** The price list; below it stands what else is done, in other words on the home page. */
function priceWords(...below: ReadonlyArray<unknown>) {
  return [priceList.heading, priceList.text, priceList.addOnsHeading, interiorAddOns, beforePrice, packages, ...below];
}

function galleryWords() {
  return gallery.map((item) => [item.description, picturesOn(item).map((name) => pictures[name].alt)]);
}

function reviewWords(shown: ReadonlyArray<Review>) {
  return shown.length > 0 && [reviewsSection.heading, shown.map(({ sample, ...review }) => review)];
}

function textsOf(links: ReadonlyArray<PageLink>) {
  return links.map(({ text }) => text);
}
