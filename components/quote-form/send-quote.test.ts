import { additionalServices, lineLimit, messageLimit, quoteMail } from '@/content/quote';
import { localMailDesk } from '@/content/settings';
import type { QuoteRequest } from './quote-request';
import { type Delivery, findArrival, sendQuote } from './send-quote';

// EmailJS is the boundary: besides the clock, it is the only fake here.
const emailJs = { init: jest.fn(), send: jest.fn() };
jest.mock('@emailjs/browser', () => ({
  init: (...args: ReadonlyArray<unknown>) => emailJs.init(...args),
  send: (...args: ReadonlyArray<unknown>) => emailJs.send(...args),
}));

let sequence = 0;

/** A distinct request for each test: unanswered calls are recognised by their content. */
function newRequest(): QuoteRequest {
  sequence += 1;
  return {
    name: `Ann ${sequence}`,
    email: 'ann@example.com',
    phone: '250-555-0100',
    location: 'Duncan',
    vehicle: '',
    message: '',
    [additionalServices[0].key]: true,
  };
}

const settings = { ...localMailDesk, origin: 'https://mail.example.com' };
const delivery = { requestNumber: 'Q-7K3F' };
const ok = { status: 200, text: 'OK' };
const tooMany = { status: 429, text: 'Too Many Requests' };

/** Sends as the form does; after a failure, the result has what is known by then as well. */
async function send(request: QuoteRequest, delivery: Delivery) {
  const brandName = 'Dynamix';
  let known = delivery;
  const onDelivery = (change: Partial<Delivery>) => {
    known = { ...known, ...change };
  };
  const result = await sendQuote(request, delivery, { settings, brandName, onDelivery });
  if (result.kind === 'sent') return result;
  return { ...result, delivery: known, arrival: findArrival(request, known, brandName) };
}

/** The templates of the mails that were sent, in order. */
function departures() {
  return emailJs.send.mock.calls.map(([, templateId]) => templateId);
}

/** Leaves the next mail without an answer, until it is given one. */
function holdNextMail() {
  let settleMail = (_: unknown) => {};
  emailJs.send.mockReturnValueOnce(new Promise((resolve) => (settleMail = resolve)));
  return {
    answer: () => settleMail(ok),
    breakOff: () => settleMail(Promise.reject(new TypeError('Failed to fetch'))),
  };
}

// Once, because the gap between two mails spans tests too.
jest.useFakeTimers();

beforeEach(() => {
  emailJs.init.mockReset();
  emailJs.send.mockReset().mockResolvedValue(ok);
});

async function settle<T>(promise: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(60_000);
  return promise;
}

test('the owner’s mail goes first, the customer’s at least 1.1 s after its answer, at a later request as well', async () => {
  const leftAt: Array<number> = [];
  emailJs.send.mockImplementation(async () => {
    leftAt.push(performance.now());
    return ok;
  });
  for (let requests = 0; requests < 2; requests++) {
    leftAt.length = 0;
    emailJs.send.mockClear();
    expect(await settle(send(newRequest(), delivery))).toEqual({ kind: 'sent' });
    expect(departures()).toEqual([settings.notificationTemplateId, settings.autoReplyTemplateId]);
    expect((leftAt[1] ?? 0) - (leftAt[0] ?? 0)).toBeGreaterThanOrEqual(1_100);
  }
  expect(emailJs.init).toHaveBeenCalledWith({ publicKey: settings.publicKey, origin: settings.origin });
});

test.each([
  { status: 200, text: '' },
  { status: 500, text: 'OK' },
])('an answer of $status "$text" means that the mail is on its way', async (answer) => {
  emailJs.send.mockImplementation(async () => (answer.status === 200 ? answer : Promise.reject(answer)));
  expect(await settle(send(newRequest(), delivery))).toEqual({ kind: 'sent' });
});

test.each([
  { status: 202, text: 'Accepted' },
  { status: 204, text: '' },
])('an answer of $status "$text" is a failure, with status and text', async (answer) => {
  emailJs.send.mockResolvedValue(answer);
  expect(await settle(send(newRequest(), delivery))).toMatchObject({
    kind: 'failed',
    arrival: 'lost',
    error: answer,
  });
});

test('a mail that came too early is sent once more', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce(tooMany);
  expect(await settle(send(newRequest(), delivery))).toEqual({ kind: 'sent' });
  expect(departures()).toHaveLength(3);
});

test('a mail that comes too early twice has failed', async () => {
  emailJs.send.mockRejectedValue(tooMany);
  const result = await settle(send(newRequest(), delivery));
  expect(result).toMatchObject({ kind: 'failed', arrival: 'lost', error: tooMany });
  expect(departures()).toHaveLength(2);
});

