import { gallery } from '../../content/gallery';
import { additionalServices, quoteToasts, serviceChoices } from '../../content/quote';
import { fewestToDrift, reviews } from '../../content/reviews';
import type { Mail } from '../../tools/mail/outbox';
import { missingPath, questionsPath, templatePages, townPath } from '../addresses';
import type { Session } from './session';

type Step = { name: string; run: (tab: Session, mails: () => Promise<ReadonlyArray<Mail>>) => Promise<void> };

/** Pixels: wide enough for two pictures side by side. */
export const windowSize = { width: 1280, height: 900 };

const carousel = '#gallery';
const form = '#quote form';
/** Islands that start by themselves as they come near, not only when they are touched. */
const island = '[data-island]:not([data-island-waits])';
const isHydrated = "document.documentElement.hasAttribute('data-hydrated')";
const [service] = serviceChoices;
const [box] = additionalServices;

/** The first slide with a picture before and one after, counted from 1; 0 without one. */
const pairNumber = gallery.findIndex(({ pair }) => pair) + 1;

/** One page of each template, and the not-found page. */
const paths = [...templatePages.map(({ path }) => path), missingPath];

/** What a visitor does on the way to a quote, in an engine that the other journeys do not run in. */
export const journey: ReadonlyArray<Step> = [
  ...paths.map((path) => ({ name: `${path} opens`, run: (tab: Session) => openPage(tab, path) })),
  { name: 'a narrow window holds every template', run: narrow },
  { name: 'a question opens and shows its answer', run: openQuestion },
  { name: 'the call button gives way to the form', run: giveWay },
  { name: 'a service is picked and the request is sent', run: sendRequest },
  { name: 'the gallery moves by button and by mouse', run: moveGallery },
  ...(pairNumber > 0 ? [{ name: 'a press on a divider shows one of its pictures', run: pressDivider }] : []),
  { name: 'a picture opens large and Escape closes it', run: openPicture },
  ...(reviews.length >= fewestToDrift
    ? [{ name: 'the reviews drift, and a button stops them', run: stopReviews }]
    : []),
];

async function openPage(tab: Session, path: string) {
  await tab.open(path);
  await tab.until('its heading shows', "document.querySelector('h1')?.getClientRects().length > 0");
  // The names of the fallbacks, which are the device's own, hold a space.
  await tab.until(
    'its typefaces are there',
    String.raw`[...document.fonts].filter(({ family }) => !/\s/.test(family)).map(({ status }) => status).join() === 'loaded,loaded'`,
  );
  await tab.until(
    'every picture in view is there',
    `[...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.width > 0 && box.top < innerHeight && box.bottom > 0;
    }).every((image) => image.complete && image.naturalWidth > 0)`,
  );
  await tab.until('nothing is wider than the screen', 'document.documentElement.scrollWidth <= innerWidth');
  if (await tab.run(`return document.querySelector('${island}') !== null`)) {
    await scrollTo(tab, island);
    await tab.until('its scripts run', isHydrated);
  }
  await expectNoFaults(tab);
}

async function narrow(tab: Session) {
  await tab.resize(390, windowSize.height);
  for (const path of paths) {
    await tab.open(path);
    await tab.until(`${path} is no wider than the screen`, 'document.documentElement.scrollWidth <= innerWidth');
  }
  await tab.resize(windowSize.width, windowSize.height);
}

async function openQuestion(tab: Session) {
  await tab.open(questionsPath);
  await scrollTo(tab, 'details');
  await tab.click('details summary');
  await tab.until('the answer shows', "document.querySelector('details[open] p')?.getClientRects().length > 0");
  await expectNoFaults(tab);
}

async function giveWay(tab: Session) {
  const opacity = "getComputedStyle(document.querySelector('.yields')).opacity";
  await tab.open(townPath);
  await scrollTo(tab, '#services');
  await tab.until('the button shows beside the prices', `${opacity} === '1'`);
  await scrollTo(tab, form);
  await tab.until('the button is gone', `${opacity} === '0'`);
  await expectNoFaults(tab);
}

async function sendRequest(tab: Session, mails: () => Promise<ReadonlyArray<Mail>>) {
  const email = `engine-${crypto.randomUUID()}@example.com`;
  await tab.open(townPath);
  await scrollTo(tab, form);
  await tab.until('the form works', isHydrated);
  const typed = { name: 'Ann Smith', phone: '250-555-0100', email, location: 'Maple Bay', message: 'One stain' };
  for (const [field, text] of Object.entries(typed)) await tab.type(`${form} [name=${field}]`, text);
  await pickService(tab);
  await tab.click(`${form} [name=${box.key}]`);
  await tab.click(`${form} [type=submit]`);
  await tab.until(
    'the message of success shows',
    'document.body.innerText.includes(arguments[0])',
    quoteToasts.sent.title,
  );
  await tab.until('the form is empty', `document.querySelector('${form} [name=name]').value === ''`);
  const params = (await mails()).map((mail) => mail.params).filter((mail) => Object.values(mail).includes(email));
  if (params.length !== 2) throw new Error(`${params.length} mails arrived instead of two`);
  for (const mail of params) {
    if (mail.service !== service.label) throw new Error(`a mail says the service is ${mail.service}`);
    if (mail.additional_services !== box.label) throw new Error('a mail lacks the box that was ticked');
  }
  await expectNoFaults(tab);
}

