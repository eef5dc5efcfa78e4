import { cityList } from '../../content/cities';
import { pagePath } from '../../content/page-path';
import { openWithHeldScripts } from '../page-probes';
import { formatTable } from '../table';
import { cpuSlowdown, type Network, type Phone, withPhone } from './phone';
import { median } from './statistics';

/** A selector to touch, and the one that matches something visible once the island has answered. */
type TouchProbe = { target: string; answer: string };
/** `answerByHand` runs in the page without scripts: what a person would have written there to get that answer. */
type Island = TouchProbe & { name: string; address: string; answerByHand: (touched: Element) => void };

const townAddress = pagePath(cityList[0]?.slug ?? '');
const toolAddress = pagePath(cityList.find(({ showsIndexingTool }) => showsIndexingTool)?.slug ?? '');

const islands: ReadonlyArray<Island> = [
  {
    name: 'form: sends',
    address: townAddress,
    target: 'form button[type=submit]',
    answer: 'form button[type=submit]:disabled',
    answerByHand: (button) => button.toggleAttribute('disabled', true),
  },
  {
    name: 'gallery: turns',
    address: '/',
    target: '[aria-label="Next slide"]',
    answer: '[aria-label^="Go to slide 2 "][aria-current]',
    answerByHand: () => document.querySelector('[aria-label^="Go to slide 2 "]')?.setAttribute('aria-current', 'true'),
  },
  {
    name: 'tool: opens',
    address: toolAddress,
    target: 'button[aria-haspopup=dialog]',
    answer: 'dialog[open]',
    answerByHand: (button) => button.insertAdjacentHTML('afterend', '<dialog open>Open</dialog>'),
  },
];

/** The pages that are touched. */
export const touchedAddresses = islands.map(({ address }) => address);

export type TouchResult = { firstMs: number; laterMs: number; hydrationTaskMs: number; keepsTyping: boolean };

/**
 * Measures how long each island takes to answer on a slow phone, the slowest in the result, and prints all of it, beside
 * the same pages stripped of scripts and with one line of script to answer the touch: what the frame alone takes.
 */
export async function measureTouch(site: string, stripped: string, runs: number): Promise<TouchResult> {
  const measured = [];
  for (const island of islands) {
    const first = await repeat(runs, () => firstTouch(site, island, 'free'));
    const firstOnSlow4G = await repeat(runs, () => firstTouch(site, island, 'slow 4G'));
    const later = await repeat(runs, () => laterTouch(site, island));
    const byHand = await repeat(runs, () => laterTouch(stripped, island, prepareAnswerByHand));
    measured.push({ label: `${island.name} (${island.address})`, first, firstOnSlow4G, later, byHand });
  }
  console.log(`\nFirst touch at ${cpuSlowdown}x CPU slow-down, ms until it answers, medians of ${runs}\n`);
  console.log(
    formatTable(
      ['', 'never approached', 'the same on slow 4G', 'after approach', 'the same by hand'],
      measured.map(({ label, ...delays }) => [label, ...Object.values(delays).map((ms) => ms.toFixed(0))]),
    ),
  );

  let hydrationTaskMs = 0;
  for (const address of ['/', townAddress]) {
    const task = await repeat(runs, () => hydrateForm(site + address));
    hydrationTaskMs = Math.max(hydrationTaskMs, task);
    console.log(`longest task while the form is approached and hydrates (${address}): ${task.toFixed(0)} ms`);
  }
  const keepsTyping = await typeWhileHydrating(site + townAddress);
  console.log(`the field being typed in keeps focus and text: ${keepsTyping ? 'yes' : 'no'}`);
  return {
    firstMs: Math.max(...measured.map(({ first }) => first)),
    laterMs: Math.max(...measured.map(({ later }) => later)),
    hydrationTaskMs,
    keepsTyping,
  };
}

async function repeat(runs: number, measure: () => Promise<number>): Promise<number> {
  const values = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  return median(values);
}

