import { expect, type Page, test } from '@playwright/test';
import { fillsHeader } from '../content/brands/types';
import { phone, tagline } from '../content/business';
import { hero, landingWords } from '../content/home';
import { landingPages, pages } from '../content/pages';
import { templatePages, townPath } from './addresses';
import { boxOf, overflowOf } from './page-actions';
import { siteBrand } from './site-brand';

// What a small screen, large letters or an old browser could cut off or cover.
test.use({ javaScriptEnabled: false });

test('nothing is wider than the screen, and no number is broken at a dash in it', async ({ page: tab }) => {
  test.slow();
  for (const { path } of pages) {
    await tab.goto(path);
    await tab.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      expect(await overflowOf(tab), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await tab.evaluate(brokenNumbers), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The numbers with a hyphen, such as '2-4', that are broken over two lines. */
function brokenNumbers() {
  const broken: Array<string> = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: number, index } of node.textContent?.matchAll(/\S*\d[-–]\w\S*/g) ?? []) {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      if (range.getClientRects().length > 1) broken.push(`${number} in ${node.textContent}`);
    }
  }
  return broken;
}

test('the header shows the tagline and, on a landing page of a town, which one it serves, from tablets up', async ({
  page: tab,
}) => {
  const [landing] = landingPages.filter((page) => page.kind === 'car');
  if (!landing) return test.skip(true, 'No town has a landing page for cars.');
  if (fillsHeader(siteBrand())) return test.skip(true, 'The name of the brand leaves no room for the tagline.');
  await tab.goto(landing.path);
  for (const width of [820, 1024, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    await expect(tab.getByRole('banner').getByText(tagline)).toBeVisible();
    await expect(tab.getByRole('banner').getByText(landingWords.headerLine(landing.city.name))).toBeVisible();
  }
});

test('the header and its phone number stay at the top while the page is read, except in a low window', async ({
  page: tab,
}) => {
  for (const width of [390, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(townPath);
    await tab.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(tab.getByRole('banner').getByText(phone.display)).toBeInViewport({ ratio: 1 });
  }
  await tab.setViewportSize({ width: 320, height: 256 });
  await expect(tab.getByRole('banner')).not.toBeInViewport();
});

test('in a window as low as at a zoom of 400 % a link within the page leads to the top of its section', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 180 });
  await tab.goto('/');
  await tab.getByRole('main').getByRole('link', { name: hero.quoteButton }).click();
  // Reached by scrolling, which may be smooth.
  await expect.poll(async () => Math.round((await boxOf(tab.locator('#quote'))).y)).toBeLessThanOrEqual(8);
});

test('on a phone a town’s hero leads to the prices', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(townPath);
  await tab.getByRole('main').getByRole('link', { name: hero.pricesLink }).click();
  await expect(tab.locator('#services').getByRole('heading', { level: 2 })).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`at ${width} pixels the map names towns, and a town's dot leads to that town`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto('/');
    const towns = await tab.locator('#areas svg a').all();
    expect(towns.length).toBeGreaterThan(1);
    const names = await tab.locator('#areas svg text').filter({ visible: true }).evaluateAll(readNames);
    expect(names.length).toBeGreaterThan(1);
    expect(Math.min(...names.map(({ sizePx }) => sizePx))).toBeGreaterThan(11.5);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    for (const town of towns) {
      const dot = town.locator('circle').last();
      await dot.scrollIntoViewIfNeeded();
      expect(await dot.evaluate(isHitInTheMiddle), (await town.getAttribute('href')) ?? '').toBe(true);
    }
  });
}

/** The texts of a drawing, and how large their letters are once it has been scaled to its place. */
function readNames(texts: Array<SVGElement | HTMLElement>) {
  return texts.map((text) => {
    const scale = text instanceof SVGGraphicsElement ? text.getScreenCTM()?.a : undefined;
    return { name: text.textContent, sizePx: Number(text.getAttribute('font-size')) * (scale ?? 0) };
  });
}

