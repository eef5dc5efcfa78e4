/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../scratch.fixture';
import { readMailTemplate, renderMail } from './mail-template';

test('a mail that an editor on Windows saved is read as before', () => {
  const own = 'content/mail/notification.html';
  const saved = path.join(newFolder(), 'notification.html');
  writeFileSync(saved, `\uFEFF${readFileSync(own, 'utf8').replaceAll('\n', '\r\n')}`);
  const { html, ...head } = readMailTemplate(own);
  expect(readMailTemplate(saved)).toEqual({ ...head, html: html.replaceAll('\n', '\r\n') });
});

test('a name is escaped between two braces, in fields as well, and stays as it is between three', () => {
  const template = {
    subject: '{{{name}}}, or {{name}}',
    to: '{{{ name }}}@example.com',
    replyTo: '{{ name }}',
    html: '<p>{{name}}</p>',
  };
  expect(renderMail(template, { name: "O'Brien" })).toEqual({
    subject: "O'Brien, or O&#39;Brien",
    to: "O'Brien@example.com",
    replyTo: 'O&#39;Brien',
    html: '<p>O&#39;Brien</p>',
  });
});

test('what a template leaves open and nobody fills in is empty, whatever its name', () => {
  const template = { subject: 'A {{other}}', to: '{{to}}', replyTo: '', html: '<p>{{toString}}</p>' };
  expect(renderMail(template, { to: 'ann@example.com' })).toEqual({
    subject: 'A',
    to: 'ann@example.com',
    replyTo: '',
    html: '<p></p>',
  });
});
