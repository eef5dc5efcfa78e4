import { brand, emailSettings, origin } from '../../content/settings';
import { addressFindings, contactFindings, emailFindings, hoursFindings } from './contact-findings';
import {
  claimFindings,
  contradictionFindings,
  featureFindings,
  reviewFindings,
  townFindings,
  unlistedFindings,
} from './content-findings';
import { exportFindings } from './export-findings';
import type { Finding } from './finding';
import { mailFindings } from './mail-findings';
import { altFindings, brightnessFindings, pictureFindings } from './picture-findings';
import {
  alternateNameFindings,
  canonicalFindings,
  dateFindings,
  priceFindings,
  searchTextFindings,
  typedPriceFindings,
} from './search-findings';

/** Everything that the launch check finds in content, settings and the site exported into a folder. */
export async function allFindings(folder: string): Promise<ReadonlyArray<Finding>> {
  return [
    ...contactFindings(),
    ...hoursFindings(),
    ...emailFindings(emailSettings),
    ...mailFindings(),
    ...addressFindings(brand, origin),
    ...reviewFindings(),
    ...pictureFindings(brand),
    ...altFindings(),
    ...(await brightnessFindings(brand)),
    ...townFindings(),
    ...unlistedFindings(),
    ...dateFindings(),
    ...canonicalFindings({ key: brand.key, origin }),
    ...alternateNameFindings(brand),
    ...searchTextFindings(),
    ...featureFindings(),
    ...priceFindings(),
    ...typedPriceFindings(),
    ...claimFindings(),
    ...contradictionFindings(),
    ...exportFindings(folder, { brand, origin, emailSettings }),
  ];
}
