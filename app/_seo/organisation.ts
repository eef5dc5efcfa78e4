import type { AutoWashLeaf, City, MergeLeafTypes, Offer, OrganizationLeaf } from 'schema-dts';
import { picturePath } from '@/components/ui/picture';
import { email, organisationAlsoServes, organisationHours, phone } from '@/content/business';
import { cityList } from '@/content/cities';
import { organisationDescription, organisationOffers, organisationPriceRange } from '@/content/search';
import { brand } from '@/content/settings';
import { absoluteUrl } from './absolute-url';
import { ids } from './ids';
import { openingHoursSpecification } from './opening-hours-specification';
import { postalAddress } from './postal-address';

type Organisation = MergeLeafTypes<[OrganizationLeaf, AutoWashLeaf]>;

/**
 * The organisation record in full, for the home page.
 * AutoWash is the nearest schema.org type to a detailer: https://schema.org/AutoWash
 */
export function organisation(): Organisation {
  return {
    ...organisationSummary(),
    alternateName: brand.alternateNames,
    description: organisationDescription,
    areaServed: servedAreas().map(
      (name): City => ({
        '@type': 'City',
        name,
        containedInPlace: { '@type': 'AdministrativeArea', name: 'British Columbia' },
      }),
    ),
    // This range and these hours belong to this record; a town's record has its own (city-business.ts).
    priceRange: organisationPriceRange,
    openingHours: organisationHours.short,
    openingHoursSpecification: openingHoursSpecification(organisationHours),
    makesOffer: organisationOffers.map(
      (name): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      }),
    ),
  };
}

/** The organisation as every page shows it, in the header and the footer; the full record is on the home page. */
export function organisationSummary(): Organisation {
  return {
    '@type': ['Organization', 'AutoWash'],
    '@id': ids.organisation,
    name: brand.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(picturePath(brand.heroPicture)),
    telephone: phone.international,
    email: email.address,
    address: postalAddress,
    ...(brand.socialProfiles.length > 0 && { sameAs: brand.socialProfiles.map(({ url }) => url) }),
  };
}

/** The towns with a page and the others that the organisation names, each once. */
function servedAreas(): ReadonlyArray<string> {
  return [...new Set([...cityList.map(({ name }) => name), ...organisationAlsoServes])];
}
