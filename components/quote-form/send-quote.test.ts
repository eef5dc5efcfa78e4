import { lineFields, lineLimit, messageLimit } from '@/content/quote';
import { emailJs, ok } from './email-js.fixture';
import { delivery, departures, newRequest, prepareMail, send, settings, settle, tooMany } from './send-quote.fixture';

prepareMail();

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
  expect((gaps[1] ?? 0) - (gaps[0] ?? 0)).toBeGreaterThan(400);
});

test('when the owner’s mail fails, the customer’s is not sent', async () => {
  emailJs.send.mockRejectedValueOnce({ status: 412, text: 'SMTP' });
  const result = await settle(send(newRequest(), delivery));
  expect(result).toMatchObject({ kind: 'failed', arrival: 'lost' });
  expect(departures()).toEqual([settings.notificationTemplateId]);
});

test.each(['漢', '"', '\\', '😀'])(
  'the longest request of %s fits the 50 KB of the mail service',
  async (character) => {
    const full = (limit: number) => character.repeat(Math.floor(limit / character.length));
    const line = full(lineLimit);
    const lines = Object.fromEntries(lineFields.map((name) => [name, line]));
    await settle(send({ ...newRequest(), ...lines, message: full(messageLimit) }, delivery));
    const [, , params] = emailJs.send.mock.calls[0] ?? [];
    expect(params).toMatchObject({ from_name: line, message: expect.stringContaining(full(messageLimit)) });
    expect(Buffer.byteLength(JSON.stringify(params))).toBeLessThan(50_000);
  },
);