function isHitInTheMiddle(dot: Element) {
  const { left, top, width, height } = dot.getBoundingClientRect();
  return dot.closest('a')?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('a phone held sideways shows the heading and the call button at once', async ({ page: tab }) => {
  for (const path of ['/', townPath, ...landingPages.map(({ path }) => path)]) {
    await tab.goto(path);
    const callButton = tab.getByRole('main').getByRole('link', { name: hero.callButton }).first();
    for (const [width, height] of [
      [667, 375],
      [740, 360],
      [932, 430],
    ] as const) {
      await tab.setViewportSize({ width, height });
      for (const shown of [tab.getByRole('heading', { level: 1 }), callButton]) {
        const box = await boxOf(shown);
        expect(box.y + box.height, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(height);
      }
    }
  }
});

for (const width of [360, 390, 768]) {
  test(`with letters twice as large nothing is cut at ${width} pixels`, async ({ playwright, baseURL }) => {
    test.slow();
    const options = test.info().project.use.launchOptions;
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...(options?.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    try {
      const tab = await browser.newPage({ baseURL, javaScriptEnabled: true, viewport: { width, height: 844 } });
      for (const { path } of templatePages) {
        await tab.goto(path);
        expect(await tab.evaluate(cutElements), `${path} at ${width} px`).toEqual([]);
        expect(await overflowOf(tab), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    } finally {
      await browser.close();
    }
  });
}

// As in Firefox with 'zoom text only': breakpoints stay where they are, unlike with a larger default font.
test('nothing leaves the window when the text alone is twice as large', async ({ page: tab }) => {
  test.slow();
  for (const { path } of pages) {
    await tab.goto(path);
    await doubleText(tab);
    for (const width of path === townPath ? [320, 360, 390, 414, 768, 820, 1024, 1280, 1440] : [320]) {
      await tab.setViewportSize({ width, height: 900 });
      expect(await overflowOf(tab), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

// As on phones whose browser multiplies every size there is, also those that are bound to the width of the screen.
test.describe('where a phone enlarges all text by half', () => {
  test.use({ isMobile: true, hasTouch: true });
  test('the phone number stays on the screen', async ({ page: tab }) => {
    for (const { path } of templatePages) {
      await tab.goto(path);
      await tab.evaluate(() => document.body.style.setProperty('-webkit-text-size-adjust', '150%'));
      for (const width of [360, 390, 412]) {
        await tab.setViewportSize({ width, height: 800 });
        expect(await overflowOf(tab), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        const number = await boxOf(tab.getByRole('banner').getByRole('link', { name: phone.display }));
        expect(number.x + number.width, `${path} at ${width} px`).toBeLessThan(width);
      }
    }
  });
});

test('headings keep their order on a phone when the text is twice as large', async ({ page: tab }) => {
  for (const { path } of templatePages) {
    await tab.goto(path);
    await doubleText(tab);
    for (const width of [320, 390]) {
      await tab.setViewportSize({ width, height: 900 });
      const [largest = 0, ...others] = await tab.getByRole('main').evaluate(headingSizes);
      expect(Math.max(...others), `${path} at ${width} px`).toBeLessThanOrEqual(largest);
      const body = await tab
        .locator('body')
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(Math.min(largest, ...others), `${path} at ${width} px`).toBeGreaterThan(body);
    }
  }
});

function doubleText(tab: Page) {
  return tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** The letters of the page's heading and of its sections', in pixels. */
function headingSizes(main: SVGElement | HTMLElement) {
  return [...main.querySelectorAll('h1, h2')].map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
}

/** What overflows the right edge of the window, its panel or itself, except scroll containers and text boxes. */
function cutElements() {
  const nearestWith = (start: Element | null, overflow: string) => {
    let element = start;
    while (element && getComputedStyle(element).overflowX !== overflow) element = element.parentElement;
    return element;
  };
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3, p, li, legend')]
    .filter((element) => !element.closest('[inert], svg') && element.getClientRects().length > 0)
    .filter((element) => !nearestWith(element, 'auto'))
    .filter((element) => {
      const panel = nearestWith(element.parentElement, 'hidden') ?? document.documentElement;
      const overEdge = element.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1;
      return overEdge || (!element.matches('input, select') && element.scrollWidth > element.clientWidth + 1);
    })
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

for (const { path } of templatePages) {
  test(`without cascade layers, as in Safari before 15.4, ${path} fits the screen, and icons stay small`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto(path);
    await tab.evaluate(dropLayers);
    await expect(tab.getByRole('heading', { level: 1 }), 'the layers are gone').toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await overflowOf(tab)).toBeLessThanOrEqual(0);
    const icons = tab.locator('svg[aria-hidden]:not([height])');
    const heights = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(60);
  });
}

/** Leaves of the styles what a browser without cascade layers would. */
function dropLayers() {
  for (const sheet of document.styleSheets) {
    for (const rule of [...sheet.cssRules].reverse()) {
      const index = [...sheet.cssRules].indexOf(rule);
      if (rule instanceof CSSLayerBlockRule) sheet.deleteRule(index);
      // What it asks for came to the browsers shortly before the layers.
      else if (rule instanceof CSSSupportsRule && rule.conditionText.includes('accent-color')) {
        for (const { cssText } of rule.cssRules) sheet.insertRule(cssText, index);
      }
    }
  }
}
