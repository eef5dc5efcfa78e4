import { readFileSync } from 'node:fs';
import { autoReplyParams, notificationParams } from './send-quote';

const request = {
  name: '',
  email: '',
  phone: '',
  location: '',
  vehicle: '',
  message: '',
  petHairRemoval: false,
  stainRemoval: false,
  shampooing: false,
  scratchRemoval: false,
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

test('the variables are those that the mail service is told', () => {
  expect(Object.keys(mails[0][1])).toEqual([
    'from_name',
    'from_email',
    'phone',
    'location',
    'service',
    'vehicle',
    'additional_services',
    'message',
    'brand_name',
  ]);
  expect(Object.keys(mails[1][1])).toEqual([
    'customer_name',
    'customer_email',
    'brand_name',
    'service',
    'additional_services',
  ]);
});
