import { readFileSync } from 'node:fs';
import { mailVariables } from '@/content/mail-variables';

const mails = Object.entries(mailVariables);

test.each(mails)('the %s template uses exactly the variables that are sent', (name, variables) => {
  const template = readFileSync(`content/mail/${name}.html`, 'utf8');
  const used = new Set(Array.from(template.matchAll(/\{\{(\w+)\}\}/g), ([, variable]) => variable));
  expect([...used].sort()).toEqual(variables.toSorted());
});

test.each(mails)('every variable of the %s template is escaped: none is written unescaped', (name) => {
  expect(readFileSync(`content/mail/${name}.html`, 'utf8')).not.toMatch(/\{\{\{|\{\{&/);
});
