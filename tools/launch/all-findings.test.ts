/** @jest-environment node */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { email, organisationHours, phone } from '../../content/business';
import { review } from '../../content/checks/review.fixture';
import { cityList } from '../../content/cities';
import { claims } from '../../content/claims';
import { entry } from '../../content/entry.fixture';
import { packages } from '../../content/packages';
import { pages } from '../../content/pages';
import { pictures } from '../../content/pictures';
import { reviews } from '../../content/reviews';
import { brand, emailSettings, origin } from '../../content/settings';
import { moveToNewFolder } from '../scratch.fixture';
import { allFindings } from './all-findings';
import * as contact from './contact-findings';
import * as content from './content-findings';
import { exportFindings } from './export-findings';
import { mailFindings } from './mail-findings';
import * as picture from './picture-findings';
import * as search from './search-findings';

test('whatever one of the checks finds is in the list', async () => {
  using moved = moveToNewFolder();
  for (const folder of ['content/cities', 'content/landings']) {
    cpSync(`${moved.before}/${folder}`, folder, { recursive: true });
  }
  await spoil();
  const listed = await allFindings('out');
  const found = {
    contact: contact.contactFindings(),
    hours: contact.hoursFindings(),
    email: contact.emailFindings(emailSettings),
    address: contact.addressFindings(brand, origin),
    mail: mailFindings(),
    reviews: content.reviewFindings(),
    pictures: picture.pictureFindings(brand),
    brightness: await picture.brightnessFindings(brand),
    alts: picture.altFindings(),
    towns: content.townFindings(),
    unlisted: content.unlistedFindings(),
    claims: content.claimFindings(),
    dates: search.dateFindings(),
    canonical: search.canonicalFindings({ key: brand.key, origin }),
    alternateNames: search.alternateNameFindings(brand),
    searchText: search.searchTextFindings(),
    prices: search.priceFindings(),
    typedPrices: search.typedPriceFindings(),
    exported: exportFindings('out', { brand, origin, emailSettings }),
  };
  const unnoticed = Object.entries(found).filter(([, findings]) => findings.length === 0);
  expect(unnoticed).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining([...Object.values(found).flat(), ...content.featureFindings()]));
});

/** Gives every check something to find, whatever the owner has set right. */
async function spoil() {
  Object.assign(phone, { sample: true });
  Object.assign(email, { sample: true });
  Object.assign(organisationHours, { words: 'Day and night' });
  Object.assign(emailSettings, { origin: undefined });
  Object.assign(brand, { canonicalOrigin: 'https://elsewhere.ca' });
  Object.assign(brand, { socialProfiles: [{ name: 'Facebook', url: 'https://facebook.example/x', sample: true }] });
  Object.assign(reviews, [{ ...review, sample: true }]);
  Object.assign(brand, { alternateNames: ['Somebody Else'] });
  Object.assign(pictures[brand.heroPicture], { sample: true });
  mkdirSync('content/pictures');
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } }).toFile(
    `content/pictures/${pictures[brand.heroPicture].file}`,
  );
  Object.assign(pictures[brand.detailPicture], { sample: false, alt: 'Red rubber squeegee' });
  Object.assign(entry(cityList, 0), { draft: true });
  Object.assign(entry(Object.values(claims), 0), { source: undefined });
  Object.assign(entry(pages, 0), { metaDescription: 'Short.' });
  Object.assign(entry(packages, 0), { startsAtDollars: 1_000_000 });
  writeFileSync('content/cities/unlisted.ts', "export const typed = 'From $1,001';\n");
  writeFileSync('content/lastmod.json', '{}');
}
