/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { localMailDesk } from '../../content/settings';
import { listen } from '../ports';
import { newFolder } from '../scratch.fixture';
import { createMailDesk } from './mail-desk';
import type { Mail } from './outbox';

const notification = {
  lib_version: '4.4.1',
  user_id: localMailDesk.publicKey,
  service_id: localMailDesk.serviceId,
  template_id: localMailDesk.notificationTemplateId,
  template_params: { from_name: 'Ann', from_email: 'ann@example.com', message: 'Hello', brand_name: 'Dynamix' },
};

const autoReply = {
  ...notification,
  template_id: localMailDesk.autoReplyTemplateId,
  template_params: { customer_name: 'Ann', customer_email: 'ann@example.com', brand_name: 'Dynamix' },
};

/** A desk on a port of its own, gone when the test ends. */
async function openDesk() {
  const desk = createMailDesk({ folder: newFolder(), log: () => {} });
  const server = createServer(async (request, response) => {
    if (!(await desk(request, response))) response.writeHead(404).end('elsewhere');
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const post = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(body),
    });
  return {
    origin,
    send: async (body: unknown) => {
      const response = await post('/api/v1.0/email/send', body);
      return `${response.status} ${await response.text()}`;
    },
    next: (plan: unknown) => post('/mail-desk/next', plan),
    outbox: async (): Promise<ReadonlyArray<Mail>> => (await fetch(`${origin}/outbox.json`)).json(),
    [Symbol.dispose]: () => server.close().closeAllConnections(),
  };
}

/** However slow the machine is, all calls of the test come within a second. */
function stopClock() {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  return { [Symbol.dispose]: () => clock.mockRestore() };
}

test('an accepted mail is answered with OK and stands rendered in the outbox', async () => {
  using desk = await openDesk();
  const [, subject] = /^Subject: (.*)$/m.exec(readFileSync('content/mail/notification.html', 'utf8')) ?? [];
  expect(await desk.send(notification)).toBe('200 OK');
  const [mail] = await desk.outbox();
  expect(mail).toMatchObject({
    kind: 'notification',
    subject: subject?.replace('{{{from_name}}}', 'Ann').replace('{{{brand_name}}}', 'Dynamix'),
    replyTo: 'ann@example.com',
    params: notification.template_params,
  });
  expect(mail?.html).toContain('Hello');
  const page = await fetch(`${desk.origin}/outbox`);
  expect(page.headers.get('Content-Type')).toContain('text/html');
});

test('text that looks like markup stays text in the mail and on the outbox page', async () => {
  using desk = await openDesk();
  const message = '<script>alert("x")</script><img src=x onerror=alert(1)>';
  await desk.send({
    ...notification,
    template_params: { ...notification.template_params, message, from_name: message },
  });
  const [mail] = await desk.outbox();
  const page = await (await fetch(`${desk.origin}/outbox`)).text();
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toMatch(/<(script|img)/);
  // The whole mail is escaped in its frame's attribute: none of its tags is part of the page.
  expect(page).not.toMatch(/<(script|img|td)/);
});

test.each([
  [{ ...notification, user_id: '' }, /^400 The Public Key is invalid/],
  [{ ...notification, service_id: 'other' }, /^400 The service ID not found/],
  [{ ...notification, template_id: 'other' }, /^400 The template ID not found/],
  [{ ...notification, template_params: { phone: 250 } }, /^400 /],
  ['no object', /^400 /],
  [{ ...autoReply, template_params: { customer_email: '' } }, /^422 The recipients address is empty/],
  [{ ...notification, template_params: { message: 'é'.repeat(25_000) } }, /^413 Variables size limit/],
  [{ ...notification, template_params: { message: 'é'.repeat(200_000) } }, /^413 Variables size limit/],
])('a call that EmailJS would refuse is refused in its words (%#)', async (call, refusal) => {
  using desk = await openDesk();
  expect(await desk.send(call)).toMatch(refusal);
  expect(await desk.outbox()).toEqual([]);
});

test('the second mail within a second is answered with 429 and not kept', async () => {
  using _clock = stopClock();
  using desk = await openDesk();
  expect(await desk.send(notification)).toBe('200 OK');
  expect(await desk.send(autoReply)).toMatch(/^429/);
  expect(await desk.outbox()).toHaveLength(1);
});

