import { expect, test } from '@playwright/test';
import { phone } from '../content/business';
import { entry } from '../content/entry.fixture';
import { hero } from '../content/home';
import { lowestPrice } from '../content/packages';
import { toolPage } from '../content/pages';
import { noService, quoteToasts, quoteWords, serviceChoices } from '../content/quote';
import { createGate, watchLayoutShifts } from '../tools/page-probes';
import { otherPath, townPath } from './addresses';
import { openGallery, openLarge } from './gallery-actions';
import { expectHydrated } from './page-actions';
import { Visitor } from './quote-visitor';

test('when scripts cannot be had the page stays readable and callable, the form says to call or write, and the next touch tries again', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js*', (route) => route.abort());
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.field('name').fill('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  const callLink = page.getByRole('main').getByRole('link', { name: hero.callButton });
  await expect(callLink).toHaveAttribute('href', `tel:${phone.international}`);
  await expect(page.locator('#services')).toContainText(lowestPrice);
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
  // Nothing drifts, so nothing can be paused.
  await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeHidden();
  // Each key tries again, in vain; nothing may jump under it.
  await page.getByRole('contentinfo').evaluate((footer) => {
    const places = new Set<number>();
    const look = () => {
      places.add(Math.round(footer.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  });
  await visitor.field('message').pressSequentially('No network', { delay: 30 });
  expect(await page.evaluate(() => [...Reflect.get(window, 'places')])).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
  await visitor.field('phone').click();
  await expectHydrated(page);
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeHidden();
  await expect(visitor.field('name')).toHaveValue('Ada');
});

test('when the network is back, the form is too, without a touch', async ({ page, context }) => {
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await context.setOffline(true);
  await visitor.field('name').fill('Ada');
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
  await context.setOffline(false);
  await expectHydrated(page);
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeHidden();
  await expect(visitor.field('name')).toHaveValue('Ada');
});

test('when the network is back while a script is still about to fail, the form is well again all the same', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  let requests = 0;
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    requests += 1;
    if (requests > 2) return route.continue();
    // The second one fails late.
    if (requests === 2) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.abort();
  });
  await page.goto(townPath);
  await visitor.field('name').fill('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectHydrated(page);
  await expect(visitor.field('name')).toHaveValue('Ada');
  await page.unrouteAll({ behavior: 'wait' });
});

for (const [moment, event] of [
  ['the network is back', 'online'],
  ['the page comes back from memory', 'pageshow'],
] as const) {
  test(`when ${moment}, scripts that hang are asked for again, without a touch`, async ({ page }) => {
    const visitor = new Visitor(page);
    let isBack = false;
    await page.route('**/_next/static/chunks/*.js*', async (route) => {
      if (isBack) await route.continue();
    });
    await page.goto(townPath);
    await visitor.field('name').fill('Ada');
    await expect(page.locator('html')).toHaveAttribute('data-started');
    isBack = true;
    await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);
    await expectHydrated(page);
    await expect(visitor.field('name')).toHaveValue('Ada');
  });
}

test('a page that is shown for the first time asks for each script once, though they began before it was', async ({
  page,
}) => {
  const asked: Array<string> = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(townPath);
  await new Visitor(page).field('name').focus();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await expectHydrated(page);
  expect(asked).toEqual([...new Set(asked)]);
});

test('where the page’s own scripts are refused, too, the form says to call or write, and nothing stands there dead', async ({
  page,
}) => {
  for (const path of [townPath, '/', toolPage.path]) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "script-src 'self'" },
      });
    });
  }
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
  await expect(visitor.submit).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeHidden();
  await page.goto('/');
  await expect(page.locator('#gallery').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#gallery').getByRole('button').or(page.getByRole('slider'))).toHaveCount(0);
  await page.goto(toolPage.path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').or(page.getByRole('switch'))).toHaveCount(0);
});

test('where the scripts cannot be had, an arrow scrolls the gallery, as it does without them', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js*', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const picture = page.locator('#gallery').getByRole('link').first();
  await picture.focus();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  const left = async () => (await picture.boundingBox())?.x ?? Number.NaN;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
});