/** The visitor jumps to an island and touches it at once. The clock starts with the jump. */
function firstTouch(site: string, island: Island, network: Network): Promise<number> {
  return withPhone({ cpuSlowdown, network }, async (phone) => {
    await open(phone, site + island.address);
    const { jumpedAt, answeredAt } = await touch(phone, island);
    return answeredAt - jumpedAt;
  });
}

/** The visitor has been at the island for a while. The clock starts with the finger on the screen. */
function laterTouch(site: string, island: Island, prepare?: typeof prepareAnswerByHand): Promise<number> {
  return withPhone({ cpuSlowdown, network: 'free' }, async (phone) => {
    await open(phone, site + island.address);
    await prepare?.(phone, island);
    await approach(phone, island.target, 0);
    await phone.settle();
    const { touchedAt, answeredAt } = await touch(phone, island);
    return answeredAt - touchedAt;
  });
}

async function open(phone: Phone, url: string) {
  const { page, session } = phone;
  // A mail service that never answers, so that the form is seen sending. Playwright's own routes would hold up all other
  // requests, too.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1.0/*' }] });
  await page.goto(url);
  await phone.settle();
  await page.evaluate((fields) => {
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      field.value = field.type === 'email' ? 'ada@example.com' : '250-555-0100';
    }
  }, 'form input[required]');
}

/** Gives a page without scripts the one that answers the touch, and shows what is hidden without it. */
function prepareAnswerByHand({ page }: Phone, { target, answerByHand }: Island) {
  return page.evaluate(`document.documentElement.removeAttribute('data-scripts');
    document.querySelector('${target}').addEventListener('click', (event) => {
      event.preventDefault();
      (${answerByHand})(event.currentTarget);
    });`);
}

/** Touches the middle of an element. All times are those of the page's own clock, in ms. */
async function touch(phone: Phone, { target, answer }: TouchProbe) {
  const { jumpedAt, x, y } = await phone.page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    addEventListener('touchstart', ({ timeStamp }) => Object.assign(window, { touchedAt: timeStamp }), {
      capture: true,
      once: true,
    });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { jumpedAt: performance.now(), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, target);
  const answered = phone.waitForVisible(answer);
  await phone.page.touchscreen.tap(x, y);
  const answeredAt = await answered;
  return { jumpedAt, touchedAt: await phone.page.evaluate<number>('touchedAt'), answeredAt };
}

/** Scrolls until an element is this many screens below the screen's lower edge. */
async function approach({ page }: Phone, selector: string, screens: number) {
  await page.evaluate(
    ([wanted, distance]) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - (1 + distance) * window.innerHeight + 1, behavior: 'instant' });
    },
    [selector, screens] as const,
  );
}

/** The longest task from where a form begins to load, one screen away, until it is at work and all is quiet. */
async function hydrateForm(url: string): Promise<number> {
  const task = await withPhone({ cpuSlowdown: 1, network: 'free' }, async (phone) => {
    await open(phone, url);
    return phone.longestTaskDuring(async () => {
      await approach(phone, 'form', 1);
      await phone.waitForVisible('html[data-hydrated]');
      await phone.settle();
    });
  });
  // Measured at full speed: see trace.ts.
  return cpuSlowdown * task;
}

/** Types half a name, lets the scripts arrive, and goes on typing while the form hydrates. */
function typeWhileHydrating(url: string): Promise<boolean> {
  return withPhone({ cpuSlowdown, network: 'free' }, async (phone) => {
    const { page } = phone;
    const letScriptsThrough = await openWithHeldScripts(page, url);
    const field = page.locator('form input[name=name]');
    await field.tap();
    await page.keyboard.type('Ada ');
    letScriptsThrough();
    await page.keyboard.type('Lovelace of Duncan', { delay: 100 });
    await phone.waitForVisible('html[data-hydrated]');
    await phone.settle();
    const isFocused = await field.evaluate((element) => element === document.activeElement);
    return isFocused && (await field.inputValue()) === 'Ada Lovelace of Duncan';
  });
}
