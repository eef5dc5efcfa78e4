import { expect, type Locator, type Page, test } from '@playwright/test';
import { contrast } from '../content/checks/contrast';
import { cityList } from '../content/cities';
import { hero, serviceArea } from '../content/home';
import { skipLinkLabel } from '../content/navigation';
import { pages, toolPage } from '../content/pages';
import { quoteToasts, quoteWords } from '../content/quote';
import { templatePages, townPath } from './addresses';
import { openGallery, openLarge } from './gallery-actions';
import { overflowOf } from './page-actions';
import { down, Visitor } from './quote-visitor';
import { expectLogo } from './site-brand';

/** What has the focus now, how it shows, and where it ends in the window. */
async function focusStop(page: Page) {
  const stop = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;
    // With reduced motion every change takes a moment, that of the ring's colour as well.
    for (const change of element.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    // A ring inside the edge lies on the element itself.
    let ground = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
    const groundColor = () => channelsOf(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)');
    while ((groundColor()[3] ?? 1) < 1) ground = ground?.parentElement ?? null;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${name || element.getAttribute('name')}`,
      outline: `${outlineStyle} ${outlineWidth}`,
      outlineColor: channelsOf(outlineColor),
      groundColor: groundColor(),
      follows: isAfterTheLast(element),
      bottom: element.getBoundingClientRect().bottom,
      inHeader: element.closest('header') !== null,
    };

    function isAfterTheLast(next: Element) {
      const last: unknown = Reflect.get(window, 'lastStop');
      Reflect.set(window, 'lastStop', next);
      if (!(last instanceof Element && last.isConnected)) return true;
      return Boolean(last.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    }
    function channelsOf(color: string) {
      return (color.match(/[\d.]+/g) ?? []).map(Number);
    }
  });
  return stop && { ...stop, contrast: contrast(stop.outlineColor.slice(0, 3), stop.groundColor.slice(0, 3)) };
}

/** More stops than any page has: the home page has two links for each town. */
const endlessWalk = 200 + 2 * cityList.length;

for (const { path } of templatePages) {
  test(`${path} can be walked through by keyboard: in the order of the page, every stop visible, nothing holds the focus`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const stops: Array<string> = [];
    for (let presses = 0; presses < endlessWalk; presses++) {
      await page.keyboard.press('Tab');
      const stop = await focusStop(page);
      if (!stop) break;
      stops.push(stop.name);
      expect(stop.follows, `${stop.name} comes after ${stops.at(-2)} in the page`).toBe(true);
      expect(stop.outline, `${stop.name} shows its focus`).toMatch(/^(solid|auto) [2-9]/);
      expect(stop.contrast, `${stop.name}: its focus ring on what lies around it`).toBeGreaterThanOrEqual(3);
    }
    expect(stops[0]).toContain(skipLinkLabel);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length, 'the walk ends').toBeLessThan(endlessWalk);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(townPath);
  const link = page.getByRole('link', { name: skipLinkLabel });
  await expect(link).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('clip-path', 'none');
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('in a low window the keyboard brings the button beside the prices wholly into it', async ({ page }) => {
  // Scrolling then takes no time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(townPath);
  const button = page.locator('#services').getByRole('link', { name: hero.quoteButton });
  for (const [width, height] of [
    [844, 390],
    [1366, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('every control can be hit by a thumb: 44 pixels, or a link within text', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await smallControls(page.locator('body')), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('so can every control that comes with the scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.fillIn();
  await visitor.combobox.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await smallControls(page.getByRole('listbox'))).toEqual([]);
  await page.keyboard.press('Escape');
  await visitor.plan('notification', down);
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.failed);
  expect(await smallControls(page.locator('body'))).toEqual([]);
  await page.goto(toolPage.path);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await smallControls(page.locator('body'))).toEqual([]);
  await openGallery(page);
  await openLarge(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallControls(page.getByRole('dialog'))).toEqual([]);
});

/** Controls of a part of the page that are lower or narrower than a thumb needs. */
function smallControls(part: Locator) {
  return part
    .locator('a, button, summary, input:not([type=hidden]), select, textarea, [role=option]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
          // The map repeats the links in the list beside it; a link in a sentence has its line's height.
          if (element.closest('svg, [inert], [aria-hidden=true]')) return false;
          if (element.closest('p') && getComputedStyle(element).display === 'inline') return false;
          const target = element.closest('label') ?? element;
          const { width, height } = target.getBoundingClientRect();
          const isOffScreen = element.getBoundingClientRect().bottom + window.scrollY < 0;
          return !isOffScreen && width > 0 && Math.min(width, height) < 43.5;
        })
        .map(
          (element) =>
            `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(element.getBoundingClientRect().height)}`,
        ),
    );
}

test('text can be spaced wider without being cut off', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { path } of templatePages) {
      await page.goto(path);
      await spaceText(page);
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
      expect(await cutOffHeadings(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Headings that end beyond the window, also inside a section that clips them. */
function cutOffHeadings(page: Page) {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getBoundingClientRect().right > window.innerWidth;
      })
      .map((heading) => heading.textContent),
  );
}

test('wider spaced text makes no page wider on a small laptop or a phone, whose header is two rows high then and hides no focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await spaceText(page);
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  test.skip(header < 90, 'The name of this brand leaves room for the phone number beside it.');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  let stops = 0;
  for (; stops < 100; stops++) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusStop(page);
    if (!stop || stop.inHeader) break;
    expect(stop.bottom, stop.name).toBeGreaterThan(header);
  }
  expect(stops).toBeGreaterThan(30);
});

/** https://www.w3.org/TR/WCAG22/#text-spacing; set by script, because the policy refuses injected style attributes. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!('style' in element)) continue;
      Object.assign(element.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' });
    }
  });
  // With reduced motion every change takes until the next frame.
  const spacing = () => page.evaluate(() => getComputedStyle(document.body).letterSpacing);
  await expect.poll(spacing).not.toBe('normal');
}

test('in forced colours no picture lies under the words and the focus, and the map shows its focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [townPath, '/']) {
    await page.goto(path);
    const behindWords = page.locator('main img:is([fetchpriority=high], [alt=""])');
    expect(await behindWords.count(), path).toBeGreaterThan(0);
    for (const picture of await behindWords.all()) await expect(picture).toBeHidden();
  }
  await page.getByRole('group', { name: serviceArea.mapLabel }).getByRole('link').first().focus();
  expect((await focusStop(page))?.contrast).toBeGreaterThanOrEqual(3);
});

test('controls and the logo keep their shape in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(townPath);
  const quoteLinks = page.getByRole('link', { name: hero.quoteButton });
  const callLinks = page.getByRole('main').getByRole('link', { name: hero.callButton });
  const fields = page.locator('#quote').getByRole('textbox');
  for (const controls of [fields, callLinks, quoteLinks, page.getByRole('button', { name: quoteWords.submit })]) {
    const borders = await controls.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).border),
    );
    expect(borders.length).toBeGreaterThan(0);
    for (const border of borders) expect(border).toMatch(/^1px solid/);
  }
  const { color } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading));
  await expectLogo(page, { white: color });
});
