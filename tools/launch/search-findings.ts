/** What search engines are told that they would cut short, or that does not agree with the rest of the site. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandList } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { priceRange } from '../../content/business';
import { amount, packages } from '../../content/packages';
import { type Page, pages } from '../../content/pages';
import { descriptionLength, titleLength } from '../../content/search';
import type { Lastmod, Package } from '../../content/types';
import { isExampleHost } from '../example-host';
import { unless } from '../faults';
import { pageFile } from '../page-files';
import { readLastmod, stalePaths } from '../search/lastmod-record';
import { blockerFor, type Finding } from './finding';
import { lineOf } from './line-of';

/** A title or a description that search results would cut short, or replace with words of their own. */
export function searchTextFindings(listed: ReadonlyArray<Page> = pages): ReadonlyArray<Finding> {
  const { min, max } = descriptionLength;
  return listed.flatMap((page) => {
    const { path: address, metaDescription } = page;
    const [file, ...words] = descriptionPlace(page);
    const { length } = metaDescription;
    return [
      // Titles of towns are made from their names; a landing's is written for it.
      ...unless(!('landing' in page) || page.title.length <= titleLength.max, {
        level: 'warning',
        what: `The title of ${address} has ${page.title.length} characters; search results show about ${titleLength.max}.`,
        where: lineOf(file, 'title:'),
        fix: `Shorten the title to ${titleLength.max} characters.`,
      }),
      ...unless(length >= min && length <= max, {
        level: 'warning',
        what: `The description of ${address} has ${length} characters.`,
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
      return ['content/search.ts', 'export const homeMeta', 'metaDescription:'];
    case 'tool':
      return ['content/indexing.ts', 'metaDescription:'];
    case 'city':
    case 'car':
    case 'auto':
    case 'near-me':
      return [pageFile(page), 'metaDescription:'];
  }
}

/**
 * Public sites with the same text compete in search engines until all but one give way or are kept on purpose.
 * @param built the brand that is built, and its address, which SITE_ORIGIN may have made another than the brand's.
 */
export function canonicalFindings(
  built: Pick<Brand, 'key' | 'origin'>,
  all: ReadonlyArray<Brand> = brandList,
): ReadonlyArray<Finding> {
  const isPublic = ({ origin }: Brand) => !isExampleHost(new URL(origin).hostname);
  const brandFile = ({ key }: Brand) => `content/brands/${key}.ts`;
  const undecided = all.filter((brand) => isPublic(brand) && brand.canonicalOrigin === undefined);
  const target = (brand: Brand) => all.find(({ origin }) => origin === brand.canonicalOrigin);
  return [
    ...unless(undecided.length < 2, {
      level: 'warning',
      what: `${undecided.map(({ name }) => name).join(' and ')} have the same text, and each asks search engines to keep its own.`,
      where: undecided.map((brand) => lineOf(brandFile(brand), 'origin:')).join(', '),
      fix: 'Set `canonicalOrigin` in the brand that should give way to the other’s address, or to its own address to keep both.',
    }),
    ...all
      // What keeps its own pages leads nowhere else. An example address is a finding of its own.
      .filter(({ key, canonicalOrigin, origin }) => {
        const own = key === built.key ? [origin, built.origin] : [origin];
        return canonicalOrigin !== undefined && !own.includes(canonicalOrigin);
      })
      .filter((brand) => {
        const other = target(brand);
        const givesBack = other?.canonicalOrigin !== undefined && other.canonicalOrigin !== other.origin;
        return !other || !isPublic(other) || givesBack;
      })
      .map(
        (brand): Finding => ({
          level: 'blocker',
          what: `${brand.name} sends search engines to ${brand.canonicalOrigin}, where no brand of this site keeps its pages.`,
          where: lineOf(brandFile(brand), 'canonicalOrigin:'),
          fix: 'Make `canonicalOrigin` the `origin` in the file of the brand to keep, which has to be its real address; or delete the line.',
        }),
      ),
  ];
}

const generalWords = ['the', 'and', 'auto', 'car', 'mobile', 'detail', 'detailing'];

/** Other names, for search engines, that share no word of their own with the brand's name, as after a change of it. */
export function alternateNameFindings({
  key,
  name,
  alternateNames,
}: Pick<Brand, 'key' | 'name' | 'alternateNames'>): ReadonlyArray<Finding> {
  const ownWords = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !generalWords.includes(word));
  const known = alternateNames.flatMap(ownWords);
  const isKin = ownWords(name).some((word) => known.includes(word));
  return unless(isKin || known.length === 0, {
    level: 'warning',
    what: `Search engines are told that ${name} is also called ${alternateNames.join(' and ')}, none of which shares a word with that name.`,
    where: lineOf(`content/brands/${key}.ts`, 'alternateNames:'),
    fix: 'Write in `alternateNames` what customers call the business besides its name.',
  });
}

/** Where the range of prices, in dollars, that search engines are told differs from the price list. */
export function priceFindings(
  listed: ReadonlyArray<Package> = packages,
  range: string = priceRange,
): ReadonlyArray<Finding> {
  const [low = 0, high = 0] = range.match(/\d[\d,]*/g)?.map((price) => Number(price.replaceAll(',', ''))) ?? [];
  const prices = listed.map(({ startsAtDollars }) => startsAtDollars);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const where = lineOf('content/business.ts', 'export const priceRange');
  return [
    ...listed
      .filter(({ startsAtDollars }) => startsAtDollars < low || startsAtDollars > high)
      .map(
        ({ name, startsAtDollars }): Finding => ({
          level: 'warning',
          what: `${name} starts at ${amount(startsAtDollars)}, outside the price range ${range} that search engines are told.`,
          where,
          fix: 'Widen `priceRange` until it holds every price of content/packages.ts.',
        }),
      ),
    ...unless(lowest <= low, {
      level: 'warning',
      what: `Search engines are told that prices begin at ${amount(low)}, but nothing costs less than ${amount(lowest)}.`,
      where,
      fix: 'Begin `priceRange` with the lowest price of content/packages.ts, or add the package that costs less there.',
    }),
    ...unless(highest >= high, {
      level: 'warning',
      what: `Search engines are told that prices go up to ${amount(high)}, but nothing starts at more than ${amount(highest)}.`,
      where,
      fix: 'End `priceRange` with the highest price of content/packages.ts, add the package that costs more there, or leave it if work can cost that much.',
    }),
  ];
}

/** Each price that was typed into a text: it will not follow when prices change. */
export function typedPriceFindings(folder = 'content'): ReadonlyArray<Finding> {
  const known = packages.map(({ startsAtDollars }) => `$${startsAtDollars}`);
  // What a customer paid is the customer's to say.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(reviews\.ts|checks\b)|\.test\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const place = path.join(folder, file).replaceAll(path.sep, '/');
    const lines = withoutComments(readFileSync(place, 'utf8')).split('\n');
    return lines.flatMap((line, index) => {
      const prices = line.startsWith('export const priceRange') ? [] : line.matchAll(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g);
      return [...prices].map(
        ([price]): Finding => ({
          level: 'warning',
          what: known.includes(price.replaceAll(',', '').replace(/\.00$/, ''))
            ? `The price ${price} is typed into a text, and will not follow the price list.`
            : `${price} is not a price on the list.`,
          where: `${place}:${index + 1}`,
          fix: `Take it from the list as other texts do: \${price('full')} in a text between backticks. If it is no package's price, such as a deposit, leave it.`,
        }),
      );
    });
  });
}

/** A file with its comments blanked out, line for line. */
function withoutComments(text: string) {
  return text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/.+/g, '')).replace(/(?<!\S)\/\/.*$/gm, '');
}

/** Each page whose words differ from those that its sitemap date belongs to, and each that is gone. */
export function dateFindings(stored?: Lastmod): ReadonlyArray<Finding> {
  const addresses = new Set(pages.map((page) => page.path));
  let stale: ReadonlyArray<string>;
  try {
    stale = stalePaths(stored ?? readLastmod());
  } catch (error) {
    return [blockerFor(error, 'content/lastmod.json', 'Do that, then run this check again.')];
  }
  return stale.map((address) => ({
    level: 'blocker',
    what: addresses.has(address)
      ? `The words of ${address} changed, but the sitemap still has the old date.`
      : `There is no page ${address} any more: links to it, such as those in search engines, no longer work.`,
    where: lineOf('content/lastmod.json', `"${address}"`),
    fix: addresses.has(address)
      ? 'Run npm run lastmod.'
      : 'If you meant that, run npm run lastmod. Otherwise give the page its slug back.',
  }));
}
