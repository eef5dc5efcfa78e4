/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../scratch.fixture';
import { lineAt } from './finding.fixture';
import { mailFindings } from './mail-findings';

test('the templates name exactly what the form sends', () => {
  expect(mailFindings()).toEqual([]);
});

test('a template without its subject, or that is not there, is a blocker', () => {
  const folder = templatesWith('notification', /^Subject: .*\n/m, '');
  expect(mailFindings(folder)).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('"Subject: …"'), where: path.join(folder, 'notification.html') },
  ]);
  rmSync(`${folder}/notification.html`);
  expect(mailFindings(folder)).toMatchObject([
    {
      level: 'blocker',
      what: expect.stringContaining('is not on disk'),
      where: path.join(folder, 'notification.html'),
    },
  ]);
});

test.each(['{{from_nam}}', '{{customer_name}}'])(
  'the variable %s of the mail to the owner is a blocker at its line',
  (variable) => {
    const folder = templatesWith('notification', '<bdi>{{from_name}}</bdi>', `<bdi>${variable}</bdi>`);
    const line = readFileSync(`${folder}/notification.html`, 'utf8').split(`<bdi>${variable}`)[0]?.split('\n').length;
    expect(mailFindings(folder)).toMatchObject([
      {
        level: 'blocker',
        what: expect.stringContaining(variable),
        where: `${path.join(folder, 'notification.html')}:${line}`,
        fix: expect.stringContaining('from_name, from_email'),
      },
    ]);
  },
);

test('three braces in the mail are a blocker at their line, and two in a field are a warning', () => {
  const mail = templatesWith('notification', '<bdi>{{from_name}}</bdi>', '<bdi>{{{from_name}}}</bdi>');
  const [inMail, ...others] = mailFindings(mail);
  expect(inMail).toMatchObject({ level: 'blocker', what: expect.stringContaining('{{{from_name}}}') });
  expect(lineAt(inMail)).toContain('<bdi>');
  const field = templatesWith('auto-reply', /^Subject: .*$/m, 'Subject: For {{ customer_name }}');
  const [inField, ...more] = mailFindings(field);
  expect(inField).toMatchObject({ level: 'warning', what: expect.stringContaining('{{ customer_name }}') });
  expect(lineAt(inField)).toContain('Subject: ');
  expect([...others, ...more]).toEqual([]);
});

test.each([
  ['a brace lost in a field', 'To Email: {{{customer_email}}}', 'To Email: {{{customer_email}}', 'To Email'],
  ['a brace too many in the mail', '<bdi>{{customer_name}}', '<bdi>{{{customer_name}}', '<bdi>'],
  ['three after a comment in the mail', '<bdi>{{customer_name}}', '<!-- -->\n<bdi>{{{customer_name}}}', '<bdi>'],
  [
    'two in a later field of a name that an earlier one has',
    'From Name: {{{brand_name}}}',
    'From Name: {{brand_name}}',
    'From Name',
  ],
])('%s is found at its line', (_, old, replacement, line) => {
  const [finding] = mailFindings(templatesWith('auto-reply', old, replacement));
  expect(finding?.what).toContain('braces');
  expect(lineAt(finding)).toContain(line);
});

test('a variable that a template does not name is a warning', () => {
  const folder = templatesWith('auto-reply', /\{\{service\}\}/g, 'a detail');
  expect(mailFindings(folder)).toMatchObject([{ level: 'warning', what: expect.stringContaining('{{service}}') }]);
});

test.each([
  ['notification', '{{phone}}', '{phone}'],
  ['notification', '{{message}}', ''],
  ['notification', '\\{\\{\\{?from_email\\}\\}\\}?', 'me@example.com'],
  ['auto-reply', 'To Email: {{{customer_email}}}', 'To Email: me@example.com'],
])('the %s mail with %s as "%s" is a blocker', (name, old, replacement) => {
  const folder = templatesWith(name, new RegExp(old, 'g'), replacement);
  expect(mailFindings(folder)).toMatchObject([{ level: 'blocker', where: path.join(folder, `${name}.html`) }]);
});

/** The templates in a folder of their own, one of them changed. */
function templatesWith(name: string, old: string | RegExp, replacement: string): string {
  const folder = newFolder();
  cpSync('content/mail', folder, { recursive: true });
  const file = path.join(folder, `${name}.html`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(old, replacement));
  return folder;
}
