import type { AutoWashLeaf, LocalBusinessLeaf, MergeLeafTypes, Offer, OfferCatalog } from 'schema-dts';
import { picturePath } from '@/components/ui/picture';
import { email, hours, phone, priceRange } from '@/content/business';
import { packageLines } from '@/content/package-lines';
import { packages } from '@/content/packages';
import type { CityPage } from '@/content/pages';
import { cityKeywords, offerCatalogName } from '@/content/search';
import { brand } from '@/content/settings';
import { absoluteUrl } from './absolute-url';
import { cityNode } from './city-node';
import { ids } from './ids';
import { openingHoursSpecification } from './opening-hours-specification';
import { postalAddress } from './postal-address';

type CityBusiness = MergeLeafTypes<[LocalBusinessLeaf, AutoWashLeaf]>;

/** A town's business record. Typed LocalBusiness as well as AutoWash, for consumers that know only the general type. */
export function cityBusiness({ city, path }: CityPage): CityBusiness {
  return {
    '@type': ['LocalBusiness', 'AutoWash'],
    '@id': ids.business(path),
    name: brand.name,
    description: city.description,
    url: absoluteUrl(path),
    image: absoluteUrl(picturePath(brand.heroPicture)),
    telephone: phone.international,
    email: email.address,
    address: postalAddress,
    areaServed: { ...cityNode(city), containedInPlace: { '@type': 'AdministrativeArea', name: city.region } },
    // This range and these hours belong to the town's record; the organisation's record has its own (organisation.ts).
    priceRange,
    openingHours: hours.short,
    openingHoursSpecification: openingHoursSpecification(hours),
    keywords: cityKeywords(city.name).join(', '),
    hasOfferCatalog: priceCatalogue(),
    parentOrganization: { '@id': ids.organisation },
  };
}

/** The price list of the page. 'Starts at $N' is a lowest price, not a price. */
function priceCatalogue(): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: offerCatalogName,
    itemListElement: packages.map(
      (offer): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: offer.name, description: packageLines(offer).join('. ') },
        priceSpecification: { '@type': 'PriceSpecification', minPrice: offer.startsAtDollars, priceCurrency: 'CAD' },
      }),
    ),
  };
}
