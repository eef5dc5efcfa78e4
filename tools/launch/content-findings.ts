import { brands } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { email, hours, organisationHours, phone, priceRange, timeZone } from '../../content/business';
import { isExampleHost } from '../../content/checks/origin';
import { cityList, genericAreas } from '../../content/cities';
import { type Claim, claims } from '../../content/claims';
import { galleryPictures } from '../../content/gallery';
import { isoDay } from '../../content/iso-day';
import { featuresAreSamples, packages } from '../../content/packages';
import { type Page, pages } from '../../content/pages';
import { pictures } from '../../content/pictures';
import { reviews } from '../../content/reviews';
import { descriptionLength, titleLength } from '../../content/search';
import type { EmailSettings } from '../../content/settings';
import type { City, Package, Review } from '../../content/types';
import { unless } from '../faults';
import { readLastmod, stalePaths } from '../search/lastmod-record';
import type { Finding } from './finding';
import { lineOf, settingLine } from './line-of';

/**
 * What the content and the settings still lack. Each function looks at one thing and takes it from where the site does.
 */

type Contact = { phone: typeof phone; email: typeof email };

/** A phone number that is a sample or reserved for fiction, and an e-mail address that is a sample or nobody’s. */
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
      what: `The e-mail address ${contact.email.address} is a sample. Nobody reads it.`,
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

/** Each review that no customer wrote. */
export function reviewFindings(listed: ReadonlyArray<Review> = reviews): ReadonlyArray<Finding> {
  return listed
    .filter(({ sample }) => sample)
    .map(({ name, location, review }) => ({
      level: 'blocker',
      what: `The review by ${name} from ${location} is a sample. No customer wrote it.`,
      where: lineOf('content/reviews.ts', review.slice(0, 30)),
      fix: 'Replace name, place, words and date with a real review and set its `sample` to false, or delete it.',
    }));
}

/** Each drawn sample: a blocker in the gallery, which shows work done, a warning as one of the brand’s two pictures. */
export function pictureFindings(shown: Pick<Brand, 'heroPicture' | 'detailPicture'>): ReadonlyArray<Finding> {
  const finding = (name: keyof typeof pictures): Omit<Finding, 'level' | 'what'> => ({
    where: lineOf('content/pictures.ts', `file: '${pictures[name].file}'`),
    fix: 'Put your photograph into content/pictures/, write its file, size and alt text, and set its `sample` to false.',
  });
  return [
    ...galleryPictures()
      .filter((name) => pictures[name].sample)
      .map(
        (name): Finding => ({
          level: 'blocker',
          what: `The gallery shows "${name}", a drawn sample, as your work.`,
          ...finding(name),
        }),
      ),
    ...[shown.heroPicture, shown.detailPicture]
      .filter((name) => pictures[name].sample)
      .map(
        (name): Finding => ({ level: 'warning', what: `The picture "${name}" is a drawn sample.`, ...finding(name) }),
      ),
  ];
}

