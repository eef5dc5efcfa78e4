import { expect, type Locator, type Page, test } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import { gallery, galleryHeading } from '../content/gallery';
import { additionalServices, quoteWords, serviceChoices } from '../content/quote';
import { fewestToDrift, reviews } from '../content/reviews';
import { openWithHeldScripts } from '../tools/page-probes';
import { templatePages, toolTownPaths, townPath } from './addresses';
import { openGallery, openLarge, slidesOf } from './gallery-actions';
import { expectHydrated } from './page-actions';
import { Visitor } from './quote-visitor';

// React expects the page as the server rendered it. Translators and extensions change it.

for (const path of new Set([...templatePages.map((page) => page.path), ...toolTownPaths.slice(0, 1)])) {
  test(`${path} in another language hydrates in place`, async ({ page }) => {
    const errors: Array<string> = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const letScriptsThrough = await openWithHeldScripts(page, path);
    await translate(page);
    const main = await page.locator('main').elementHandle();
    await page.locator('[data-island]').last().dispatchEvent('pointerdown');
    letScriptsThrough();
    await expectHydrated(page);
    expect(errors).toEqual([]);
    expect(await page.evaluate((element) => element?.isConnected, main)).toBe(true);
    await expect(page.locator('h1')).toHaveText(/^«/);
  });
}

test('what is typed into a translated page before its scripts arrive stays, and so does the focus', async ({
  page,
}) => {
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await translate(page);
  const box = page.locator('[type=checkbox]').first();
  const name = page.locator('[name=name]');
  await box.check();
  await name.pressSequentially('Ann');
  letScriptsThrough();
  await expectHydrated(page);
  await page.keyboard.type(' Smith');
  await expect(name).toHaveValue('Ann Smith');
  await expect(box).toBeChecked();
});

test('the list of services shows what is chosen on a translated page', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.combobox.waitFor();
  await translate(page);
  for (const service of serviceChoices.slice(1, 3)) {
    await visitor.combobox.click();
    await visitor.option(service).click();
    await expect(visitor.combobox).toHaveText(service.label);
  }
});

test('the large picture of a translated page has its own caption and number', async ({ page }) => {
  await openGallery(page);
  await openLarge(page);
  const dialog = page.getByRole('dialog', { name: galleryHeading });
  await dialog.getByText(entry(gallery, 0).description).waitFor();
  await translate(page);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText(entry(gallery, 1).description)).toBeVisible();
  await expect(dialog.getByText(`2 of ${gallery.length}`)).toBeVisible();
  await expect(dialog.getByText(entry(gallery, 0).description)).toHaveCount(0);
});

test('on a page that was turned to be read from the right, pictures and reviews come by as ever', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.dir = 'rtl')));
  await openGallery(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.9 });
  if (reviews.length < fewestToDrift) return;
  const ticker = page.locator('[data-island=ticker]');
  await ticker.scrollIntoViewIfNeeded();
  // Where the reviews went out of view to the other side, half a minute later none was left.
  await ticker.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 30_000;
  });
  await expect.poll(() => countShown(ticker.locator('li'))).toBeGreaterThan(0);
});

test('what extensions put around the page stays, and so does what is typed', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      document.head.prepend(Object.assign(document.createElement('style'), { id: 'dark-mode', textContent: 'a{}' }));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await page.evaluate(() => {
    const make = (id: string) => Object.assign(document.createElement('div'), { id });
    document.body.prepend(make('bar'));
    document.body.append(make('corner'));
    document.documentElement.append(make('overlay'));
    document.querySelector('textarea')?.after(make('grammar'));
    const filledLater = document.head.appendChild(Object.assign(document.createElement('style'), { id: 'colours' }));
    filledLater.textContent = 'b{}';
    for (const element of document.querySelectorAll('#bar, #corner')) element.append('Words');
    const text = new Text('Loading');
    document.body.append(text);
    text.data = 'Ready';
  });
  const name = page.locator('[name=name]');
  await name.pressSequentially('Ann');
  letScriptsThrough();
  await expectHydrated(page);
  await page.keyboard.type(' Smith');
  await expect(name).toHaveValue('Ann Smith');
  for (const id of ['dark-mode', 'overlay']) await expect(page.locator(`#${id}`)).toBeAttached();
  for (const id of ['bar', 'corner']) await expect(page.locator(`#${id}`)).toHaveText('Words');
  await expect(page.locator('#colours')).toHaveJSProperty('textContent', 'b{}');
});

test('a page that an extension wraps as a whole keeps its words', async ({ page }) => {
  await page.goto(townPath);
  await page.evaluate(() => {
    const wrap = document.createElement('div');
    document.body.prepend(wrap);
    while (wrap.nextSibling) wrap.append(wrap.nextSibling);
  });
  // Without the copies of the reviews, which only a drifting ticker has.
  const statics = page.locator('[data-static]:not([inert] *)');
  const words = await statics.allTextContents();
  await new Visitor(page).approach();
  expect(words.length).toBeGreaterThan(10);
  expect(await statics.allTextContents()).toEqual(words);
});

test('a page that something else has changed before it hydrates is re-rendered, with all its words and what was typed', async ({
  page,
}) => {
  await alterBeforeLoader(page);
  const visitor = new Visitor(page);
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await expect(page.locator('aside')).toHaveCount(1);
  const statics = page.locator('[data-static]:not([inert] *)');
  const before = await statics.allTextContents();
  const title = await page.title();
  await visitor.box(additionalServices[0]).check();
  await visitor.field('name').pressSequentially('Ada');
  letScriptsThrough();
  await expectHydrated(page);
  await expect(page.locator('aside')).toHaveCount(0);
  expect(before.length).toBeGreaterThan(10);
  expect(await statics.allTextContents()).toEqual(before);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('header')).toHaveCSS('position', 'sticky');
  await page.keyboard.type(' King');
  await expect(visitor.field('name')).toHaveValue('Ada King');
  await expect(visitor.box(additionalServices[0])).toBeChecked();
});

test('a request that was sent before such a page hydrates is sent by its new form', async ({ page }) => {
  await alterBeforeLoader(page);
  const visitor = new Visitor(page);
  const letScriptsThrough = await openWithHeldScripts(page, townPath);
  await visitor.fillInRequired('Ada');
  await visitor.submit.click();
  await expect(visitor.submit).toHaveAttribute('aria-busy', 'true');
  letScriptsThrough();
  await expect(visitor.form).toContainText(quoteWords.sentStatus);
  await expect(page.locator('aside')).toHaveCount(0);
});

/** How many cards are within the window's width. */
function countShown(cards: Locator) {
  return cards.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < innerWidth && right > 0;
      }).length,
  );
}

/** Puts an element in the place of the one that React expects, before the loader, which undoes later changes. */
async function alterBeforeLoader(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main) return;
      main.prepend(document.createElement('aside'));
      main.querySelector('aside')?.append(document.createElement('form'));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Replaces every text with another, in new elements, as translators do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Array<Text> = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style')) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
