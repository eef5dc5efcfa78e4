import { quoteMail } from '@/content/quote';
import { emailJs, holdNextMail, ok } from './email-js.fixture';
import { findArrival, sendQuote } from './send-quote';
import {
  delivery,
  departures,
  failToSend,
  newRequest,
  prepareMail,
  send,
  settings,
  settle,
} from './send-quote.fixture';

prepareMail();

test('when only the customer’s mail failed, a second try of the same request sends only that', async () => {
  emailJs.send
    .mockResolvedValueOnce(ok)
    .mockRejectedValueOnce({ status: 422, text: 'The recipients address is empty' });
  const request = newRequest();
  const first = await failToSend(request);
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
  const first = await failToSend(request);
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
  expect(onDelivery).toHaveBeenLastCalledWith(expect.objectContaining({ leftNotification: expect.any(String) }));
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(onDelivery).toHaveBeenLastCalledWith({ arrivedNotification: expect.any(String) });
});

test('a request that nobody answered for is not called lost when its second try is refused', async () => {
  holdNextMail();
  emailJs.send.mockRejectedValueOnce({ status: 500, text: 'Down' });
  const request = newRequest();
  const first = await failToSend(request);
  expect(await settle(send(request, first.delivery))).toMatchObject({ kind: 'failed', arrival: 'unknown' });
});

test.each([
  { where: 'on the way', onLine: true, arrival: 'unknown' },
  { where: 'before it left, offline', onLine: false, arrival: 'lost' },
])('a request whose connection broke $where is $arrival', async ({ onLine, arrival }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await settle(send(newRequest(), delivery))).toMatchObject({ kind: 'failed', arrival });
});

test('a request that nobody answered for is not called lost when its second try is offline', async () => {
  holdNextMail();
  const request = newRequest();
  const first = await failToSend(request);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await settle(send(request, first.delivery))).toMatchObject({ kind: 'failed', arrival: 'unknown' });
});

test('a request that arrived is outdated, not lost, when it was changed and is then refused', async () => {
  const refusal = { status: 422, text: 'The recipients address is empty' };
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValue(refusal);
  const request = newRequest();
  const first = await failToSend(request);
  const second = await settle(send({ ...request, message: 'And a second car' }, first.delivery));
  expect(second).toMatchObject({ kind: 'failed', arrival: 'outdated' });
});

test('a change that may have reached the owner and is taken back makes the request outdated, until it is sent anew', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce({ status: 500, text: 'Down' });
  const monday = newRequest();
  const first = await failToSend(monday);
  emailJs.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const second = await failToSend({ ...monday, message: 'On Tuesday' }, first.delivery);
  expect(findArrival(monday, second.delivery, 'Dynamix')).toBe('outdated');
  emailJs.send.mockClear();
  expect(await settle(send(monday, second.delivery))).toEqual({ kind: 'sent' });
  expect(departures()).toEqual([settings.notificationTemplateId, settings.autoReplyTemplateId]);
});

test('a change that was refused and is taken back leaves the request as it arrived', async () => {
  emailJs.send.mockResolvedValueOnce(ok).mockRejectedValueOnce({ status: 500, text: 'Down' });
  const monday = newRequest();
  const first = await failToSend(monday);
  emailJs.send.mockRejectedValue({ status: 500, text: 'Down' });
  const second = await failToSend({ ...monday, message: 'On Tuesday' }, first.delivery);
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
