import { expect, test } from '@playwright/test';
import { notFound } from '../content/home';
import { homePage, pages } from '../content/pages';
import { cardSize } from '../content/social-card';
import { preloadedFontsOf } from '../tools/exported-html';
import { missingPath, templatePages } from './addresses';

// What is only known once a browser reads the head: that its files arrive, as what they say they are.
// tools/search/check-head.ts and tools/search/check-structured-data.ts read every page of the export itself.

test('the icons, the manifest and the social card arrive with the right type and size', async ({ page }) => {
  await page.goto(homePage.path);
  for (const [rel, type] of [
    ['icon', /^image\/svg\+xml/],
    ['apple-touch-icon', /^image\/png/],
    ['manifest', /^application\/manifest\+json/],
  ] as const) {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.status(), rel).toBe(200);
    expect(response.headers()['content-type'], rel).toMatch(type);
  }
  const favicon = await page.request.get('/favicon.ico');
  expect(favicon.headers()['content-type']).toBe('image/vnd.microsoft.icon');
  // The type of its PNG is RGBA.
  expect((await favicon.body())[22 + 25]).toBe(6);
  expect(
    await page.evaluate(async () => {
      const image = new Image();
      image.src = '/favicon.ico';
      await image.decode();
      return image.naturalWidth;
    }),
  ).toBe(48);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(
    async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    },
    new URL(card ?? '').pathname,
  );
  expect(size).toEqual(cardSize);
});

test('sitemap.xml is well-formed and robots.txt, llms.txt and the IndexNow key are plain text', async ({ page }) => {
  await page.goto(homePage.path);
  const root = await page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text();
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    return xml.querySelector('parsererror')?.textContent ?? xml.documentElement.localName;
  });
  expect(root).toBe('urlset');
  for (const file of ['/robots.txt', '/llms.txt', '/indexnow.txt']) {
    const response = await page.request.get(file);
    expect(response.headers()['content-type'], file).toMatch(/^text\/plain/);
  }
});

test('the fonts that a page preloads are sent ahead of it, in a header', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(path);
    const fonts = preloadedFontsOf(await response.text());
    expect(fonts).toHaveLength(2);
    const header = fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', ');
    expect(response.headers().link).toBe(header);
  }
});

test('a link to a page that is missing says so where it is shared', async ({ page }) => {
  await page.goto(missingPath);
  for (const name of ['property="og:title"', 'name="twitter:title"'])
    await expect(page.locator(`meta[${name}]`)).toHaveAttribute('content', `${notFound.code} | ${notFound.heading}`);
});

test('the visible breadcrumb of a page is the one in its structured data', async ({ page }) => {
  for (const { path } of templatePages.filter(({ kind }) => kind !== 'home' && kind !== 'tool')) {
    await page.goto(path);
    const visible = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts();
    const marked = await page.locator('script[type="application/ld+json"]').evaluate((script) => {
      const graph: ReadonlyArray<{ '@type': string; itemListElement?: ReadonlyArray<{ name: string }> }> = JSON.parse(
        script.textContent ?? '',
      )['@graph'];
      return graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement?.map(({ name }) => name);
    });
    expect(marked?.length, path).toBeGreaterThan(1);
    expect(visible.map((step) => step.replace('/', '').trim())).toEqual(marked);
  }
});
