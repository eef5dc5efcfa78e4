import type { islandEvents } from './wake';

let finished: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  delete document.documentElement.dataset.scripts;
  document.body.innerHTML =
    '<form data-island="quote-form"><select></select><textarea></textarea><button>Send</button></form><div data-island="carousel"><a href="#"></a><input type="range"></div>';
  const loader = document.createElement('script');
  Object.assign(loader.dataset, { chunks: '/1.js', payload: '/payload.js' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: loader });
  finished = new AbortController();
});
afterEach(() => finished.abort());

/** As on a page that has just been opened, with a mouse or without. */
async function openPage({ mouse = true } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: mouse });
  const { islandEvents, wake } = await import('./wake');
  const { held, release } = await import('./held-presses');
  for (const type in islandEvents) addEventListener(type, wake, { capture: true, signal: finished.signal });
  return { held, release };
}

function find<E extends HTMLElement>(selector: string) {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** @returns whether it is held, in place of what the browser does. */
function isHeld(selector: string, type: keyof typeof islandEvents, init: MouseEventInit & KeyboardEventInit = {}) {
  const kind = type === 'keydown' ? KeyboardEvent : MouseEvent;
  return !find(selector).dispatchEvent(new kind(type, { bubbles: true, cancelable: true, ...init }));
}

test('only the first button of a mouse waits for the styled list; a finger, and who was told that it failed, get the browser’s own', async () => {
  await openPage({ mouse: false });
  expect(isHeld('select', 'mousedown')).toBe(false);
  finished.abort();
  finished = new AbortController();
  await openPage();
  expect(isHeld('select', 'mousedown', { button: 2 })).toBe(false);
  expect(isHeld('select', 'mousedown')).toBe(true);
  document.documentElement.dataset.scripts = 'failed';
  expect(isHeld('select', 'mousedown')).toBe(false);
});

test('what is held reaches nothing else in the page: React, when it is half-way there, would answer it as well', async () => {
  await openPage();
  const hear = jest.fn();
  for (const type of ['click', 'submit']) document.addEventListener(type, hear, { signal: finished.signal });
  expect(isHeld('button', 'click')).toBe(true);
  expect(isHeld('form', 'submit')).toBe(true);
  expect(hear).not.toHaveBeenCalled();
});

test('a press that was replayed is not given up later', async () => {
  const { release } = await openPage();
  isHeld('form', 'submit');
  release();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
});

test.each([
  ['select', 1],
  ['textarea', 0],
])(
  'a late list opens as the browser’s own while the focus is in %s: %i times, and not again once the scripts come',
  async (focused, times) => {
    const { held } = await openPage();
    const showPicker = jest.fn();
    Object.assign(find('select'), { showPicker });
    isHeld('select', 'mousedown');
    find(focused).focus();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(showPicker).toHaveBeenCalledTimes(times);
    expect(held.size).toBe(0);
  },
);

test('an arrow is held for the gallery, and not on the divider of a pair', async () => {
  await openPage();
  expect(isHeld('[data-island=carousel] a', 'keydown', { key: 'ArrowRight' })).toBe(true);
  expect(isHeld('[data-island=carousel] a', 'keydown', { key: 'Tab' })).toBe(false);
  expect(isHeld('[data-island=carousel] input', 'keydown', { key: 'ArrowRight' })).toBe(false);
});