/** Quote requests that stop at the local mail desk. */
export function emailFindings(settings: EmailSettings): ReadonlyArray<Finding> {
  return unless(settings.origin, {
    level: 'blocker',
    what: 'The EmailJS settings are missing: quote requests would reach nobody.',
    where: settingLine('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
    fix: 'Copy .env.example to .env.local (or use your host’s settings page) and fill in the four NEXT_PUBLIC_EMAILJS_ lines.',
  });
}

/**
 * An address that is an example or not https, and profiles that are samples. @throws when one of them is not an
 * address.
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

/**
 * Two public sites with the same text compete in search engines until one gives way or the owner keeps both on purpose.
 */
export function canonicalFindings(all: ReadonlyArray<Brand> = Object.values(brands)): ReadonlyArray<Finding> {
  const isPublic = ({ origin }: Brand) => !isExampleHost(new URL(origin).hostname);
  const fileOf = ({ key }: Brand) => `content/brands/${key}.ts`;
  const undecided = all.filter((brand) => isPublic(brand) && brand.canonicalOrigin === undefined);
  const target = (brand: Brand) => all.find(({ origin }) => origin === brand.canonicalOrigin);
  return [
    ...unless(all.filter(isPublic).length < 2 || undecided.length < all.filter(isPublic).length, {
      level: 'warning',
      what: `${undecided.map(({ name }) => name).join(' and ')} have the same text, and each asks search engines to keep its own.`,
      where: undecided.map((brand) => lineOf(fileOf(brand), 'origin:')).join(', '),
      fix: 'Set `canonicalOrigin` in the brand that should give way to the other’s address, or to its own address to keep both.',
    }),
    ...all
      .filter(({ canonicalOrigin }) => canonicalOrigin !== undefined)
      .filter((brand) => {
        const other = target(brand);
        const givesBack =
          other !== brand && other?.canonicalOrigin !== undefined && other.canonicalOrigin !== other.origin;
        return !other || !isPublic(other) || givesBack;
      })
      .map(
        (brand): Finding => ({
          level: 'blocker',
          what: `${brand.name} sends search engines to ${brand.canonicalOrigin}, where no brand of this site keeps its pages.`,
          where: lineOf(fileOf(brand), 'canonicalOrigin:'),
          fix: 'Make `canonicalOrigin` the origin of the brand to keep, or delete the line.',
        }),
      ),
  ];
}

/** Each claim without a source, or whose source nobody looked at within the year before `now`. */
export function claimFindings(
  register: Readonly<Record<string, Claim>> = claims,
  now: Date = new Date(),
  zone: string = timeZone,
): ReadonlyArray<Finding> {
  // Days as the owner writes them, where the business is; YYYY-MM-DD sorts as text.
  const today = isoDay(now, zone);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return Object.entries(register).flatMap(([key, { text, source, checkedOn = '' }]) => {
    const where = lineOf('content/claims.ts', 'export const claims', ` ${key}: {`);
    const isRecent = isDay(checkedOn) && checkedOn > yearAgo && checkedOn <= today;
    return [
      ...unless(source?.trim(), {
        level: 'warning',
        what: `The claim “${text}” (${key}) has no source.`,
        where,
        fix: 'Add `source`: where you can show that it is true. In place of a claim you cannot show, write one that you can.',
      }),
      ...unless(!source?.trim() || isRecent, {
        level: 'warning',
        what: `The claim “${text}” (${key}) was ${checkedOn ? `last checked on ${checkedOn}` : 'never checked'}.`,
        where,
        fix: 'Look at the source again and write today’s date in `checkedOn`, as YYYY-MM-DD.',
      }),
    ];
  });
}

/** True for YYYY-MM-DD, and only for a day that a calendar has. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00Z`).getUTCDate() === Number(text.slice(8));
}

/** Each town whose page still has general text, or areas made from its name. */
export function townFindings(towns: ReadonlyArray<City> = cityList): ReadonlyArray<Finding> {
  return towns.flatMap(({ slug, name, draft, areas }) => {
    const file = `content/cities/${slug}.ts`;
    return [
      ...unless(!draft, {
        level: 'blocker',
        what: `The ${name} page still has general text that would be true of any town.`,
        where: lineOf(file, 'draft:'),
        fix: 'Replace the general text with what is true of the town only, then delete the line `draft: true`.',
      }),
      ...unless(draft || areas.join() !== genericAreas(name).join(), {
        level: 'blocker',
        what: `The six areas of ${name} are made up from its name.`,
        where: lineOf(file, 'areas:'),
        fix: 'Name six real neighbourhoods or roads.',
      }),
    ];
  });
}

/** A title or a description that search results would cut short, or replace with words of their own. */
export function searchTextFindings(listed: ReadonlyArray<Page> = pages): ReadonlyArray<Finding> {
  const { min, max } = descriptionLength;
  return listed.flatMap((page) => {
    const { path, metaDescription } = page;
    const [file, ...words] = descriptionPlace(page);
    const { length } = metaDescription;
    return [
      // Titles of towns are made from their names; a landing's is written for it.
      ...unless(!('landing' in page) || page.title.length <= titleLength.max, {
        level: 'warning',
        what: `The title of ${path} has ${page.title.length} characters; search results show about ${titleLength.max}.`,
        where: lineOf(file, 'title:'),
        fix: `Shorten the title to ${titleLength.max} characters.`,
      }),
      ...unless(length >= min && length <= max, {
        level: 'warning',
        what: `The description of ${path} has ${length} characters.`,
        where: lineOf(file, ...words),
        fix: `Write between ${min} and ${max} characters, so that search results show the description whole.`,
      }),
    ];
  });
}

/** The file that holds a page's description, and the words that lead to its line. */
function descriptionPlace(page: Page): readonly [file: string, ...words: ReadonlyArray<string>] {
  switch (page.kind) {
    case 'home':
      return ['content/home.ts', 'export const homeMeta', 'description:'];
    case 'tool':
      return ['content/indexing.ts', 'description:'];
    case 'city':
      return [`content/cities/${page.slug}.ts`, 'metaDescription:'];
    case 'car':
    case 'auto':
    case 'near-me':
      return [`content/landings/${page.slug}.ts`, 'metaDescription:'];
  }
}

/** What the packages include, until the owner has read it. */
export function featureFindings(areSamples: boolean = featuresAreSamples): ReadonlyArray<Finding> {
  return unless(!areSamples, {
    level: 'warning',
    what: 'What each package includes came with the design, not from you.',
    where: lineOf('content/packages.ts', 'export const featuresAreSamples'),
    fix: 'Change every line of `features` to what you do, then set `featuresAreSamples` to false.',
  });
}

/** Each package that starts at a price, in dollars, outside the range that search engines are told. */
export function priceFindings(
  listed: ReadonlyArray<Package> = packages,
  range: string = priceRange,
): ReadonlyArray<Finding> {
  const [low = 0, high = 0] = range.match(/\d[\d,]*/g)?.map((price) => Number(price.replaceAll(',', ''))) ?? [];
  return listed
    .filter(({ startsAtDollars }) => startsAtDollars < low || startsAtDollars > high)
    .map(({ name, startsAtDollars }) => ({
      level: 'warning',
      what: `${name} starts at $${startsAtDollars}, outside the price range ${range} that search engines are told.`,
      where: lineOf('content/business.ts', 'export const priceRange'),
      fix: 'Widen `priceRange` until it holds every price of content/packages.ts.',
    }));
}

/** Each page whose words differ from those that its sitemap date belongs to. */
export function dateFindings(): ReadonlyArray<Finding> {
  return stalePaths(readLastmod()).map((path) => ({
    level: 'blocker',
    what: `The words of ${path} changed, but the sitemap still has the old date.`,
    where: lineOf('content/lastmod.json', `"${path}"`),
    fix: 'Run npm run lastmod.',
  }));
}
