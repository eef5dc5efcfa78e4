/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../scratch.fixture';
import { keepMail, type Mail, readMails } from './outbox';
import { outboxPage } from './outbox-page';

// A disk may list files in any order.
jest.mock('node:fs/promises', () => {
  const disk = jest.requireActual('node:fs/promises');
  return { ...disk, readdir: async (folder: string) => (await disk.readdir(folder)).toReversed() };
});

const mail: Mail = {
  kind: 'notification',
  at: '2026-01-01T12:00:00.000Z',
  to: 'hello@example.com',
  replyTo: 'ann@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  params: {},
};

test('mails are read in the order in which they were accepted, not in that of the disk', async () => {
  const folder = newFolder();
  const times = ['2026-01-01T12:00:00.000Z', '2026-01-02T12:00:00.000Z', '2026-01-03T12:00:00.000Z'];
  for (const at of times) await keepMail(folder, { ...mail, at });
  expect((await readMails(folder)).map(({ at }) => at)).toEqual(times);
});

test('a file that another version kept is passed over', async () => {
  const folder = newFolder();
  await keepMail(folder, mail);
  writeFileSync(path.join(folder, 'older.json'), JSON.stringify({ ...mail, subject: undefined }));
  writeFileSync(path.join(folder, 'broken.json'), '{');
  expect(await readMails(folder)).toEqual([mail]);
});

test('the outbox shows its newest 20 mails, the last one first, and runs and loads nothing', () => {
  const page = outboxPage(Array.from({ length: 21 }, (_, index) => ({ ...mail, subject: `Mail ${index + 1}` })));
  const shown = [...page.matchAll(/<article>\s*<h2[^>]*>(.+)<\/h2>/g)].map(([, subject]) => subject);
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => `Mail ${21 - index}`));
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
  );
});
