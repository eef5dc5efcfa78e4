// For developers: what is checked once all of content/ has been read.
import * as business from '../business';
import { cityList } from '../cities';
import * as claims from '../claims';
import * as failure from '../failure';
import * as gallery from '../gallery';
import * as home from '../home';
import * as indexing from '../indexing';
import * as legal from '../legal';
import { privacy, terms } from '../legal';
import * as navigation from '../navigation';
import { navigation as links } from '../navigation';
import { beforePrice, featuresAreSamples, interiorAddOns, packages } from '../packages';
import type { Page } from '../pages';
import { places } from '../places';
import * as quote from '../quote';
import { reviews } from '../reviews';
import * as search from '../search';
import * as services from '../services';
import { services as offered } from '../services';
import { assertContact, assertPlaceNames, assertPriceRange, assertTimeZone, assertYear } from './assert-business';
import { assertFigures, assertRating } from './assert-claims';
import { assertGallery } from './assert-gallery';
import { assertDistinct, assertOneOf } from './assert-list';
import { assertOneHighlight } from './assert-packages';
import { assertSlugs, assertUnique } from './assert-pages';
import { assertPlace } from './assert-place';
import { assertAdditionalServices, assertLimits, assertServiceChoices } from './assert-quote';
import { assertReviews } from './assert-reviews';
import { assertFilled, assertShape, type Shape } from './shape';
import { UserError } from './user-error';

const legalText: Shape<typeof privacy> = { id: 'text', heading: 'text', paragraphs: ['text'] };

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
  assertShape('content/packages.ts', { featuresAreSamples }, { featuresAreSamples: 'flag' });
  for (const [name, place] of Object.entries(places)) assertPlace(name, place);
  assertReviews(reviews);
  assertServiceChoices(quote.serviceChoices, quote.noService);
  const { lineLimit, messageLimit, messageCountFrom, lineFields } = quote;
  assertLimits({ lineLimit, messageLimit, messageCountFrom }, lineFields.length);
  assertAdditionalServices(quote.additionalServices, [...Object.keys(quote.quoteFields), quote.honeypotName]);
  assertGallery(gallery.gallery);
  const words = { business, claims, failure, gallery, home, indexing, legal, navigation, quote, search, services };
  for (const [file, texts] of Object.entries({ ...words, packages: { interiorAddOns, beforePrice } })) {
    assertFilled(`content/${file}.ts`, texts);
  }
  // Imported by name, unlike the words above: one that was deleted is then named, with its file.
  assertShape('content/services.ts', { services: offered }, { services: ['text'] });
  assertDistinct('content/services.ts', 'service', offered);
  for (const service of services.withoutPrice) {
    const isOffered = offered.some((name) => name === service);
    if (!isOffered) {
      throw new UserError(
        `content/services.ts: \`withoutPrice\` names "${service}", which \`services\` does not have. Write it as it is there, or delete it.`,
      );
    }
  }
  assertShape('content/navigation.ts', { navigation: links }, { navigation: [{ id: 'text', label: 'text' }] });
  assertDistinct(
    'content/navigation.ts',
    'id',
    links.map(({ id }) => id),
  );
  assertShape('content/legal.ts', { privacy, terms }, { privacy: legalText, terms: legalText });
  // The links to them, in the footer and from elsewhere, hold these words.
  assertOneOf('content/legal.ts', 'privacy > id', privacy.id, ['privacy']);
  assertOneOf('content/legal.ts', 'terms > id', terms.id, ['terms']);
  assertFigures(claims.claims);
  const { rating }: Partial<Record<string, claims.Claim>> = claims.claims;
  if (rating) assertRating(rating.text);
  assertSlugs(pages.map(({ slug }) => slug));
  assertUnique(pages, 'title');
  assertUnique(pages, 'metaDescription');
}
