import { expect, type Locator, test } from '@playwright/test';
import { phone } from '../content/business';
import { entry } from '../content/entry.fixture';
import { floatingCallLabel, hero, notFound, trustPoints } from '../content/home';
import { privacy, terms } from '../content/legal';
import { landingPages } from '../content/pages';
import { missingPath, townPath } from './addresses';
import { boxOf, isCovered } from './page-actions';
import { Visitor } from './quote-visitor';

// The floating call button, which is there everywhere and in nobody's way.
test.use({ javaScriptEnabled: false });

test('on a laptop it is there from the start, at the bottom right, and can be pressed', async ({ page: tab }) => {
  const callButton = tab.getByRole('link', { name: floatingCallLabel });
  for (const path of ['/', townPath]) {
    for (const [width, height] of [
      [1280, 720],
      [1280, 800],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await tab.setViewportSize({ width, height });
      await tab.goto(path);
      await expect(callButton, `${path} at ${width} × ${height}`).toHaveCSS('opacity', '1');
      const box = await boxOf(callButton);
      const fromRight = width - box.x - box.width;
      // Higher than in the corner where the facts under the hero lie there.
      const fromBottom = height - box.y - box.height;
      expect(Math.min(fromRight, fromBottom), `${path} at ${width} × ${height}`).toBeGreaterThan(0);
      expect(fromRight, `${path} at ${width} × ${height}`).toBeLessThan(44);
      expect(fromBottom, `${path} at ${width} × ${height}`).toBeLessThan(height / 4);
      await callButton.click({ trial: true });
    }
  }
});

test('it lies on nothing that a town’s page opens with, not in the form, not on the banner’s number, not on the last links', async ({
  page: tab,
}) => {
  const callButton = tab.getByRole('contentinfo').getByRole('link', { name: floatingCallLabel });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [412, 732],
    [667, 375],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await tab.setViewportSize({ width, height });
    await tab.goto(townPath);
    const main = tab.getByRole('main');
    const heroButtons = [hero.callButton, hero.quoteButton].map((name) => main.getByRole('link', { name }).first());
    const footer = tab.getByRole('contentinfo');
    const legalLinks = [privacy, terms].map(({ heading }) => footer.getByRole('link', { name: heading, exact: true }));
    const facts = trustPoints.map(({ title }) =>
      main.getByRole('listitem').filter({ hasText: title }).first().getByRole('paragraph'),
    );
    // Before anything scrolls: scrolling to a button moves it away from the bottom of the window.
    await expectUncovered([main.getByRole('heading', { level: 1 }), ...heroButtons, ...facts], `${width} × ${height}`);
    for (const covered of [...heroButtons, ...legalLinks]) {
      await covered.scrollIntoViewIfNeeded();
      await expectUncovered([covered], `${width} × ${height}`);
    }
    await tab.locator('#quote input[name=email]').scrollIntoViewIfNeeded();
    await expect(callButton).toHaveCSS('opacity', '0');
    // The banner's number at the bottom of the window, where the button would cover it.
    await main
      .getByRole('link', { name: phone.display })
      .last()
      .evaluate((number) => number.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(callButton).toHaveCSS('opacity', '0');
    await callButton.focus();
    await expect(callButton).toHaveCSS('opacity', '1');
  }
});

const sizes = [
  [320, 640],
  [390, 844],
  [667, 375],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 740],
] as const;

test('it does not lie on the badges that an auto detailing page opens with', async ({ page: tab }) => {
  const [landing] = landingPages.filter((page) => page.kind === 'auto');
  if (!landing) return test.skip(true, 'There is no landing page for auto detailing.');
  const badges = landing.landing.badges.map(({ title }) =>
    tab.getByRole('main').getByRole('listitem').filter({ hasText: title }).first(),
  );
  const words = badges.flatMap((badge) => [badge.getByRole('heading'), badge.getByRole('paragraph')]);
  for (const [width, height] of sizes) {
    await tab.setViewportSize({ width, height });
    await tab.goto(landing.path);
    for (const fromBottom of [undefined, 80, 170, 190, 205]) {
      if (fromBottom !== undefined)
        await badges[0]?.evaluate((badge, distance) => {
          scrollBy({ top: badge.getBoundingClientRect().top + distance - innerHeight, behavior: 'instant' });
        }, fromBottom);
      await expectUncovered(words, `${width} × ${height}, ${fromBottom ?? 'not scrolled'}`);
    }
  }
});

test('it does not lie on the words and links that the not-found page opens with', async ({ page: tab }) => {
  const main = tab.getByRole('main');
  for (const [width, height] of sizes) {
    await tab.setViewportSize({ width, height });
    await tab.goto(missingPath);
    const links = await tab.getByRole('contentinfo').getByRole('list').getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    const shown = [main.getByRole('heading'), main.getByRole('link', { name: notFound.link }), ...links];
    await expectUncovered(shown, `${width} × ${height}`);
  }
});

test.describe('in a browser without scroll-driven animations', () => {
  test.use({ javaScriptEnabled: true });

  test('it gives way all the same', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
      addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('.yields')?.style.setProperty('animation', 'none', 'important');
      });
    });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(townPath);
    const callButton = page.getByRole('contentinfo').getByRole('link', { name: floatingCallLabel });
    await expect(callButton).toHaveCSS('opacity', '0');
    await page.locator('#services').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(callButton).toHaveCSS('opacity', '1');
    await new Visitor(page).field('location').evaluate((field) => field.scrollIntoView({ behavior: 'instant' }));
    await expect(callButton).toHaveCSS('opacity', '0');
    // Turned, the hero's buttons are elsewhere, and the facts under it lie where the button floats.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(callButton).toHaveCSS('opacity', '0');
    await page.setViewportSize({ width: 1000, height: 600 });
    await expect(callButton).toHaveCSS('opacity', '1');
    const fact = page.getByRole('main').getByText(entry(trustPoints, 0).description);
    const scrollToFact = () =>
      fact.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
      );
    await scrollToFact();
    await expect(callButton).toHaveCSS('opacity', '0');
    // In one row they are so low that it floats above them.
    await page.setViewportSize({ width: 1280, height: 600 });
    await scrollToFact();
    const lowerEdge = async () => {
      const { y, height } = await boxOf(callButton);
      return y + height;
    };
    await expect.poll(lowerEdge).toBeLessThan((await boxOf(fact)).y);
    await expect(callButton).toHaveCSS('opacity', '1');
    await page.setViewportSize({ width: 1000, height: 600 });
    await scrollToFact();
    await expect(callButton).toHaveCSS('opacity', '0');
    await callButton.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(callButton).toHaveCSS('opacity', '1');
  });
});

async function expectUncovered(shown: ReadonlyArray<Locator>, size: string) {
  const covered = async () => {
    const answers = await Promise.all(shown.map(isCovered));
    return shown.filter((_, index) => answers[index]).map(String);
  };
  // After scrolling, the button follows with the next frame.
  await expect.poll(covered, size).toEqual([]);
}
