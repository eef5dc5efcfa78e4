import { expect, type Locator, type Page, test } from '@playwright/test';
import { breadcrumbTrail } from '../content/breadcrumbs';
import { email, footerTagline, phone, tagline } from '../content/business';
import { cityList } from '../content/cities';
import { footerCities } from '../content/city-lists';
import { gallery, galleryHeading } from '../content/gallery';
import {
  about,
  callBanner,
  cityWords,
  floatingCallLabel,
  hero,
  hubLinkText,
  landingWords,
  priceList,
  quoteSection,
  reviewsSection,
  serviceArea,
  stats,
  trustPoints,
} from '../content/home';
import { landingsOf } from '../content/landings';
import { navigation } from '../content/navigation';
import { amount, beforePrice, packages } from '../content/packages';
import { pagePath } from '../content/page-path';
import { type LandingPage, landingPages, pages, type Page as SitePage } from '../content/pages';
import { quoteFields, quoteWords } from '../content/quote';
import { relatedLinks } from '../content/related-links';
import { reviews } from '../content/reviews';
import { footerServices, services } from '../content/services';
import type { City, Faq, Landing } from '../content/types';
import { attributeOf, tagsOf } from '../tools/exported-html';
import { missingPath } from './addresses';
import { siteBrand } from './site-brand';

// Every page of the registry, read as a visitor without JavaScript reads it.
test.use({ javaScriptEnabled: false });

const callAddress = `tel:${phone.international}`;

for (const page of pages) {
  test(`${page.path} is a whole page without JavaScript`, async ({ page: tab }) => {
    const response = await tab.goto(page.path);
    expect(response?.status()).toBe(200);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveTitle(page.title);
    await expectEveryLink(tab, phone.display, callAddress);
    await expectEveryLink(tab, email.address, `mailto:${email.address}`);
    const banner = tab.getByRole('banner');
    await expectWords(banner, tagline);
    for (const { id, label } of navigation) await expectLink(banner, label, new RegExp(`^/?#${id}$`));
    // Only the owner's tool shows no prices.
    await expectFooter(tab.getByRole('contentinfo'), page.kind === 'tool' ? '/#services' : '#services');
    const floatingCall = tab.getByRole('link', { name: floatingCallLabel });
    // The owner's tool sells nothing, and its last row would lie under the button.
    if (page.kind === 'tool') await expect(floatingCall).toHaveCount(0);
    else await expect(floatingCall).toHaveAttribute('href', callAddress);
    await expectSections(tab, page);
  });
}

async function expectFooter(footer: Locator, prices: string) {
  await expectWords(footer, footerTagline);
  for (const service of footerServices) await expectLink(footer, service, prices);
  for (const { landing, path } of landingPages) await expectLink(footer, landing.linkText, path);
  for (const city of cityList) {
    const links = await addressesOf(footer.getByRole('link', { name: city.name, exact: true }));
    expect(links).toEqual(footerCities.includes(city) ? [pagePath(city.slug)] : []);
  }
}

async function expectSections(tab: Page, page: SitePage) {
  const main = tab.getByRole('main');
  if (page.kind === 'tool') return;
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(sectionHeadings(page));
  await expectEveryLink(tab, hero.quoteButton, '#quote');
  if (page.kind !== 'home') {
    const steps = breadcrumbTrail(page).slice(0, -1);
    const links = tab.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    expect(await addressesOf(links)).toEqual(steps.map(({ path }) => path));
  }

  for (const item of packages) {
    const heading = tab.getByRole('heading', { name: item.name, exact: true });
    const row = main.locator('#services').getByRole('listitem').filter({ has: heading });
    await expectWords(row, `${beforePrice} ${amount(item.startsAtDollars)}`);
    for (const words of [item.note, item.badge]) if (words) await expectWords(row, words);
  }
  for (const { review } of reviews) await expectWords(main, review);
  await expect(main.getByLabel(quoteFields.name.label)).toBeVisible();
  await expectWords(main, quoteWords.noScript.before);

  switch (page.kind) {
    case 'home':
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
      for (const words of [
        hero.serving(),
        hero.mobile,
        about.heading,
        about.message.heading,
        galleryHeading,
        ...services,
      ])
        await expectWords(main, words);
      for (const { number, label } of stats) await expectWords(main, `${number} ${label}`);
      for (const { title, description } of trustPoints) {
        await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toContainText(description);
      }
      for (const { description } of gallery) await expectWords(main, description);
      for (const { slug, name } of cityList) {
        // Once on the map and once in the list beside it.
        await expect(main.locator(`a[href="/${slug}"]`).filter({ hasText: name })).toHaveCount(2);
      }
      return;
    case 'city':
      return expectCity(main, page.city);
    default:
      for (const { text, path } of relatedLinks(page)) await expectLink(main, text, path);
      return expectLanding(main, page.landing);
  }
}

/** Without a review there is no section. */
const shownReviews = reviews.length > 0 ? [reviewsSection] : [];

