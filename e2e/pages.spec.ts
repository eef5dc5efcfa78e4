import { expect, type Locator, type Page, test } from '@playwright/test';
import { brands } from '../content/brands';
import { footerTagline, phone, tagline } from '../content/business';
import { cityList } from '../content/cities';
import { gallery, galleryHeading } from '../content/gallery';
import { about, cityWords, floatingCallLabel, hero, hubLinkText, notFound, stats, trustPoints } from '../content/home';
import { skipLinkLabel } from '../content/navigation';
import { packages, priceText } from '../content/packages';
import { landingPages, pages, type Page as SitePage } from '../content/pages';
import { quoteFields, quoteWords } from '../content/quote';
import { reviews } from '../content/reviews';
import { services } from '../content/services';
import { townPath } from './addresses';

// Every page of the registry, read as a visitor without JavaScript reads it.
test.use({ javaScriptEnabled: false });

const brandName = () => brands[test.info().project.name as keyof typeof brands].name;

/** The first page of each kind. */
const onePageOfEachKind = pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index);

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
    const heading = tab.getByRole('heading', { name: [item.name, item.badge].filter(Boolean).join(' '), exact: true });
    const row = main.locator('#services').getByRole('listitem').filter({ has: heading });
    await expect(row).toContainText(priceText(item));
    if (item.note) await expect(row).toContainText(item.note);
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
  const response = await tab.goto('/no-such-town');
  expect(response?.status()).toBe(404);
  await expect(tab.getByText(notFound.code, { exact: true })).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(tab.getByRole('link', { name: notFound.link })).toHaveAttribute('href', '/');
  expect(logged.some((line) => line.includes('/no-such-town'))).toBe(true);
  await context.close();
});

test('every internal link leads to a page that exists, and every anchor to a place on it', async ({ page: tab }) => {
  test.slow();
  const idsOf = new Map<string, ReadonlySet<string>>();
  const links: Array<{ from: string; path: string; hash: string }> = [];
  for (const { path } of [...pages, { path: '/no-such-town' }]) {
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

test('a trailing slash or .html leads to the page itself', async ({ request }) => {
  for (const [asked, expected] of [
    [`${townPath}/`, townPath],
    [`${townPath}.html`, townPath],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(expected);
  }
});

for (const width of [320, 390, 768, 1440]) {
  test(`nothing is wider than a screen of ${width} pixels`, async ({ page: tab }) => {
    test.slow();
    await tab.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      await tab.goto(path);
      const overflow = await tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the call button lies on no button and no link: not on the hero’s, not in the form, not on the banner’s number, not at the end of a page', async ({
  page: tab,
}) => {
  const callButton = tab.getByRole('contentinfo').getByRole('link', { name: floatingCallLabel });
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [412, 732],
    [667, 375],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await tab.setViewportSize({ width, height });
    await tab.goto(townPath);
    const hero = tab.locator('main .hero-buttons-timeline');
    const legal = tab.getByRole('contentinfo').locator('a[href^="#"]');
    for (const covered of [...(await hero.getByRole('link').all()), ...(await legal.all())]) {
      await covered.scrollIntoViewIfNeeded();
      expect(await isCovered(covered), `${await covered.textContent()} at ${width} × ${height}`).toBe(false);
    }
    await tab.locator('#quote input[name=email]').scrollIntoViewIfNeeded();
    await expect(callButton).toHaveCSS('opacity', '0');
    // The banner's number at the foot of the window, where the button would lie on it.
    await tab
      .locator('.call-banner-timeline a')
      .evaluate((number) => number.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(callButton).toHaveCSS('opacity', '0');
    await callButton.focus();
    await expect(callButton).toHaveCSS('opacity', '1');
  }
});

/** Whether something else is where an element's middle or one of its corners is drawn. */
function isCovered(link: Locator) {
  return link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.some(([x, y]) => y < innerHeight && !element.contains(document.elementFromPoint(x, y)));
  });
}

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [932, 430],
] as const) {
  test(`a phone held sideways, ${width} × ${height}, shows the heading and the call button at once`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height });
    for (const path of ['/', townPath, ...landingPages.slice(0, 9).map(({ path }) => path)]) {
      await tab.goto(path);
      for (const shown of [tab.getByRole('heading', { level: 1 }), tab.locator('.hero-buttons-timeline a').first()]) {
        const box = await shown.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0), path).toBeLessThanOrEqual(height);
      }
    }
  });
}

for (const width of [390, 768]) {
  test(`with letters twice as large nothing is cut at ${width} pixels`, async ({ playwright, baseURL }) => {
    test.slow();
    const options = test.info().project.use.launchOptions;
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...(options?.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const tab = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width, height: 844 } });
    for (const { path } of onePageOfEachKind) {
      await tab.goto(path);
      expect(await tab.evaluate(cutElements), `${path} at ${width} px`).toEqual([]);
    }
    await browser.close();
  });
}

/** What reaches over the right edge of the window, of its panel or of itself, but for what scrolls and for a box one types in. */
function cutElements() {
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3, p, li, legend')]
    .filter((element) => !element.closest('.overflow-x-auto, [inert], svg') && element.getClientRects().length > 0)
    .filter((element) => {
      const panel = element.closest('.overflow-hidden:not(.button-base, .sheen)') ?? document.documentElement;
      const overEdge = element.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1;
      return overEdge || (!element.matches('input, select') && element.scrollWidth > element.clientWidth + 1);
    })
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

test('on paper the answers are open, and nothing that only works on a screen is printed', async ({ page: tab }) => {
  await tab.goto(townPath);
  await tab.emulateMedia({ media: 'print' });
  for (const answer of await tab.locator('details > p').all()) await expect(answer).toBeVisible();
  await expect(tab.getByRole('link', { name: skipLinkLabel })).toBeHidden();
  await expect(tab.getByRole('link', { name: floatingCallLabel })).toBeHidden();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a printed page begins with the name and the phone number, and its words follow at once', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 720, height: 1000 });
  await tab.goto(townPath);
  await tab.emulateMedia({ media: 'print' });
  const banner = tab.getByRole('banner');
  await expect(banner.getByRole('link', { name: brandName() })).toBeVisible();
  await expect(banner.getByText(phone.display)).toBeVisible();
  const heading = await tab.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(200);
});
