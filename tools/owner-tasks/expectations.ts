/** What an exported site must show of a town or a brand. Each function returns the faults it finds as sentences. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { footerCities, maxFooterCities } from '../../content/city-lists';
import { landingList } from '../../content/landings';
import { cardSize } from '../../content/social-card';
import type { Position } from '../../content/types';
import { decode } from '../exported-html';
import { unless } from '../faults';

type AddedTown = Position & { slug: string; name: string };

/**
 * A new town has its page and is in every list of towns.
 * @param kept the towns that were there before: the new one's title must be worded as theirs.
 */
export async function addedTownFaults(
  folder: string,
  town: AddedTown,
  kept: ReadonlyArray<{ slug: string; name: string }>,
): Promise<ReadonlyArray<string>> {
  const { slug, name, latitude, longitude } = town;
  const read = (file: string) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
  const [page, home] = [read(`${slug}.html`), read('index.html')];
  const titleOf = (html: string) => decode(/<title>([^<]*)/.exec(html)?.[1] ?? '');
  const link = `<a href="/${slug}"`;
  const [footer = '', map = ''] = [/<footer.*<\/footer>/s, /<svg role="group".*?<\/svg>/s].map(
    (part) => part.exec(home)?.[0] ?? '',
  );
  // Without the footer, which has the same link.
  const hubs = landingList
    .filter(({ kind }) => kind === 'near-me')
    .map((landing) => read(`${landing.slug}.html`).replace(/<footer.*<\/footer>/s, ''));
  const card = await sharp(path.join(folder, 'og', `${slug}.png`))
    .metadata()
    .catch(() => undefined);
  return [
    // Not `cityTitle()`: the copy's owner words it otherwise than today's content does.
    ...unless(
      titleOf(page).includes(name) &&
        kept.some((city) => titleOf(read(`${city.slug}.html`)).replaceAll(city.name, name) === titleOf(page)),
      'a page with its title',
    ),
    ...unless(page.includes(`Downtown ${name}`) && page.includes(`${name} Heights`), 'its six areas on the page'),
    // It comes last there, if there is room.
    ...unless(footer.includes(link) || footerCities.length >= maxFooterCities, 'a link in the footer'),
    ...unless(map.includes(link) && map.includes(`>${name}<`), 'a point on the map'),
    ...unless(home.replace(map, '').replace(footer, '').includes(link), 'a link in the list of towns'),
    ...unless(
      hubs.every((hub) => hub.includes(link)),
      'a link in each near-me hub',
    ),
    ...unless(read('sitemap.xml').includes(`/${slug}</loc>`), 'a place in the sitemap'),
    ...unless(page.includes(`"areaServed":{"@type":"City","name":"${name}"`), 'a business record'),
    ...unless(page.includes(`"latitude":${latitude},"longitude":${longitude}`), 'its coordinates in the record'),
    ...unless(home.includes(`"@type":"City","name":"${name}"`), 'a place among the served areas'),
    ...unless(card?.width === cardSize.width && card.height === cardSize.height, 'a social card of the right size'),
    ...unless(read('llms.txt').includes(`/${slug})`), 'a line in llms.txt'),
    ...unless(read('google-submission.html').includes(`/${slug}<`), 'an address in the indexing tool'),
  ].map((what) => `${name} lacks ${what}.`);
}

/** No file and no address of the export may contain the slugs, and no list the town. */
export function removedTownFaults(folder: string, name: string, slugs: ReadonlyArray<string>): ReadonlyArray<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|xml|txt|js|json|webmanifest)$/.test(file));
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [
    ...slugs.flatMap((slug) => {
      const address = new RegExp(`/${slug}(?![\\w-])`);
      const named = files.filter((file) => path.basename(file).split('.')[0] === slug);
      const linked = texts.filter((file) => address.test(readFileSync(path.join(folder, file), 'utf8')));
      return [...named, ...linked].map((file) => `${file} still names /${slug}.`);
    }),
    ...unless(!home.includes(`"@type":"City","name":"${name}"`), `${name} is still among the served areas.`),
    ...unless(!new RegExp(`<text[^>]*>${name}<`).test(home), `${name} is still on the map.`),
  ];
}

type ShownBrand = Record<'key' | 'name' | 'origin' | 'accent' | 'logoPath' | 'googleVerification', string>;

/** The home page, the icon and the manifest are the brand's own, and name no other. */
export function brandFaults(folder: string, brand: ShownBrand, others: ReadonlyArray<string>): ReadonlyArray<string> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const home = read('index.html');
  const header = /<header.*?<\/header>/s.exec(home)?.[0] ?? '';
  const icon = read('icons/icon.svg');
  const missing = [
    ...unless(home.includes(`data-brand="${brand.key}"`), 'its key on the page'),
    ...unless(home.includes(`--accent:${brand.accent}`), 'its accent'),
    ...unless(header.includes(brand.name) && header.includes(brand.logoPath), 'its name and logo in the header'),
    ...unless(home.includes(`<link rel="canonical" href="${brand.origin}/"`), 'its canonical address'),
    ...unless(home.includes(`content="${brand.googleVerification}"`), 'its verification for Google'),
    ...unless(home.includes(`"name":"${brand.name}"`), 'its name in the records'),
    ...unless(icon.includes(brand.logoPath) && icon.includes(brand.accent), 'its logo and accent in the icon'),
    ...unless(read('manifest.webmanifest').includes(brand.name), 'its name in the manifest'),
  ].map((what) => `${brand.name} lacks ${what}.`);
  const foreign = others
    .filter((name) => home.includes(name))
    .map((name) => `The home page of ${brand.name} says ${name}.`);
  return [...missing, ...foreign];
}