test('mails of other visitors that go in step with ours do not make the request fail', async () => {
  let nextAllowedAt = 0;
  const answerOneASecond = async () => {
    const now = performance.now();
    if (now < nextAllowedAt) throw tooMany;
    nextAllowedAt = now + 1_000;
    return ok;
  };
  emailJs.send.mockImplementation(answerOneASecond);
  // The shortest wait that chance gives.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  // Another visitor's two mails: one 0.4 s before our first, the other 1.1 s after that one.
  await answerOneASecond();
  setTimeout(() => answerOneASecond().catch(() => {}), 1_110);
  await jest.advanceTimersByTimeAsync(400);
  expect(await settle(send(newRequest(), delivery))).toEqual({ kind: 'sent' });
  jest.restoreAllMocks();
});

test('visitors who came too early together try again apart', async () => {
  const gaps: Array<number> = [];
  for (const chance of [0, 0.5]) {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const leftAt: Array<number> = [];
    emailJs.send.mockImplementation(async () => {
      leftAt.push(performance.now());
      throw tooMany;
    });
    await settle(send(newRequest(), delivery));
    gaps.push((leftAt[1] ?? 0) - (leftAt[0] ?? 0));
  }
  jest.restoreAllMocks();
  expect((gaps[1] ?? 0) - (gaps[0] ?? 0)).toBeGreaterThan(400);
});

test('when the owner’s mail fails, the customer’s is not sent', async () => {
  emailJs.send.mockRejectedValueOnce({ status: 412, text: 'SMTP' });
  const result = await settle(send(newRequest(), delivery));
  expect(result).toMatchObject({ kind: 'failed', arrival: 'lost' });
  expect(departures()).toEqual([settings.notificationTemplateId]);
});

