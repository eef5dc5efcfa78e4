import { expect, type Page, test } from '@playwright/test';
import { footerTagline, phone, tagline } from '../content/business';
import { cityList } from '../content/cities';
import { gallery, galleryHeading } from '../content/gallery';
import { about, cityWords, floatingCallLabel, hero, hubLinkText, notFound, stats, trustPoints } from '../content/home';
import { amount, beforePrice, packages } from '../content/packages';
import { pages, type Page as SitePage } from '../content/pages';
import { quoteFields, quoteWords } from '../content/quote';
import { reviews } from '../content/reviews';
import { services } from '../content/services';
import { missingPath } from './addresses';

// Every page of the registry, read as a visitor without JavaScript reads it.
test.use({ javaScriptEnabled: false });

const callLinks = (page: Page) => page.locator(`a[href="tel:${phone.international}"]`);

for (const page of pages) {
  test(`${page.path} is a whole page without JavaScript`, async ({ page: tab }) => {
    const response = await tab.goto(page.path);
    expect(response?.status()).toBe(200);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveTitle(page.title);
    await expect(callLinks(tab).first()).toBeVisible();
    await expect(tab.getByRole('banner')).toContainText(tagline);
    await expect(tab.getByRole('contentinfo')).toContainText(footerTagline);
    const floatingCall = tab.getByRole('link', { name: floatingCallLabel });
    // The owner's tool sells nothing, and its last row would lie under the button.
    if (page.kind === 'tool') await expect(floatingCall).toHaveCount(0);
    else await expect(floatingCall).toHaveAttribute('href', `tel:${phone.international}`);
    await expectSections(tab, page);
  });
}

async function expectSections(tab: Page, page: SitePage) {
  const main = tab.getByRole('main');
  if (page.kind === 'tool') return;

  for (const item of packages) {
    const heading = tab.getByRole('heading', { name: item.name, exact: true });
    const row = main.locator('#services').getByRole('listitem').filter({ has: heading });
    await expect(row).toContainText(`${beforePrice} ${amount(item.startsAtDollars)}`);
    for (const words of [item.note, item.badge]) if (words) await expect(row).toContainText(words);
  }
  for (const { review } of reviews) await expect(main).toContainText(review);
  await expect(main.getByLabel(quoteFields.name.label)).toBeVisible();
  await expect(main).toContainText(quoteWords.noScript.before);

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
        await expect(main).toContainText(words);
      for (const { number, label } of stats) await expect(main).toContainText(`${number} ${label}`);
      for (const { title, description } of trustPoints) {
        await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toContainText(description);
      }
      for (const { description } of gallery) await expect(main).toContainText(description);
      for (const { slug, name } of cityList) {
        // Once on the map and once in the list beside it.
        await expect(main.locator(`a[href="/${slug}"]`).filter({ hasText: name })).toHaveCount(2);
      }
      return;
    case 'city': {
      const { city } = page;
      await expect(main).toContainText(hero.serving(city.name));
      for (const words of [city.description, city.region, ...city.areas, ...city.intro, ...city.parking.paragraphs])
        await expect(main).toContainText(words);
      for (const { title, text } of [...city.reasons, ...city.conditions.points]) {
        await expect(main).toContainText(title);
        await expect(main).toContainText(text);
      }
      for (const { question, answer } of city.faqs ?? []) await expectAnswer(tab, question, answer);
      await expect(main.getByRole('heading', { name: cityWords.faqHeading(city.name) })).toHaveCount(city.faqs ? 1 : 0);
      return;
    }
    case 'near-me':
      for (const { name, slug } of cityList) {
        await expect(main.getByRole('link', { name: hubLinkText(name), exact: true })).toHaveAttribute(
          'href',
          `/${slug}`,
        );
      }
      return;
    case 'car': {
      const { whyChoose, services: offered, areas, sellingPoints, book } = page.landing;
      for (const { title, text } of [...whyChoose.points, ...offered.items, ...sellingPoints.points]) {
        await expect(main.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
        await expect(main).toContainText(text);
      }
      for (const name of areas.names) await expect(main).toContainText(name);
      await expect(main.getByRole('link', { name: book.button })).toHaveAttribute('href', `tel:${phone.international}`);
      return;
    }
    case 'auto': {
      const { badges, care, coverage } = page.landing;
      await expect(main.getByRole('heading', { name: care.heading })).toBeVisible();
      for (const { title, text } of [...badges, ...care.items]) {
        await expect(main.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
        await expect(main).toContainText(text);
      }
      for (const name of coverage.names) await expect(main).toContainText(name);
      return;
    }
    default:
      page satisfies never;
  }
}

async function expectAnswer(tab: Page, question: string, answer: string) {
  await tab.getByText(question, { exact: true }).click();
  await expect(tab.getByText(answer, { exact: true })).toBeVisible();
}

test('an address that does not exist answers 404 with the way home, and logs the path', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL });
  const tab = await context.newPage();
  const logged: Array<string> = [];
  tab.on('console', (message) => logged.push(message.text()));
  const response = await tab.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(tab.getByText(notFound.code, { exact: true })).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`${notFound.code} ${notFound.heading}`);
  await expect(tab.getByRole('link', { name: notFound.link })).toHaveAttribute('href', '/');
  expect(logged.some((line) => line.includes(missingPath))).toBe(true);
  await context.close();
});

test('every internal link leads to a page that exists, and every anchor to a place on it', async ({ page: tab }) => {
  test.slow();
  const idsOf = new Map<string, ReadonlySet<string>>();
  const links: Array<{ from: string; path: string; hash: string }> = [];
  for (const { path } of [...pages, { path: missingPath }]) {
    await tab.goto(path);
    idsOf.set(path, new Set(await tab.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))));
    const hrefs = await tab
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
    for (const href of hrefs.filter((value) => value.startsWith('/') || value.startsWith('#'))) {
      const url = new URL(href, `http://site.invalid${path}`);
      links.push({ from: path, path: url.pathname, hash: url.hash.slice(1) });
    }
  }
  expect(links.length).toBeGreaterThan(pages.length * 20);
  const files = new Set(links.map(({ path }) => path).filter((path) => !idsOf.has(path)));
  for (const file of files) expect((await tab.request.get(file)).status(), file).toBe(200);
  const broken = links.filter(({ path, hash }) => hash && idsOf.has(path) && !idsOf.get(path)?.has(hash));
  expect(broken).toEqual([]);
});
