// For developers: what is checked once all of content/ has been read.
import * as business from '../business';
import { cityList } from '../cities';
import type { Claim } from '../claims';
import * as claims from '../claims';
import * as failure from '../failure';
import * as gallery from '../gallery';
import * as home from '../home';
import * as indexing from '../indexing';
import * as legal from '../legal';
import { privacy, terms } from '../legal';
import * as navigation from '../navigation';
import { navigation as links } from '../navigation';
import { interiorAddOns, packages } from '../packages';
import type { Page } from '../pages';
import { places } from '../places';
import * as quote from '../quote';
import { reviews } from '../reviews';
import * as search from '../search';
import * as services from '../services';
import { services as offered } from '../services';
import type { Package } from '../types';
import { assertAdditionalServices, assertLimits, assertServiceChoices } from './assert-quote';
import { assertContact, assertGallery, assertPlace, assertReviews, assertTimeZone } from './assertions';
import { assertDistinct, assertFilled, assertOneOf } from './shape';
import { isSlug } from './slug';
import { UserError } from './user-error';

/** Names that the export uses itself: a page with one of them would hide a file or a folder. */
const reservedSlugs = [
  'index',
  '404',
  '_next',
  '_not-found',
  'og',
  'pictures',
  'icons',
  'fonts',
  'api',
  'outbox',
  'deploy',
  // robots.txt beside robots.html would be taken for that page's router payload, which the export drops.
  'robots',
  'llms',
  'licenses',
  'indexnow',
  // The home page's social card is og/home.png.
  'home',
];

type Entry = Pick<Page, 'slug' | 'path' | 'title' | 'metaDescription'>;

/** Stops the build on incomplete content and on pages that conflict. @throws with what to do. */
export function assertContent(pages: ReadonlyArray<Entry>) {
  assertContact(business.phone, business.email);
  assertTimeZone(business.timeZone);
  const { alsoServed, organisationAlsoServes, homeCity } = business;
  assertPlaceNames({ alsoServed, organisationAlsoServes }, homeCity, [
    ...cityList.map(({ name }) => name),
    ...Object.keys(places),
    ...alsoServed,
  ]);
  assertYear(business.foundingYear);
  assertPriceRange(business.priceRange);
  assertDistinct(
    'content/packages.ts',
    'package',
    packages.map(({ name }) => name),
  );
  assertOneHighlight(packages);
  for (const [name, place] of Object.entries(places)) assertPlace(name, place);
  assertReviews(reviews);
  assertServiceChoices(quote.serviceChoices, quote.noService);
  const { lineLimit, messageLimit, messageCountFrom } = quote;
  assertLimits({ lineLimit, messageLimit, messageCountFrom });
  assertAdditionalServices(quote.additionalServices, [...Object.keys(quote.quoteFields), quote.honeypotName]);
  assertGallery(gallery.gallery);
  // Imported by name, unlike the words below: one that was deleted is then named, with its file.
  assertDistinct('content/services.ts', 'service', offered);
  assertDistinct(
    'content/navigation.ts',
    'id',
    links.map(({ id }) => id),
  );
  // The links to them, in the footer and from elsewhere, hold these words.
  assertOneOf('content/legal.ts', 'privacy > id', privacy.id, ['privacy']);
  assertOneOf('content/legal.ts', 'terms > id', terms.id, ['terms']);
  const words = { business, claims, failure, gallery, home, indexing, legal, navigation, quote, search, services };
  for (const [file, texts] of Object.entries({ ...words, packages: { interiorAddOns } })) {
    assertFilled(`content/${file}.ts`, texts);
  }
  assertFigures(claims.claims);
  assertRating(claims.claims.rating.text);
  assertSlugs(pages.map(({ slug }) => slug));
  assertUnique(pages, 'title');
  assertUnique(pages, 'metaDescription');
}

/** Stops the build on a town of content/business.ts that is named twice or spelt in another way. @throws with the fix. */
export function assertPlaceNames(
  lists: Readonly<Record<string, ReadonlyArray<string>>>,
  homeCity: string,
  known: ReadonlyArray<string>,
) {
  for (const [field, names] of Object.entries(lists)) assertDistinct(`content/business.ts: ${field}`, 'town', names);
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

/** Stops the build on a range without two prices, which the launch check compares with the list. @throws with the fix. */
export function assertPriceRange(range: string) {
  if (/^\$\d[\d,]*\s*[-–]\s*\$\d[\d,]*$/.test(range)) return;
  throw new UserError(
    `content/business.ts: priceRange is "${range}". Write the lowest and the highest price, such as '$199-$789'.`,
  );
}

/** Stops the build on a claim whose wordings name different figures. @throws with the claim and the fix. */
export function assertFigures(register: Readonly<Record<string, Claim>>) {
  const figures = (words = '') => (words.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).join();
  for (const [key, { text, inText, inTitle }] of Object.entries(register)) {
    const other = [inText, inTitle].find(
      (words) => figures(words) && figures(text) && figures(words) !== figures(text),
    );
    if (other !== undefined) {
      throw new UserError(
        `content/claims.ts: ${key} says "${text}" in one place and "${other}" in another. Write the same figures in both.`,
      );
    }
  }
}

/** Stops the build on a rating that no row of stars can show. @throws with the fix. */
export function assertRating(rating: string) {
  if (!/^([1-4](\.\d\d?)?|5(\.00?)?)\/5$/.test(rating)) {
    throw new UserError(
      `content/claims.ts: the text of rating is "${rating}". Write it as '4.7/5': the stars beside it are drawn from it.`,
    );
  }
}

/** Stops the build on two highlighted packages: one stands out only alone. @throws with their names. */
export function assertOneHighlight(listed: ReadonlyArray<Pick<Package, 'name' | 'highlighted'>>) {
  const names = listed.filter(({ highlighted }) => highlighted).map(({ name }) => `"${name}"`);
  if (names.length < 2) return;
  throw new UserError(
    `content/packages.ts highlights ${names.join(' and ')}. Only one package can stand out: keep \`highlighted: true\` in one.`,
  );
}

/**
 * Stops the build on a title or description that two pages share: search engines would show only one of them.
 * @throws with both addresses.
 */
export function assertUnique<Field extends 'title' | 'metaDescription'>(
  entries: ReadonlyArray<{ path: string } & Record<Field, string>>,
  field: Field,
) {
  const paths = new Map<string, string>();
  for (const entry of entries) {
    const text: string = entry[field];
    const other = paths.get(text);
    if (other !== undefined) {
      throw new UserError(
        `The pages ${other} and ${entry.path} have the same ${field}, "${text}". Search engines would show one of them: change it in content/ for one page.`,
      );
    }
    paths.set(text, entry.path);
  }
}

/** Stops the build on a slug that two pages share or that hides a fixed route. @throws with the slug and the fix. */
export function assertSlugs(slugs: ReadonlyArray<string>) {
  const seen = new Set<string>();
  for (const slug of slugs) {
    if (reservedSlugs.includes(slug)) {
      throw new UserError(`The slug "${slug}" would hide a fixed route. Choose another for the page in content/.`);
    }
    if (slug && !isSlug(slug)) {
      throw new UserError(
        `The slug "${slug}" may hold only small letters, digits and single hyphens, such as "lake-cowichan".`,
      );
    }
    if (seen.has(slug)) {
      throw new UserError(
        `Two pages have the slug "${slug}". Change one of them in content/cities or content/landings.`,
      );
    }
    seen.add(slug);
  }
}
