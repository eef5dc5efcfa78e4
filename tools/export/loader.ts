/**
 * Starts the page's scripts on demand. It is inlined into every page, minified, and has to stay small.
 *
 * The framework's scripts are fetched when an island ([data-island]) comes within one screen of the viewport, or at the
 * first pointer, touch, key or focus event in one, whichever is first. Clicks, submits, a mouse's press on the list and
 * arrow keys in the gallery, in an island that is not yet hydrated, are held and replayed once it is, and
 * their button looks busy; what is typed stays in the native fields.
 * Hydration begins only when every script has arrived: if one fails, the page goes on as it does without JavaScript,
 * and the next touch, or the network's return, tries again. The same happens when all arrived but the page is still not
 * hydrated after a while, as behind a captive portal that answers for them. A visitor who pressed something is told so
 * earlier, while the scripts may still arrive, and the next touch asks for them once more. If the scripts are gone
 * because the site has been published anew since, the new page takes the place of the old one.
 *
 * Changes that a translator or an extension has made to the page's content are undone, node by node, right before
 * hydration: otherwise React would re-render the whole page, without what was typed. Changes to static elements stay,
 * and so do all outside <main>; nodes that were inserted into <body> move to its end, where React ignores them.
 *
 * It also updates the copyright year, which would otherwise be that of the build, and lets the call button yield in
 * browsers without scroll-driven animations.
 */