/** The headings of a page's sections, from top to bottom. */
function sectionHeadings(page: Exclude<SitePage, { kind: 'tool' }>): Array<string> {
  switch (page.kind) {
    case 'home':
      return [
        priceList.heading,
        galleryHeading,
        ...shownReviews.map(headingOf),
        about.heading,
        quoteSection.heading,
        callBanner.heading,
        serviceArea.heading,
      ];
    case 'city': {
      const { name, conditions, parking, faqs } = page.city;
      return [
        cityWords.introHeading(name),
        ...shownReviews.map(headingOf),
        priceList.heading,
        cityWords.reasonsHeading(name, siteBrand().name),
        conditions.heading,
        parking.heading,
        ...(faqs ? [cityWords.faqHeading(name)] : []),
        quoteSection.heading,
        callBanner.heading,
      ];
    }
    case 'car': {
      const { sellingPoints, whyChoose, services: offered, areas, book, guide } = page.landing;
      return [
        ...[sellingPoints, whyChoose, offered, areas, book, guide, ...shownReviews, priceList].map(headingOf),
        ...questions(page, landingWords.cityFaqHeading(page.city.name)),
        quoteSection.heading,
        callBanner.heading,
      ];
    }
    case 'auto': {
      const { badges, care, coverage, callToAction, guide } = page.landing;
      return [
        ...badges.map(({ title }) => title),
        landingWords.leadHeading,
        ...[care, coverage, callToAction, priceList, guide, ...shownReviews].map(headingOf),
        ...questions(page, landingWords.cityFaqHeading(page.city.name)),
        quoteSection.heading,
      ];
    }
    case 'near-me': {
      const { hub, guides, checklist } = page.landing;
      return [
        landingWords.nearMeHeading,
        ...[hub, ...guides, checklist, priceList, ...shownReviews].map(headingOf),
        ...questions(page, landingWords.faqHeading),
        quoteSection.heading,
        callBanner.heading,
      ];
    }
  }
}

/** A landing page without questions has no heading for them. */
function questions({ landing }: LandingPage, heading: string): Array<string> {
  return landing.faqs.length > 0 ? [heading] : [];
}

function headingOf({ heading }: { heading: string }) {
  return heading;
}

async function expectCity(main: Locator, city: City) {
  const { slug, metaDescription, faqs = [], ...shown } = city;
  await expectWords(main, hero.serving(city.name));
  for (const text of textsOf(shown)) await expectWords(main, text);
  for (const { title } of [...city.reasons, ...city.conditions.points]) await expectHeading(main, title);
  for (const landing of landingsOf(slug)) await expectLink(main, landing.linkText, `/${landing.slug}`);
  await expect(main.getByRole('heading', { name: cityWords.faqHeading(city.name) })).toHaveCount(
    faqs.length > 0 ? 1 : 0,
  );
  await expectAnswers(main, faqs);
}

async function expectLanding(main: Locator, landing: Landing) {
  const { slug, kind, title, metaDescription, linkText, faqs, city, backdrop, ...shown } = { city: '', ...landing };
  for (const text of textsOf(shown)) await expectWords(main, text);
  if (backdrop) await expect(main.locator(`img[src^="/pictures/${backdrop}-"]`)).toHaveCount(1);
  await expectAnswers(main, faqs);
  switch (landing.kind) {
    case 'near-me':
      for (const town of cityList) await expectLink(main, hubLinkText(town.name), `/${town.slug}`);
      return;
    case 'car': {
      const { whyChoose, services: offered, sellingPoints, book } = landing;
      for (const point of [...whyChoose.points, ...offered.points, ...sellingPoints.points])
        await expectHeading(main, point.title);
      await expectLink(main, book.button, callAddress);
      return;
    }
    case 'auto': {
      const { badges, care, callToAction } = landing;
      for (const point of [...badges, ...care.points]) await expectHeading(main, point.title);
      await expectHeading(main, care.heading);
      await expectLink(main, `${callToAction.button} ${phone.display}`, callAddress);
    }
  }
}

/** Every text of a content record, at any depth. */
function textsOf(value: unknown): ReadonlyArray<string> {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
}

/** As they are seen: what is hidden is not there, and a style may write words in capitals. */
async function expectWords(part: Locator, words: string) {
  await expect(part).toContainText(words, { useInnerText: true, ignoreCase: true });
}

async function expectHeading(main: Locator, name: string) {
  await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
}

async function expectLink(main: Locator, name: string, address: string | RegExp) {
  await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', address);
}

/** At least one link says these words, and all that do lead there. */
async function expectEveryLink(tab: Page, words: string, address: string) {
  expect(new Set(await addressesOf(tab.getByRole('link', { name: words })))).toEqual(new Set([address]));
}

function addressesOf(links: Locator) {
  return links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
}

async function expectAnswers(main: Locator, faqs: ReadonlyArray<Faq>) {
  for (const { question, answer } of faqs) {
    await main.getByText(question, { exact: true }).click();
    await expect(main.getByText(answer, { exact: true })).toBeVisible();
  }
}

test('every internal link leads to a page that exists, and every anchor to a place on it', async ({ request }) => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const links: Array<{ from: string; path: string; hash: string }> = [];
  for (const { path } of [...pages, { path: missingPath }]) {
    const html = await (await request.get(path)).text();
    idsOf.set(path, new Set(tagsOf(html, '\\w+').flatMap((tag) => attributeOf(tag, 'id') ?? [])));
    const hrefs = tagsOf(html, 'a').flatMap((tag) => attributeOf(tag, 'href') ?? []);
    for (const href of hrefs.filter((value) => value.startsWith('/') || value.startsWith('#'))) {
      const url = new URL(href, `http://site.invalid${path}`);
      links.push({ from: path, path: url.pathname, hash: url.hash.slice(1) });
    }
  }
  expect(links.length).toBeGreaterThan(pages.length * 20);
  const files = new Set(links.map(({ path }) => path).filter((path) => !idsOf.has(path)));
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  const broken = links.filter(({ path, hash }) => hash && idsOf.has(path) && !idsOf.get(path)?.has(hash));
  expect(broken).toEqual([]);
});