test('when only the customer’s mail failed, a second try of the same request sends only that', async () => {
  emailJs.send
    .mockResolvedValueOnce(ok)
    .mockRejectedValueOnce({ status: 422, text: 'The recipients address is empty' });
  const request = newRequest();
  const first = await settle(send(request, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  expect(first.arrival).toBe('arrived');
  expect(await settle(send(request, first.delivery))).toEqual({ kind: 'sent' });
  expect(departures()).toEqual([
    settings.notificationTemplateId,
    settings.autoReplyTemplateId,
    settings.autoReplyTemplateId,
  ]);
});

test('when the request changed meanwhile, the owner gets the new one under the same number', async () => {
  emailJs.send
    .mockResolvedValueOnce(ok)
    .mockRejectedValueOnce({ status: 422, text: 'The recipients address is empty' });
  const request = newRequest();
  const first = await settle(send(request, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  await settle(send({ ...request, email: 'right@example.com' }, first.delivery));
  const [, , params] = emailJs.send.mock.calls[2] ?? [];
  expect(params).toMatchObject({ from_email: 'right@example.com', message: quoteMail.requestNumber('Q-7K3F') });
});

test('a call without an answer in 15 s has failed, and the next try waits for it instead of sending a twin', async () => {
  const { answer } = holdNextMail();
  const request = newRequest();
  const first = send(request, delivery);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await first).toMatchObject({ kind: 'failed', arrival: 'unknown', error: { name: 'TimeoutError' } });
  const second = send(request, delivery);
  await jest.advanceTimersByTimeAsync(5_000);
  answer();
  expect(await settle(second)).toEqual({ kind: 'sent' });
  expect(departures()).toEqual([settings.notificationTemplateId, settings.autoReplyTemplateId]);
});

test('a mail that arrives after its call was given up is noted, for a page that is left or reloaded', async () => {
  const { answer } = holdNextMail();
  const onDelivery = jest.fn();
  const first = sendQuote(newRequest(), delivery, { settings, brandName: 'Dynamix', onDelivery });
  await jest.advanceTimersByTimeAsync(15_000);
  expect((await first).kind).toBe('failed');
  expect(onDelivery).toHaveBeenLastCalledWith(expect.objectContaining({ isUnanswered: true }));
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(onDelivery).toHaveBeenLastCalledWith({ arrivedNotification: expect.any(String) });
});

test('a request that nobody answered for is not called lost when its second try is refused', async () => {
  holdNextMail();
  emailJs.send.mockRejectedValueOnce({ status: 500, text: 'Down' });
  const request = newRequest();
  const first = await settle(send(request, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  expect(await settle(send(request, first.delivery))).toMatchObject({ kind: 'failed', arrival: 'unknown' });
});

test.each([
  { where: 'on the way', onLine: true, arrival: 'unknown' },
  { where: 'before it left, offline', onLine: false, arrival: 'lost' },
])('a request whose connection broke $where is $arrival', async ({ onLine, arrival }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await settle(send(newRequest(), delivery))).toMatchObject({ kind: 'failed', arrival });
  jest.restoreAllMocks();
});

test('a request that nobody answered for is not called lost when its second try is offline', async () => {
  holdNextMail();
  const request = newRequest();
  const first = await settle(send(request, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await settle(send(request, first.delivery))).toMatchObject({ kind: 'failed', arrival: 'unknown' });
  jest.restoreAllMocks();
});

test('a request that arrived is outdated, not lost, when it was changed and is then refused', async () => {
  const refusal = { status: 422, text: 'The recipients address is empty' };
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValue(refusal);
  const request = newRequest();
  const first = await settle(send(request, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  const second = await settle(send({ ...request, message: 'And a second car' }, first.delivery));
  expect(second).toMatchObject({ kind: 'failed', arrival: 'outdated' });
});

test('a change that may have reached the owner and is taken back makes the request outdated, until it is sent anew', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce({ status: 500, text: 'Down' });
  const monday = newRequest();
  const first = await settle(send(monday, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const second = await settle(send({ ...monday, message: 'On Tuesday' }, first.delivery));
  if (second.kind !== 'failed') throw new Error('The second try should fail.');
  expect(findArrival(monday, second.delivery, 'Dynamix')).toBe('outdated');
  emailJs.send.mockClear();
  expect(await settle(send(monday, second.delivery))).toEqual({ kind: 'sent' });
  expect(departures()).toEqual([settings.notificationTemplateId, settings.autoReplyTemplateId]);
});

test('a change that was refused and is taken back leaves the request as it arrived', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce({ status: 500, text: 'Down' });
  const monday = newRequest();
  const first = await settle(send(monday, delivery));
  if (first.kind !== 'failed') throw new Error('The first try should fail.');
  emailJs.send.mockRejectedValue({ status: 500, text: 'Down' });
  const second = await settle(send({ ...monday, message: 'On Tuesday' }, first.delivery));
  if (second.kind !== 'failed') throw new Error('The second try should fail.');
  expect(findArrival(monday, second.delivery, 'Dynamix')).toBe('arrived');
});

test('a confirmation that arrived late for one request is not taken for that of the next', async () => {
  emailJs.send.mockResolvedValueOnce(ok);
  const { answer } = holdNextMail();
  const request = newRequest();
  expect((await settle(send(request, delivery))).kind).toBe('failed');
  answer();
  emailJs.send.mockClear();
  await settle(send({ ...request, message: 'Another car' }, { requestNumber: 'Q-9M2P' }));
  expect(departures()).toEqual([settings.notificationTemplateId, settings.autoReplyTemplateId]);
});

test('a call that stays silent is waited for a while, once, and then each try sends again', async () => {
  holdNextMail();
  emailJs.send.mockRejectedValueOnce({ status: 500, text: 'Down' });
  const request = newRequest();
  expect((await settle(send(request, delivery))).kind).toBe('failed');
  const second = send(request, delivery);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(departures()).toHaveLength(1);
  expect((await settle(second)).kind).toBe('failed');
  const third = send(request, delivery);
  await jest.advanceTimersByTimeAsync(0);
  expect(departures()).toHaveLength(3);
  expect((await settle(third)).kind).toBe('sent');
});

test('a silent call that breaks off later does not spoil the next try', async () => {
  const { breakOff } = holdNextMail();
  const request = newRequest();
  const first = send(request, delivery);
  await jest.advanceTimersByTimeAsync(15_000);
  expect((await first).kind).toBe('failed');
  breakOff();
  await jest.advanceTimersByTimeAsync(0);
  expect((await settle(send(request, delivery))).kind).toBe('sent');
  // It never arrived, so the owner's mail goes again.
  expect(departures()).toEqual([
    settings.notificationTemplateId,
    settings.notificationTemplateId,
    settings.autoReplyTemplateId,
  ]);
});

test.each(['漢', '"', '\\', '😀'])(
  'the longest request of %s fits the 50 KB of the mail service',
  async (character) => {
    const full = (limit: number) => character.repeat(Math.floor(limit / character.length));
    const line = full(lineLimit);
    const lines = { name: line, email: line, phone: line, location: line, vehicle: line };
    await settle(send({ ...newRequest(), ...lines, message: full(messageLimit) }, delivery));
    const [, , params] = emailJs.send.mock.calls[0] ?? [];
    expect(params).toMatchObject({ from_name: line, message: expect.stringContaining(full(messageLimit)) });
    expect(Buffer.byteLength(JSON.stringify(params))).toBeLessThan(50_000);
  },
);

test('where site storage is blocked, EmailJS starts without it', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  try {
    expect((await settle(send(newRequest(), delivery))).kind).toBe('sent');
    expect(window.localStorage).toBeUndefined();
  } finally {
    blocked.mockRestore();
  }
});

test('when EmailJS itself is not there after 15 s, the request has failed', async () => {
  jest.resetModules();
  // An import of it waits for ever.
  jest.doMock('@emailjs/browser', () => Object.assign(new Promise(() => {}), { __esModule: true }));
  const { sendQuote: sendWithout }: typeof import('./send-quote') = await import('./send-quote');
  const [ended, onDelivery] = [jest.fn(), jest.fn()];
  sendWithout(newRequest(), delivery, { settings, brandName: 'Dynamix', onDelivery }).then(ended);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed' }));
  // The owner cannot have it.
  expect(onDelivery).not.toHaveBeenCalled();
});
