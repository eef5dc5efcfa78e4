const hydratePage = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  hydratePage.mockReset();
  Object.assign(globalThis, { hydratePage });
  document.head.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.scripts;
  const loader = document.createElement('script');
  Object.assign(loader.dataset, { chunks: '/1.js /2.js', payload: '/payload.js' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: loader });
});

afterEach(() => jest.restoreAllMocks());

test('scripts that were asked for again while the first were only late start the page once', async () => {
  const { retry, start } = await import('./start-scripts');
  start();
  const first = scriptsInHead();
  retry();
  const second = scriptsInHead().slice(first.length);
  expect(second).toHaveLength(3);
  await arrive(first);
  expect(hydratePage).toHaveBeenCalledTimes(1);
  await arrive(second);
  expect(hydratePage).toHaveBeenCalledTimes(1);
});

test('the page starts when its last script is there, whichever that is', async () => {
  const { start } = await import('./start-scripts');
  start();
  // Another touch asks for nothing again.
  start();
  const [chunk, ...others] = scriptsInHead();
  if (!chunk) throw new Error('No script was asked for.');
  await arrive(others);
  expect(hydratePage).not.toHaveBeenCalled();
  await arrive([chunk]);
  expect(hydratePage).toHaveBeenCalledTimes(1);
});

test('scripts that fail after they were asked for again do not make the page say that it has none', async () => {
  const { retry, start } = await import('./start-scripts');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start();
  const first = scriptsInHead();
  retry();
  const second = scriptsInHead().slice(first.length);
  for (const script of first) script.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(10);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  await arrive(second);
  expect(hydratePage).toHaveBeenCalledTimes(1);
});

test('a page that is hydrated by then is not given up when its time is over', async () => {
  const { start } = await import('./start-scripts');
  start();
  await arrive(scriptsInHead());
  document.documentElement.dataset.hydrated = 'true';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(document.documentElement.dataset.scripts).toBeUndefined();
});

test('a page whose scripts are there but that is not hydrated eight seconds later says so, and the next touch tries again', async () => {
  const { start } = await import('./start-scripts');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start();
  const first = scriptsInHead();
  await arrive(first);
  await jest.advanceTimersByTimeAsync(7_900);
  start();
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  expect(scriptsInHead()).toEqual(first);
  await jest.advanceTimersByTimeAsync(100);
  expect(document.documentElement.dataset.scripts).toBe('failed');
  start();
  expect(scriptsInHead()).toHaveLength(6);
});

test('of scripts that are asked for again, one that has arrived is asked for where the cache has it, one that failed elsewhere', async () => {
  const { start } = await import('./start-scripts');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const append = document.head.append.bind(document.head);
  const asked: Array<string | null> = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) asked.push(script.getAttribute('src'));
    append(script);
  });
  start();
  const [arrived, failed, late] = scriptsInHead();
  if (!arrived || !failed || !late) throw new Error('No script was asked for.');
  await arrive([arrived, late]);
  failed.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(10);
  start();
  expect(asked.slice(3)).toEqual(['/1.js', '/2.js?', '/payload.js']);
});

test('a page that was hydrated late asks for no script again when the signal is back', async () => {
  const { retry, start } = await import('./start-scripts');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start();
  const scripts = scriptsInHead();
  await arrive(scripts);
  await jest.advanceTimersByTimeAsync(8_000);
  document.documentElement.dataset.hydrated = 'true';
  retry();
  expect(scriptsInHead()).toEqual(scripts);
});

function scriptsInHead() {
  return [...document.head.querySelectorAll('script')];
}

async function arrive(scripts: ReadonlyArray<HTMLScriptElement>) {
  for (const script of scripts) script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10);
}
