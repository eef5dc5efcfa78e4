/**
 * Starts the page's scripts on demand. It is bundled, minified and inlined into every page, and has to stay small.
 *
 * The framework's scripts are fetched when an island ([data-island]) comes within one screen of the viewport, or at the
 * first pointer, touch, key or focus event inside one. Islands that wait ([data-island-waits]) are fetched for by such
 * an event alone. Until hydration, clicks on buttons, submits, a mouse's press on the list and arrow keys in the gallery
 * are held, then replayed; what is typed stays in the native fields. Visitors who pressed something are told when
 * scripts are late, while they may still arrive.
 *
 * It also updates the copyright year, which would otherwise be that of the build, and lets the call button yield.
 */

import { letCallButtonYield } from './call-button';
import { watcher } from './content-changes';
import { release } from './held-presses';
import { retry, root, start } from './start-scripts';
import { islandEvents, wake } from './wake';

const nearness = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  },
  { rootMargin: '100% 0px' },
);
for (const element of document.querySelectorAll('[data-island]:not([data-island-waits])')) nearness.observe(element);
watcher.observe(document.body, { childList: true });
watcher.observe(document.querySelector('main') as HTMLElement, {
  childList: true,
  characterDataOldValue: true,
  subtree: true,
});
for (const type in islandEvents) addEventListener(type, wake, true);
// Neither a signal that is back waits for the next touch, nor a page that comes back from memory: browsers may have
// dropped what it was fetching when it was left.
addEventListener('online', retry);
addEventListener('pageshow', ({ persisted }) => persisted && retry());

for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}

letCallButtonYield();

addEventListener('hydrated', () => {
  delete root.dataset.scripts;
  nearness.disconnect();
  watcher.disconnect();
  for (const type in islandEvents) removeEventListener(type, wake, true);
  for (const { replay } of release()) replay();
});
