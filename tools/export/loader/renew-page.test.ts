import { noService } from '../../../content/quote';

/** How often the page was loaded again: each time jsdom says on the console that it cannot navigate. */
const reloads = () => jest.mocked(console.error).mock.calls.length;

/** As on a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  const { renewPage }: typeof import('./renew-page') = await import('./renew-page');
  return renewPage;
}

/** The page asks for itself, as `payload`, and finds `published`. */
async function renew(payload: string, published: string, ok = true) {
  const renewPage = await openPage();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok, text: async () => `<script data-payload="${published}">` });
  await renewPage(payload);
  return renewPage;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
});

test('a page is loaded again once for each newer one, though a cache may go on giving the old one', async () => {
  await renew('/old.js', '/new.js');
  expect(reloads()).toBe(1);
  await renew('/old.js', '/new.js');
  expect(reloads()).toBe(1);
  await renew('/old.js', '/newer.js');
  expect(reloads()).toBe(2);
  await renew('/newer.js', '/newer.js');
  expect(reloads()).toBe(2);
});

test('a page that could not ask without a signal asks as soon as there is one', async () => {
  const renewPage = await openPage();
  const breakOff = () => Promise.reject(new TypeError('Failed to fetch'));
  globalThis.fetch = jest
    .fn()
    .mockImplementationOnce(breakOff)
    .mockResolvedValueOnce({ ok: true, text: breakOff })
    .mockResolvedValue({ ok: true, text: async () => '<script data-payload="/new.js">' });
  for (const _ of ['at once', 'half-way']) await renewPage('/old.js');
  expect(reloads()).toBe(0);
  await renewPage('/old.js');
  expect(reloads()).toBe(1);
});

test('a page that is hydrated by now is not loaded again', async () => {
  document.documentElement.dataset.hydrated = 'true';
  await renew('/old.js', '/new.js');
  expect(reloads()).toBe(0);
});

test('what was typed joins the draft of an earlier page, of which empty fields take nothing', async () => {
  sessionStorage.setItem(
    'quote-draft',
    JSON.stringify({ fields: { name: 'Ann', message: 'Old', service: 'full' }, delivery: {} }),
  );
  const list = `<select name="service"><option value="${noService.value}">`;
  document.body.innerHTML = `<form><input name="find" value="x"></form><form data-island="quote-form"><input name="name"><textarea name="message">New</textarea>${list}</form>`;
  await renew('/old.js', '/new.js');
  expect(JSON.parse(sessionStorage.getItem('quote-draft') ?? '')).toEqual({
    fields: { name: 'Ann', message: 'New', service: 'full' },
    delivery: {},
  });
});

test('a page that is still the one at its address is not loaded again, nor for the page of an error', async () => {
  await renew('/same.js', '/same.js');
  expect(reloads()).toBe(0);
  await renew('/old.js', '/not-found.js', false);
  expect(reloads()).toBe(0);
});

test('an answer that is no page of this site, as at the door of a network, takes nothing away, although the page was once renewed', async () => {
  await renew('/old.js', '/new.js');
  const renewPage = await openPage();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => '<title>Sign in</title>' });
  await renewPage('/new.js');
  expect(reloads()).toBe(1);
});

test('it asks the server and not the cache, and while touch after touch fails, once in 15 seconds', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const renewPage = await renew('/same.js', '/same.js');
  now.mockReturnValue(1_014_999);
  await renewPage('/same.js');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(location.href, { cache: 'no-cache' });
  now.mockReturnValue(1_015_000);
  await renewPage('/same.js');
  expect(fetch).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('while the answer is on its way, further touches do not ask again', async () => {
  const renewPage = await openPage();
  globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => {}));
  for (const _ of ['first', 'second']) void renewPage('/old.js');
  expect(fetch).toHaveBeenCalledTimes(1);
});
