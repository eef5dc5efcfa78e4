/**
 * Checks what an exported site tells search engines and link previews: `npm run check:head [-- folder]`. The
 * head and the social card of every page, the sitemap, robots.txt, the manifest and the lists for machines.
 */

import '../setup';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { canonicalOriginOf } from '../../content/brands/canonical-origin';
import { listedPages, type Page, pages } from '../../content/pages';
import { cardAlt, cardOf, cardPath, cardSize, maxCardBytes } from '../../content/social-card';
import { attributeOf, contentOf, decode, elementsOf, linkOf, tagsOf } from '../exported-html';
import { type ExportedSite, givenSiteFolder, isServed, readPage, readSite } from '../exported-site';
import { reportFaults, unless } from '../faults';
import { readLastmod } from './lastmod-record';

const site = readSite(givenSiteFolder());
const faults = [
  ...(await Promise.all(pages.map((page) => pageFaults(site, page)))).flat(),
  ...notFoundFaults(site),
  ...sitemapFaults(site),
  ...robotsFaults(site),
  ...manifestFaults(site),
  ...listFaults(site),
];
reportFaults(faults, `head: ${pages.length} pages of ${site.brand.name} are sound`);

async function pageFaults(exported: ExportedSite, page: Page): Promise<ReadonlyArray<string>> {
  const html = readPage(exported.folder, page.path);
  const { brand, origin } = exported;
  const url = `${origin}${page.path}`;
  const card = `${origin}${cardPath(page)}`;
  const cardWords = cardAlt(cardOf(page, brand), brand.name);
  const indexRule = page.indexable ? 'index, follow, max-image-preview:large' : 'noindex, follow';
  const titles = elementsOf(html, 'title');
  const expected: ReadonlyArray<[what: string, found: string | undefined, wanted: string]> = [
    ['title', decode(titles[0]?.body ?? ''), page.title],
    ['description', contentOf(html, 'name', 'description'), page.metaDescription],
    ['canonical link', linkOf(html, 'canonical'), `${canonicalOriginOf(brand, origin)}${page.path}`],
    ['og:url', contentOf(html, 'property', 'og:url'), url],
    ['og:type', contentOf(html, 'property', 'og:type'), 'website'],
    ['og:site_name', contentOf(html, 'property', 'og:site_name'), brand.name],
    ['og:locale', contentOf(html, 'property', 'og:locale'), 'en_CA'],
    ['og:title', contentOf(html, 'property', 'og:title'), page.title],
    ['og:description', contentOf(html, 'property', 'og:description'), page.metaDescription],
    ['og:image', contentOf(html, 'property', 'og:image'), card],
    ['og:image:alt', contentOf(html, 'property', 'og:image:alt'), cardWords],
    ['og:image:width', contentOf(html, 'property', 'og:image:width'), String(cardSize.width)],
    ['og:image:height', contentOf(html, 'property', 'og:image:height'), String(cardSize.height)],
    ['twitter:card', contentOf(html, 'name', 'twitter:card'), 'summary_large_image'],
    ['twitter:title', contentOf(html, 'name', 'twitter:title'), page.title],
    ['twitter:description', contentOf(html, 'name', 'twitter:description'), page.metaDescription],
    ['twitter:image', contentOf(html, 'name', 'twitter:image'), card],
    ['twitter:image:alt', contentOf(html, 'name', 'twitter:image:alt'), cardWords],
    ['language', attributeOf(tagsOf(html, 'html')[0] ?? '', 'lang'), 'en-CA'],
    ['index rule', contentOf(html, 'name', 'robots'), indexRule],
  ];
  const icons = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => linkOf(html, rel));
  return [
    ...expected
      .filter(([, found, wanted]) => found !== wanted)
      .map(([what, found, wanted]) => `The ${what} is "${found}", not "${wanted}".`),
    ...unless(titles.length === 1, 'It must have exactly one title.'),
    ...unless(html.match(/rel="canonical"/g)?.length === 1, 'It must have exactly one canonical link.'),
    ...unless(contentOf(html, 'name', 'theme-color'), 'It has no theme colour.'),
    ...icons
      .filter((href) => !href || !isServed(exported, `${origin}${href}`))
      .map((href) => `The icon or manifest "${href}" is not in the export.`),
    ...(await cardFaults(exported, page)),
  ].map((fault) => `${page.path}: ${fault}`);
}