test('a page that was open while the site was published again takes the new scripts, and keeps what was typed', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  const service = entry(serviceChoices, 1);
  await page.goto(otherPath);
  await visitor.form.getByRole('combobox').click();
  await visitor.option(service).click();
  await expect(visitor.combobox).toHaveText(service.label);
  // The reload would catch a smooth scroll halfway, far from the form.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(townPath);
  const oldPayload = (await page.locator('script[data-payload]').getAttribute('data-payload')) ?? '';
  const newPayload = oldPayload.replace(/\.\w+\.js$/, '.published-again.js');
  let reloads = 0;
  const typing = createGate();
  await page.route(`**${oldPayload}`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${newPayload}`, async (route) => route.fulfill({ response: await page.request.get(oldPayload) }));
  await page.route(`**${townPath}`, async (route) => {
    if (route.request().isNavigationRequest()) reloads += 1;
    else await typing.gate;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(oldPayload, newPayload) });
  });
  // What the list of services says where nothing is chosen is an answer like any other in a text field.
  await visitor.field('message').fill(noService.value);
  typing.open();
  await expectHydrated(page);
  await expect(visitor.field('message')).toHaveValue(noService.value);
  await expect(visitor.combobox).toHaveText(service.label);
  expect(reloads).toBe(1);
});

test('when a script never comes, a visitor who pressed something is told to call or write, and the next touch tries again', async ({
  page,
}) => {
  let isSignalBack = false;
  await page.route('**/_next/static/payload/**', (route) => (isSignalBack ? route.continue() : undefined));
  await page.clock.install();
  const visitor = new Visitor(page);
  await page.goto(townPath);
  await visitor.fillInRequired('Ada');
  await visitor.submit.click();
  await page.clock.fastForward(15_000);
  await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible();
  await expect(visitor.form.getByRole('link', { name: phone.display })).toBeFocused();
  await expect(visitor.field('name')).toHaveValue('Ada');
  isSignalBack = true;
  await expect(visitor.form.getByRole('status')).toBeEmpty();
  await visitor.field('location').click();
  await expectHydrated(page);
  await expect(visitor.submit).toBeVisible();
  await expect(visitor.form.getByRole('status')).toHaveText(quoteWords.recoveredStatus);
  await expect(visitor.field('name')).toHaveValue('Ada');
});

// Without the payload hydration cannot begin; without the framework it begins and never ends.
for (const part of ['payload', 'chunks']) {
  test(`when something else answers for the ${part}, the form says to call or write, and the next touch tries again`, async ({
    page,
  }) => {
    const submitting = createGate();
    await page.route(`**/_next/static/${part}/**`, async (route) => {
      await submitting.gate;
      await route.fulfill({ contentType: 'text/javascript', body: '<title>Please sign in to the network</title>' });
    });
    const visitor = new Visitor(page);
    await page.goto(townPath);
    await visitor.fillInRequired('Ada');
    await visitor.submit.click();
    submitting.open();
    await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeVisible({ timeout: 15_000 });
    await expect(visitor.submit).toBeHidden();
    await page.unrouteAll();
    await visitor.field('location').click();
    await expectHydrated(page);
    await expect(visitor.form.getByText(quoteWords.noScript.before)).toBeHidden();
    await expect(visitor.field('name')).toHaveValue('Ada');
    await expect(visitor.submit).toBeVisible();
    await expect(visitor.submit).not.toHaveAttribute('aria-busy');
  });
}

test('while the first picture is still on its way the page is read and called, and nothing moves when it comes', async ({
  page,
}) => {
  const arriving = createGate();
  await page.route('**/pictures/**', async (route) => {
    await arriving.gate;
    await route.continue();
  });
  const shifts = await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: hero.callButton })).toBeInViewport({ ratio: 1 });
  const picture = page.locator('main img').first();
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(await isThere()).toBe(false);
  arriving.open();
  await expect.poll(isThere).toBe(true);
  expect(await shifts()).toEqual([]);
});

test('a browser that knows neither dialogs nor view transitions keeps the words, the calls and the form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openGallery(page);
  await openLarge(page);
  await expect(page.locator('#gallery').getByRole('img').first()).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: hero.callButton })).toHaveCount(1);
  const visitor = new Visitor(page);
  await visitor.approach();
  await visitor.fillInRequired('Ada');
  await visitor.submit.click();
  await visitor.expectToast(quoteToasts.sent);
});