test('planned failures meet the calls that contain their words, as often as they say', async () => {
  using _clock = stopClock();
  using desk = await openDesk();
  await desk.next({ action: 'refuse', status: 500, text: 'Down', times: 2, match: 'ann@' });
  const other = {
    ...notification,
    template_params: { ...notification.template_params, from_email: 'bob@example.com' },
  };
  expect(await desk.send(other)).toBe('200 OK');
  expect(await desk.send(notification)).toBe('500 Down');
  expect(await desk.send(notification)).toBe('500 Down');
  expect(await desk.send(notification)).toMatch(/^429/);
});

test('planned failures that were taken back meet no call', async () => {
  using desk = await openDesk();
  await desk.next({ action: 'refuse', status: 500, text: 'Down', times: 2 });
  await fetch(`${desk.origin}/mail-desk/next`, { method: 'DELETE' });
  expect(await desk.send(notification)).toBe('200 OK');
});

test('a dropped call gets no answer and keeps no mail', async () => {
  using desk = await openDesk();
  await desk.next({ action: 'drop' });
  await expect(desk.send(notification)).rejects.toThrow();
  expect(await desk.outbox()).toEqual([]);
});

test('a delayed call keeps its mail at once and answers late', async () => {
  using desk = await openDesk();
  await desk.next({ action: 'delay', milliseconds: 1_500 });
  const start = performance.now();
  let isAnswered = false;
  const answer = desk.send(notification).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered && (await desk.outbox()).length === 0) await pause(10);
  expect(isAnswered).toBe(false);
  expect(await answer).toBe('200 OK');
  expect(performance.now() - start).toBeGreaterThanOrEqual(1_490);
});

test('the preflight of a page with another address is granted, a look into the outbox is not', async () => {
  using desk = await openDesk();
  const response = await fetch(`${desk.origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect((await fetch(`${desk.origin}/outbox.json`)).headers.has('access-control-allow-origin')).toBe(false);
});

test('other addresses are left to the server', async () => {
  using desk = await openDesk();
  expect(await (await fetch(`${desk.origin}/duncan`)).text()).toBe('elsewhere');
});

test('a caller that names another host is turned away', async () => {
  using desk = await openDesk();
  const { request } = await import('node:http');
  const status = await new Promise((resolve) =>
    request(`${desk.origin}/outbox.json`, { headers: { Host: 'evil.example' } }, (answer) =>
      resolve(answer.statusCode),
    ).end(),
  );
  expect(status).toBe(403);
});

test.each([
  [{ action: 'refuse' }],
  [{ action: 'refuse', status: '500', text: 'Down' }],
  [{ action: 'refuse', status: 99, text: 'Down' }],
  [{ action: 'refuse', status: 500 }],
  [{ action: 'delay' }],
  [{ action: 'delay', milliseconds: -1 }],
  [{ action: 'drop', times: 0 }],
  [{ action: 'drop', match: 1 }],
  [{ action: 'other' }],
  [null],
])('the plan %j is refused, and mails are taken as before', async (plan) => {
  using desk = await openDesk();
  expect((await desk.next(plan)).status).toBe(400);
  expect(await desk.send(notification)).toBe('200 OK');
});

test('a plan that is sent as text, as a page of another site could, is refused, and mails are taken as before', async () => {
  using desk = await openDesk();
  const { status } = await fetch(`${desk.origin}/mail-desk/next`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Connection: 'close' },
    body: JSON.stringify({ action: 'drop' }),
  });
  expect(status).toBe(415);
  expect(await desk.send(notification)).toBe('200 OK');
});

test.each(['notification', 'auto-reply'])('a desk does not open with a %s that it could not send', (kind) => {
  const templates = newFolder();
  const open = () => createMailDesk({ folder: templates, templates, log: () => {} });
  cpSync('content/mail', templates, { recursive: true });
  expect(open).not.toThrow();
  const file = join(templates, `${kind}.html`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^Subject: .*\n/m, ''));
  expect(open).toThrow(`${file} must open with a comment that has a line "Subject: …"`);
  rmSync(file);
  expect(open).toThrow(`${file} is not on disk`);
});

test('a caller on another computer is turned away, even one that says it means this one', async () => {
  const desk = createMailDesk({ folder: newFolder(), log: () => {} });
  const request = {
    method: 'GET',
    url: '/outbox.json',
    socket: { remoteAddress: '192.168.1.20' },
    headers: { host: 'localhost:3000' },
  };
  const response = { writeHead: jest.fn(), end: jest.fn() };
  expect(await desk(request as never, response as never)).toBe(true);
  expect(response.writeHead).toHaveBeenCalledWith(403, expect.anything());
});
