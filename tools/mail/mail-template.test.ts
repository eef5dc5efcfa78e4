/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../scratch.fixture';
import { readMailTemplate } from './mail-template';

test('a mail that an editor on Windows saved is read as before', () => {
  const own = 'content/mail/notification.html';
  const saved = path.join(newFolder(), 'notification.html');
  writeFileSync(saved, `\uFEFF${readFileSync(own, 'utf8').replaceAll('\n', '\r\n')}`);
  const { html, ...head } = readMailTemplate(own);
  expect(readMailTemplate(saved)).toEqual({ ...head, html: html.replaceAll('\n', '\r\n') });
});
