import { expect, test } from '@playwright/test';
import { hero } from '../content/home';
import { hashOf } from '../tools/files';
import { footerPath, templatePages, townPath } from './addresses';
import { Visitor } from './quote-visitor';

test('no script is fetched before an island comes near', async ({ page }) => {
  const scripts: Array<string> = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await new Visitor(page).approach();
  expect(scripts.length).toBeGreaterThan(3);
});

for (const roundTripMs of [
  0,
  // On a weak signal Chrome fetches pictures from 2,500 pixels below the window on, in place of 1,250:
  // https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds
  560,
]) {
  test(`on a phone, answered in ${roundTripMs} ms, no picture but the first is fetched before the gallery is near`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: roundTripMs, ...unlimited });
    const pictures: Array<string> = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(pictures).toHaveLength(1);

    const stopBefore = (screensBefore: number) =>
      page.locator('#gallery').evaluate((gallery, screens) => {
        const top = gallery.getBoundingClientRect().top + scrollY - innerHeight * (1 + screens);
        scrollTo({ top, behavior: 'instant' });
      }, screensBefore);
    await stopBefore(1.5);
    await page.waitForTimeout(500);
    expect(pictures).toHaveLength(1);
    await stopBefore(0.7);
    await expect.poll(() => pictures.length).toBeGreaterThan(3);
  });
}

test('a page that has loaded is as high as it stays', async ({ page }) => {
  for (const path of ['/', townPath]) {
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const loaded = await height();
    await page.waitForTimeout(1000);
    expect(await height(), path).toBe(loaded);
  }
});

test('an address with a slash too many hydrates like any other', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/${townPath}?from=card`);
  await new Visitor(page).approach();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${townPath}\\?from=card$`));
});

test('one page fades into the next, unless the visitor asked for less motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { fades: viewTransition !== null }));
  });
  const fades = () => page.evaluate(() => Reflect.get(window, 'fades'));
  await page.goto(townPath);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await page.waitForURL('/');
  await expect.poll(fades).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator(`footer a[href="${footerPath}"]`).click();
  await page.waitForURL(footerPath);
  await expect.poll(fades).toBe(false);
});

test('a script is at once where it scrolls to, a link within the page leads there smoothly', async ({ page }) => {
  await page.addInitScript(() => {
    const places: Array<number> = [];
    addEventListener('scroll', () => places.push(scrollY));
    addEventListener('scrollend', () => Object.assign(window, { steps: places.splice(0).length }));
  });
  const steps = () => page.evaluate(() => Reflect.get(window, 'steps'));
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(steps).toBe(1);
  await page.getByRole('link', { name: hero.quoteButton }).first().click();
  await expect.poll(steps).toBeGreaterThan(2);
});

test('stylesheets are not fetched again when the page hydrates', async ({ page }) => {
  const stylesheets: Array<string> = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
  });
  await page.goto(townPath);
  await new Visitor(page).approach();
  expect(stylesheets).toEqual([]);
});

test('an export of last year shows the copyright of this year', async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 1, 1));
  await page.goto(townPath);
  await expect(page.getByRole('contentinfo').getByText('©')).toContainText(String(nextYear));
});

test('headings and text are set in the typeface that is fetched for them, and until then in one as wide', async ({
  page,
}) => {
  await page.goto('/');
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    const known = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
    return ['h1', 'main p'].map((part) => {
      const [own = '', ...others] = getComputedStyle(document.querySelector(part) as Element)
        .fontFamily.split(',')
        .map((family) => family.trim().replaceAll('"', ''));
      const isLoaded = [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', '') === own && status === 'loaded',
      );
      return { isLoaded, standsIn: others[0]?.includes('Fallback') && known.includes(others[0]) };
    });
  });
  expect(families).toEqual([
    { isLoaded: true, standsIn: true },
    { isLoaded: true, standsIn: true },
  ]);
});

test('the script that runs last is on its way before the others have arrived', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', () => {});
  await page.goto(townPath);
  const last = page.waitForRequest('**/_next/static/payload/**');
  await new Visitor(page).form.scrollIntoViewIfNeeded();
  await last;
});

test('the file that a page hydrates from is named for what it holds, so that no browser keeps an old one', async ({
  request,
}) => {
  for (const { path } of templatePages) {
    const html = await (await request.get(path)).text();
    const [, file = '', hash = 'no hash'] = /data-payload="([^"]+\.(\w+)\.js)"/.exec(html) ?? [];
    expect(hashOf(await (await request.get(file)).body()), path).toMatch(new RegExp(`^${hash}`));
  }
});