/** By the styled list where there is a mouse, else by the browser's own. */
async function pickService(tab: Session) {
  if (await tab.run(`return matchMedia('(hover: hover) and (pointer: fine)').matches`)) {
    await tab.click(`${form} button[role=combobox]`);
    await tab.until('the list opens', "document.querySelectorAll('[role=option]').length > 1");
    await tab.run("document.querySelectorAll('[role=option]')[1].setAttribute('data-picked', '')");
    await tab.click('[data-picked]');
    await tab.until(
      'the list shows the choice',
      `document.querySelector('${form} button[role=combobox]').innerText.includes(arguments[0])`,
      service.label,
    );
  } else {
    await tab.click(`${form} select[name=service] option[value=${service.value}]`);
  }
}

async function moveGallery(tab: Session) {
  await openGallery(tab);
  await tab.click(`${carousel} [aria-label="Next slide"]`);
  await expectCurrent(tab, 2);
  await tab.click(`${carousel} [aria-label="Previous slide"]`);
  await expectCurrent(tab, 1);
  const box = `document.querySelector('${carousel} [data-slide] img').getBoundingClientRect()`;
  await tab.settled('the pictures come to rest', `${box}.left`);
  const middle = Number(await tab.run(`return ${box}.top + ${box}.height / 2`));
  await tab.drag({ x: windowSize.width * 0.7, y: middle }, { x: windowSize.width * 0.3, y: middle });
  await expectCurrent(tab, 2);
  await tab.until('no picture has opened', "!document.querySelector('dialog[open]')");
  await expectNoFaults(tab);
}

async function pressDivider(tab: Session) {
  const slider = `document.querySelector('${carousel} input[type=range]')`;
  await openGallery(tab);
  await tab.click(`${carousel} [aria-label="Go to slide ${pairNumber} of ${gallery.length}"]`);
  await tab.settled('the pictures come to rest', `${slider}.getBoundingClientRect().left`);
  const box = `${slider}.getBoundingClientRect()`;
  const [x, y] = [`${box}.left + ${box}.width / 2`, `${box}.top + ${box}.height / 2`];
  const middle = { x: Number(await tab.run(`return ${x}`)), y: Number(await tab.run(`return ${y}`)) };
  await tab.drag(middle, middle);
  await tab.until('it is at its end', `${slider}.value === '100'`);
  await tab.until('no picture has opened', "!document.querySelector('dialog[open]')");
  await expectNoFaults(tab);
}

async function openPicture(tab: Session) {
  await openGallery(tab);
  await tab.click(`${carousel} [data-slide] a`);
  await tab.until('the large picture shows', "document.querySelector('dialog[open] img')?.naturalWidth > 0");
  await tab.press('\uE00C');
  await tab.until('the large picture is gone', "!document.querySelector('dialog[open]')");
  await expectNoFaults(tab);
}

async function stopReviews(tab: Session) {
  const ticker = '[data-island=ticker]';
  const place = `document.querySelector('${ticker} ul').getBoundingClientRect().left`;
  await tab.open('/');
  await tab.point({ x: 1, y: 1 });
  await scrollTo(tab, ticker);
  await tab.until('the ticker is doubled', `document.querySelector('${ticker} ul[inert]') !== null`);
  const start = await tab.run(`return ${place}`);
  await tab.until('the ticker drifts', `Math.abs(${place} - arguments[0]) > 5`, start);
  const label = await tab.run(`return document.querySelector('${ticker} button').ariaLabel`);
  await tab.click(`${ticker} button`);
  await tab.until('the button says so', `document.querySelector('${ticker} button').ariaLabel !== arguments[0]`, label);
  await tab.point({ x: 1, y: 1 });
  await tab.settled('the ticker stands still', place);
  await expectNoFaults(tab);
}

async function openGallery(tab: Session) {
  await tab.open('/');
  await scrollTo(tab, carousel);
  await tab.until('the pictures at the side are dimmed', `document.querySelector('${carousel} [data-aside]') !== null`);
}

function expectCurrent(tab: Session, number: number) {
  const label = `Go to slide ${number} of ${gallery.length}`;
  return tab.until(
    `${label} is the current one`,
    `document.querySelector('${carousel} [aria-current]')?.ariaLabel === arguments[0]`,
    label,
  );
}

async function scrollTo(tab: Session, selector: string) {
  await tab.run(
    "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })",
    selector,
  );
}

async function expectNoFaults(tab: Session) {
  const faults = await tab.run(
    "return [...faults, ...(document.documentElement.dataset.scripts === 'failed' ? ['scripts failed'] : [])]",
  );
  if (Array.isArray(faults) && faults.length > 0) throw new Error(`the page reports: ${faults.join(' | ')}`);
}