(() => {
  /** A change of an element's children, or of a text. */
  type Change = {
    target: HTMLElement & Text;
    oldValue: string | null;
    addedNodes: NodeListOf<ChildNode>;
    removedNodes: NodeListOf<ChildNode>;
    nextSibling: ChildNode | null;
  };

  const { chunks, payload } = (document.currentScript as HTMLScriptElement).dataset as {
    chunks: string;
    payload: string;
  };
  const page = document.documentElement;
  const island = '[data-island]';
  const wakingEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  /** What is held, and on what. A mouse opens the styled list, which a native list in its place would forestall. */
  const heldEvents = {
    click: 'button:not([type=submit])',
    submit: 'form',
    mousedown: 'select',
    keydown: '[data-island=carousel]',
  };
  const draftKey = 'quote-draft';
  const hydrationLimitMs = 8000;
  const heldLimitMs = 15000;
  const listLimitMs = 2000;
  const askAgainMs = 15000;
  const changes: Array<MutationRecord> = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  let held: Array<{ button: Element; replay: () => void }> = [];
  let starting = false;
  let hydrating = false;
  let suffix = '';
  let listIsLate = false;
  let hydrated = false;
  let askedAt = 0;

  function load(src: string) {
    return new Promise<Event>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src + suffix;
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject(src);
      };
      document.head.append(script);
      // It is being fetched already; Turbopack knows chunks by what stands here.
      script.src = src;
    });
  }

  function start() {
    if (starting) return;
    starting = true;
    // The gallery's pictures wait for it.
    page.dataset.started = '';
    // All are fetched in parallel, and may arrive in any order: the payload only defines how to begin.
    Promise.all([...chunks.split(' '), payload].map(load))
      .then(() => {
        // An earlier attempt, whose scripts were thought lost, may have come first.
        if (hydrating) return;
        hydrating = true;
        undoChanges();
        tidyAddress();
        (window as unknown as { hydratePage: () => void }).hydratePage();
      })
      .then(() => setTimeout(giveUp, hydrationLimitMs, 'hydration'))
      .catch(giveUp);
  }

  function undoChanges() {
    changes.push(...watcher.takeRecords());
    const newestFirst = changes.splice(0).reverse() as ReadonlyArray<unknown> as ReadonlyArray<Change>;
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of newestFirst) {
      if (target === document.body) {
        // A node that is already last is in nobody's way, and moving an iframe would reload it.
        if (nextSibling) target.append(...[...addedNodes].filter((node) => node.parentNode === target));
        continue;
      }
      const element = 'closest' in target ? target : (target as Node).parentElement;
      if (element?.closest('[data-static]')) continue;
      if (oldValue !== null) {
        target.data = oldValue;
        continue;
      }
      for (const node of addedNodes) node.remove();
      if (nextSibling?.parentNode === target) nextSibling.before(...removedNodes);
      else target.append(...removedNodes);
    }
    watcher.takeRecords();
  }

  /** Next would take an address that begins with two slashes for another host's, and show its error screen. */
  function tidyAddress() {
    const { pathname, search, hash } = location;
    if (pathname.startsWith('//')) history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
  }

  function giveUp(reason: unknown) {
    // A later attempt may have come first.
    if (hydrated) return;
    tellOfFailure(reason);
    starting = hydrating = false;
    renew().catch(() => {});
  }

  /** Loads the page again if another one is at its address now, once for each, with what was typed as the draft. */
  async function renew() {
    // Not at each key while later touches try in vain.
    if (Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    const answer = await fetch(location.href, { cache: 'no-cache' });
    const newer = answer.ok && /data-payload="([^"]+)/.exec(await answer.text())?.[1];
    if (hydrated || !newer || newer === payload || sessionStorage.renewed === newer) return;
    sessionStorage.renewed = newer;
    const form = document.querySelector<HTMLFormElement>('form[data-island]');
    const typed = Object.fromEntries([...(form ? new FormData(form) : [])].filter(([, text]) => text));
    // `noService` in content/quote.ts: the list says so until the page is hydrated, whatever the draft has.
    if (typed.service === 'none') delete typed.service;
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, fields: { ...draft.fields, ...typed } }));
    location.reload();
  }

  /** The mark stays until the page is hydrated, so that nothing moves back and forth while later touches try again. */
  function tellOfFailure(reason: unknown) {
    console.error('The scripts did not start:', reason);
    const { activeElement } = document as { activeElement: Element & { parentElement: Element } };
    page.dataset.scripts = 'failed';
    // The button disappears, and the note in its place takes the focus over.
    if (release().some(({ button }) => button === activeElement))
      activeElement.parentElement.querySelector<HTMLElement>('p a')?.focus();
  }

  /** The document, which gets events too, has no closest(). */
  type Target = Partial<Element>;

  function wake(event: Event) {
    if ((event.target as Target).closest?.(island)) start();
  }

  function hold(event: Event) {
    const target = (event.target as Target).closest?.<HTMLElement>(heldEvents[event.type as keyof typeof heldEvents]);
    if (!target?.closest(island)) return;
    const isList = event.type === 'mousedown';
    if (isList && !isForStyledList(event as MouseEvent)) return;
    if (event.type === 'keydown' && !isArrow(event as KeyboardEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    start();
    // A visitor who has gone on to another field stays there.
    if (isList) target.focus();
    const button = (event as SubmitEvent).submitter ?? target;
    button.setAttribute('aria-busy', 'true');
    const press = { button, replay: () => replay(event, target) };
    held.push(press);
    setTimeout(
      () => {
        if (!held.includes(press)) return;
        if (isList) {
          // As in components/ui/select.tsx: the browser's own opens while it still can, and at every later press.
          listIsLate = true;
          held = held.filter((other) => other !== press);
          button.removeAttribute('aria-busy');
          if (document.activeElement === target) (target as HTMLSelectElement).showPicker?.();
          return;
        }
        tellOfFailure('all scripts');
        // A request may hang for minutes though the signal is back. Another for the same address would wait for it.
        starting = hydrating;
        suffix += '?';
      },
      isList ? listLimitMs : heldLimitMs,
    );
  }

  /** True where a styled list is on its way; keys and fingers use the native one, as does everybody without scripts. */
  function isForStyledList({ button }: MouseEvent) {
    return (
      button === 0 && !listIsLate && !page.dataset.scripts && matchMedia('(hover: hover) and (pointer: fine)').matches
    );
  }

  /** Not Alt or Command with an arrow, which goes back a page, and not an arrow that moves a pair's divider. */
  function isArrow({ key, altKey, metaKey, target }: KeyboardEvent) {
    return /^Arrow[LR]/.test(key) && !altKey && !metaKey && (target as Element).localName !== 'input';
  }

  function replay(event: Event, target: HTMLElement) {
    const { type, submitter } = event as SubmitEvent;
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
    else if (type === 'click') target.click();
    else if (type === 'keydown' || document.activeElement === target)
      target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }

  /** Returns what was held, and takes the busy look off its buttons. */
  function release() {
    const released = held;
    held = [];
    for (const { button } of released) button.removeAttribute('aria-busy');
    return released;
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of document.querySelectorAll(`${island}:not([data-island-waits])`)) nearness.observe(element);
  watcher.observe(document.body, { childList: true });
  watcher.observe(document.querySelector('main') as HTMLElement, {
    childList: true,
    characterDataOldValue: true,
    subtree: true,
  });
  for (const type of wakingEvents) addEventListener(type, wake, { capture: true, passive: true });
  for (const type in heldEvents) addEventListener(type, hold, true);
  // A signal that is back does not wait for the next touch.
  addEventListener('online', () => page.dataset.scripts && start());

  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
  }

  // As `yields` in app/motion.css, with its widths; shares of the window stand for the strip at the bottom.
  if (!CSS.supports('timeline-scope: none')) {
    const facts = '.trust-timeline';
    const inView = new Set<Element>();
    const isAtLeast = (rem: number) => matchMedia(`(min-width: ${rem}rem)`).matches;
    const update = () => {
      const ignored = isAtLeast(51.25) ? '.hero-timeline' : facts;
      const covered = [...inView].filter((element) => !element.matches(ignored));
      const floatsHigher = isAtLeast(72.5) && covered.every((element) => element.matches(facts));
      const button = document.querySelector<HTMLElement>('.yields');
      if (button) button.dataset.yielding = covered.length ? (floatsHigher ? 'higher' : 'hidden') : '';
    };
    const watch = (selector: string, rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
          update();
        },
        { rootMargin },
      );
      for (const element of document.querySelectorAll(selector)) observer.observe(element);
    };
    watch('.quote-timeline, .call-banner-timeline, .book-timeline', '-80% 0px 0px');
    watch(facts, '-93% 0px 0px');
    watch('.hero-timeline', '0px');
    addEventListener('resize', update);
  }

  addEventListener('hydrated', () => {
    hydrated = true;
    delete page.dataset.scripts;
    nearness.disconnect();
    watcher.disconnect();
    for (const type of wakingEvents) removeEventListener(type, wake, true);
    for (const type in heldEvents) removeEventListener(type, hold, true);
    for (const { replay } of release()) replay();
  });
})();