async function cardFaults({ folder }: ExportedSite, page: Page): Promise<ReadonlyArray<string>> {
  const file = path.join(folder, cardPath(page));
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!found) return [`Its card ${cardPath(page)} is not in the export.`];
  const { length } = readFileSync(file);
  const { width, height } = cardSize;
  const fits = found.format === 'png' && found.width === width && found.height === height;
  return [
    ...unless(fits, `Its card is not a PNG of ${width} × ${height}.`),
    ...unless(length <= maxCardBytes, `Its card has ${length} bytes, more than ${maxCardBytes}.`),
  ];
}

function notFoundFaults(exported: ExportedSite): ReadonlyArray<string> {
  const html = readPage(exported.folder, '/404');
  return [
    ...unless(contentOf(html, 'name', 'robots')?.startsWith('noindex'), '404: it may be indexed.'),
    ...unless(!linkOf(html, 'canonical'), '404: it has a canonical link.'),
  ];
}

function sitemapFaults(exported: ExportedSite): ReadonlyArray<string> {
  const { folder, brand, origin } = exported;
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const lastmod = readLastmod();
  const wanted = listedPages(brand, origin);
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
  const dates = new Map(entries.map((entry, index) => [listed[index], /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]]));
  const images = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url);
  const same = listed.join(' ') === wanted.map((page) => `${origin}${page.path}`).join(' ');
  return [
    ...unless(same, 'sitemap.xml does not list exactly the pages that search engines may keep.'),
    ...wanted
      .filter(({ path: address }) => dates.get(`${origin}${address}`) !== lastmod[address]?.changedOn)
      .map(({ path: address }) => `sitemap.xml has another date for ${address} than content/lastmod.json.`),
    ...listed
      .filter((_, index) => /<image:image>.*<lastmod>/s.test(entries[index] ?? ''))
      .map((url) => `sitemap.xml has the date of ${url} behind its pictures; its schema wants the pictures last.`),
    ...images
      .filter((url) => !isServed(exported, url))
      .map((url) => `sitemap.xml names ${url}, which is not in the export.`),
  ];
}

function robotsFaults({ folder, brand, origin }: ExportedSite): ReadonlyArray<string> {
  const text = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
  const forbids = /^Disallow: *\S/m.test(text);
  return [
    ...unless(
      text.includes(`Sitemap: ${origin}/sitemap.xml`) === listedPages(brand, origin).length > 0,
      'robots.txt must name the sitemap if pages are in it, and not if none is.',
    ),
    ...unless(!forbids, 'robots.txt forbids a path; a page that must not be kept says noindex instead.'),
  ];
}

function manifestFaults(exported: ExportedSite): ReadonlyArray<string> {
  const manifest: { name: string; icons: ReadonlyArray<{ src: string }> } = JSON.parse(
    readFileSync(path.join(exported.folder, 'manifest.webmanifest'), 'utf8'),
  );
  return [
    ...unless(manifest.name === exported.brand.name, 'The manifest has another name than the brand.'),
    ...manifest.icons
      .filter(({ src }) => !isServed(exported, `${exported.origin}${src}`))
      .map(({ src }) => `The manifest names ${src}, which is not in the export.`),
  ];
}

/** llms.txt has one line for each page of the sitemap; indexnow.txt is the brand's key. */
function listFaults({ folder, brand, origin }: ExportedSite): ReadonlyArray<string> {
  const lines = readFileSync(path.join(folder, 'llms.txt'), 'utf8').split('\n');
  const key = readFileSync(path.join(folder, 'indexnow.txt'), 'utf8');
  const listed = new Set(listedPages(brand, origin));
  return [
    ...pages
      .filter(
        (page) =>
          lines.filter((line) => line.includes(`](${origin}${page.path})`)).length !== (listed.has(page) ? 1 : 0),
      )
      .map((page) => `llms.txt should name ${page.path} ${listed.has(page) ? 'once' : 'never'}.`),
    ...unless(key === brand.indexNowKey, 'indexnow.txt does not hold the brand’s key.'),
  ];
}
