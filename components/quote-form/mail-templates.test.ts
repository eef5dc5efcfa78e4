import { readFileSync } from 'node:fs';
import { mailVariables } from '@/content/mail-variables';
import { autoReplyParams, notificationParams } from './send-quote';

const request = {
  name: '',
  email: '',
  phone: '',
  location: '',
  vehicle: '',
  message: '',
};

const mails = [
  ['notification', notificationParams(request, 'Dynamix', 'Q-7K3F')],
  ['auto-reply', autoReplyParams(request, 'Dynamix')],
] as const;

test.each(mails)('the %s template uses exactly the variables that are sent', (name, params) => {
  const template = readFileSync(`content/mail/${name}.html`, 'utf8');
  const used = new Set(Array.from(template.matchAll(/\{\{(\w+)\}\}/g), ([, variable]) => variable));
  expect([...used].sort()).toEqual(Object.keys(params).sort());
});

test.each(mails)('every variable of the %s template is escaped: none is written unescaped', (name) => {
  expect(readFileSync(`content/mail/${name}.html`, 'utf8')).not.toMatch(/\{\{\{|\{\{&/);
});

test.each(mails)('the variables of the %s are those that the form sends, in their order', (name, params) => {
  expect(Object.keys(params)).toEqual(mailVariables[name]);
});
