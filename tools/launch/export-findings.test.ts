/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { email, phone } from '../../content/business';
import { entry } from '../../content/entry.fixture';
import { homePage, pages, slugPages } from '../../content/pages';
import { brand, type EmailSettings, emailSettings, localMailDesk, origin } from '../../content/settings';
import { budgetFor, findOverruns } from '../budgets/budgets';
import { weighPage } from '../budgets/page-weight';
import { type ExportedSite, fileOf } from '../exported-site';
import { moveToNewFolder } from '../scratch.fixture';
import { contactFaults, exportFindings, linkFaults, outdatedFindings } from './export-findings';

const record = {
  telephone: phone.international,
  name: 'Dynamix',
  email: email.address,
  address: { addressLocality: 'Duncan' },
};
const text = `Dynamix comes to Duncan. Call ${phone.display} or write to ${email.address}.`;

test('a record that says what visitors read is fine', () => {
  expect(contactFaults([record], text)).toEqual([]);
});

test.each([
  ['name', { ...record, name: 'Dynamics' }, '"Dynamics"'],
  ['home town', { ...record, address: { addressLocality: 'Victoria' } }, '"Victoria"'],
  ['town', { ...record, areaServed: { name: 'Victoria' } }, '"Victoria"'],
  ['phone', { ...record, telephone: `${phone.international}0` }, `${phone.international}0`],
  ['email', { ...record, email: `not.${email.address}` }, `"not.${email.address}"`],
])('a record with another %s than the page is a fault', (_, changed, words) => {
  const faults = contactFaults([changed], text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});

test('a page without a record is a fault', () => {
  expect(contactFaults([], text)).toEqual(['Machines find no record of the business.']);
});

test('a link that dials another number or writes to another address is a fault, said once', () => {
  const linksTo = (number: string, address: string) =>
    `<a href="tel:${number}">Call</a> <a href="mailto:${address}?subject=Quote">Write</a> <a href="tel:${number}">`;
  expect(linkFaults(linksTo(phone.international, email.address))).toEqual([]);
  expect(linkFaults(linksTo(phone.international, email.address.replace('@', '&#64;')))).toEqual([]);
  expect(linkFaults(linksTo('+15550100', `not.${email.address}`))).toEqual([
    `A link dials +15550100 instead of ${phone.international}.`,
    `A link writes to not.${email.address} instead of ${email.address}.`,
  ]);
});

test('without a built site the check says how to build it', () => {
  const findings = exportFindings('no-such-folder', { brand, origin, emailSettings });
  expect(findings).toMatchObject([
    { level: 'blocker', what: 'There is no built site to look at.', fix: expect.stringContaining('npm run build') },
  ]);
});

test('a built site of a brand that was taken away is said to be one, at its home page', () => {
  using project = newProject();
  project.write('out/index.html', 20, '<html data-brand="retired">');
  expect(exportFindings('out', { brand, origin, emailSettings })).toMatchObject([
    {
      level: 'blocker',
      what: expect.stringContaining('was not built from a brand of this project'),
      where: path.join('out', 'index.html'),
      fix: expect.stringContaining('npm run build'),
    },
  ]);
});

/** They cannot be compressed much. */
const manyFigures = Array.from({ length: 10_000 }, (_, index) => Math.sin(index)).join(' ');
const [original, copy] = [entry(slugPages, 0), entry(slugPages, -1)];

test.each([
  ['dials another number', homePage, `tel:${phone.international}`, 'tel:+15550100', 'A link dials +15550100'],
  ['lacks the phone', homePage, `>${phone.display}<`, '>Call<', 'Visitors cannot read the phone number'],
  ['has a record of another phone', homePage, `"${phone.international}"`, '"+15550100"', 'Machines read the phone'],
  ['weighs too much', homePage, `>${phone.display}<`, `>${phone.display} ${manyFigures}<`, 'its markup weighs'],
  ['copies another', copy, words(copy.path), words(original.path), `are those of ${original.path}`],
])('a built site whose page %s is told, with the page', (_, page, before, after, fault) => {
  using project = newProject(`'self' ${emailSettings.origin}`, emailSettings);
  for (const { path: address } of pages) project.addPage(address);
  expect(exportFindings('out', { brand, origin, emailSettings })).toEqual([]);
  project.addPage(page.path, (html) => html.replace(before, after));
  expect(exportFindings('out', { brand, origin, emailSettings })).toEqual([
    expect.objectContaining({ what: expect.stringContaining(fault) }),
  ]);
});

test('a page that the owner’s words make a little heavier than its budget is no finding', () => {
  using project = newProject(`'self' ${emailSettings.origin}`, emailSettings);
  for (const { path: address } of pages) project.addPage(address);
  const budget = budgetFor('home');
  // As hexadecimal figures, two letters are a byte.
  const added = randomBytes(Math.round(1.1 * budget.markup.max)).toString('hex');
  project.addPage('/', (html) => html.replace('</main>', `${added}</main>`));
  expect(findOverruns(weighPage('out', '/'), budget)).toMatchObject([{ part: 'markup' }]);
  expect(exportFindings('out', { brand, origin, emailSettings })).toEqual([]);
});

test('a space that does not break a line is read as any other', () => {
  const name = 'Dynamix\u00a0Detailing';
  expect(contactFaults([{ name, telephone: phone.international }], 'Dynamix Detailing')).toEqual([]);
});

test('a built site that has lost a file which its pages name is to be built again', () => {
  using project = newProject(`'self' ${emailSettings.origin}`, emailSettings);
  project.addPage('/');
  rmSync('out/payload.js');
  expect(exportFindings('out', { brand, origin, emailSettings })).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('is not whole'), fix: expect.stringContaining('npm run build') },
  ]);
});

test('a built site that cannot be read is not said to be missing', () => {
  using _project = newProject();
  rmSync('out/index.html');
  mkdirSync('out/index.html');
  expect(() => exportFindings('out', { brand, origin, emailSettings })).toThrow('EISDIR');
});

const ids: EmailSettings = {
  publicKey: 'key-1',
  serviceId: 'service-1',
  notificationTemplateId: 'template-1',
  autoReplyTemplateId: 'template-2',
  origin: 'https://api.emailjs.com',
};

test.each([
  ['publicKey', 'key-2'],
  ['serviceId', 'service'],
  ['notificationTemplateId', 'template-3'],
  ['autoReplyTemplateId', 'template-3'],
  ['origin', 'https://mail.detailer.ca'],
  ['autoReplyTemplateId', ids.notificationTemplateId],
])('a site that was built with another %s of EmailJS is not this one', (field, value) => {
  using project = newProject();
  expect(project.faultsWith(ids)).toEqual([]);
  expect(project.faultsWith({ ...ids, [field]: value })).toEqual([
    'The built site does not match this folder. It was built with other EmailJS settings.',
  ]);
});

test.each(["'self'", `'self' ${ids.origin}.example`])(
  'a site whose policy lets pages connect to %s alone has a form that reaches nobody',
  (sources) => {
    using project = newProject(sources);
    expect(project.faultsWith(ids)).toEqual([
      `The built site does not match this folder. Its pages are not allowed to send anything to ${ids.origin}.`,
    ]);
  },
);

test('the local mail desk is at the address of the site, which every policy allows', () => {
  using project = newProject("'self'", localMailDesk);
  expect(project.faultsWith(localMailDesk)).toEqual([]);
});

test.each([
  'app/page.tsx',
  'components/hero.tsx',
  'content/home.ts',
  'content/mail/variables.ts',
  'public/proof.html',
  'public/og-image.png',
  'tools/export/loader/loader.ts',
  'tools/hosts/rules.ts',
  'tools/pictures/cards.ts',
  'tools/build.ts',
  'tools/files.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.build.json',
  'tsconfig.json',
])('a site that was built before %s changed is not this one', (file) => {
  using project = newProject();
  project.write(file, 30);
  expect(project.faultsWith(ids)).toEqual([
    `The built site does not match this folder. It is older than ${path.normalize(file)}.`,
  ]);
});

test('what a computer keeps beside the pictures for itself changes nothing', () => {
  using project = newProject();
  project.write('content/pictures/.DS_Store', 30);
  expect(project.faultsWith(ids)).toEqual([]);
});

test('a site that was built for another address or of another brand is not this one', () => {
  using project = newProject();
  expect(project.faultsWith(ids, { origin: 'https://other.ca' })).toEqual([
    `The built site does not match this folder. It was built for https://other.ca, but the settings say ${origin}.`,
  ]);
  expect(project.faultsWith(ids, { brand: { ...brand, key: 'other' as never, name: 'Other' } })).toEqual([
    `The built site does not match this folder. It is Other, but the settings choose ${brand.name}.`,
  ]);
});

test('a site whose build was stopped before its last step is not this one', () => {
  using project = newProject();
  rmSync('out/deploy/Caddyfile');
  expect(project.faultsWith(ids)).toEqual(['The built site does not match this folder. Its build did not finish.']);
});

test('a site without the export step, which writes the policy, is called unfinished', () => {
  using project = newProject();
  project.write('out/index.html', 20, readFileSync('out/index.html', 'utf8').replace(/<meta[^>]*>/, ''));
  expect(project.faultsWith(ids)).toEqual(['The built site does not match this folder. Its build did not finish.']);
});

test('a mail template that was changed since the build makes no other site: it is pasted into EmailJS', () => {
  using project = newProject();
  project.write('content/mail/auto-reply.html', 30);
  expect(project.faultsWith(ids)).toEqual([]);
});

test('pictures that were made again since the build, as by npm run dev, are not another site', () => {
  using project = newProject();
  project.write('public/pictures/hero.avif', 30);
  project.write('public/favicon.ico', 30);
  expect(project.faultsWith(ids)).toEqual([]);
});

test('sources that were copied after the site, with the dates that they had, make no other site', async () => {
  using project = newProject("'self'", localMailDesk, 0);
  await sleep(50);
  project.write('app/page.tsx', 10);
  expect(project.faultsWith(localMailDesk)).toEqual([]);
});

test('a test that was changed since the build makes no other site', () => {
  using project = newProject();
  for (const file of ['tools/build.test.ts', 'tools/build.fixture.ts']) project.write(file, 30);
  expect(project.faultsWith(ids)).toEqual([]);
});

test('of a site that is older than a page of it, nothing else is said', () => {
  using project = newProject(`'self' ${emailSettings.origin}`, emailSettings);
  project.addPage('/');
  project.write('content/home.ts', 30);
  expect(exportFindings('out', { brand, origin, emailSettings })).toMatchObject([
    { what: expect.stringContaining('It is older than') },
  ]);
});

test.each(['public/proof.html', 'content/pictures/hero.jpg'])(
  '%s, which keeps the date on which it was made, is newer than the site when it came later',
  async (file) => {
    using project = newProject("'self'", localMailDesk, 0);
    // Disks round such times to some milliseconds.
    await sleep(50);
    project.write(file, 5);
    expect(project.faultsWith(localMailDesk)).toEqual([
      `The built site does not match this folder. It is older than ${path.normalize(file)}.`,
    ]);
  },
);

test.each(['content/home.ts', 'public/proof.html', 'content/pictures/hero.jpg'])(
  '%s with a date that is still to come, as from a camera whose clock is ahead, does not make the site older',
  async (file) => {
    using project = newProject("'self'", localMailDesk, Date.now() / 1000 - 60);
    project.write(file, 3 * 60 * 60);
    await sleep(50);
    project.write('out/index.html', 50, readFileSync('out/index.html', 'utf8'));
    expect(project.faultsWith(localMailDesk)).toEqual([]);
  },
);

/**
 * A project in a folder of its own, where the test goes on, and a site that was built of it, ten seconds after `start`.
 * The home page and what is brought in count from when they are written, unless their time is later.
 */
function newProject(sources = `'self' ${ids.origin}`, settings = ids, start = Date.now() / 1000) {
  const moved = moveToNewFolder();
  const write = (file: string, time: number, text = '') => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, start + time, start + time);
  };
  const files = ['app/page.tsx', 'components/hero.tsx', 'content/home.ts', 'public/.gitkeep'];
  const tools = ['tools/build.ts', 'tools/export/loader/loader.ts', 'tools/hosts/rules.ts', 'tools/pictures/cards.ts'];
  const others = ['next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.build.json', 'tsconfig.json'];
  for (const file of [...files, ...tools, ...others]) write(file, 10);
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src ${sources}; base-uri 'none'">`;
  const loader = '<script data-payload="/payload.js">load()</script>';
  write('out/index.html', 20, policy + loader);
  write('out/deploy/Caddyfile', 20);
  write('out/payload.js', 20, `self.__next_f.push([1,${JSON.stringify(JSON.stringify({ settings }))}])`);
  return {
    write,
    /** A page with all that visitors and machines look for, and what `change` makes of it. */
    addPage(address: string, change = (html: string) => html) {
      const data = { '@graph': [{ telephone: phone.international, email: email.address, name: brand.name }] };
      const head = `<html data-brand="${brand.key}"><meta property="og:url" content="${origin}/">${policy}`;
      const contact = `${brand.name} <a href="tel:${phone.international}">${phone.display}</a> ${email.address}`;
      const html = `${head}<body><main>${words(address)} ${contact}</main><script type="application/ld+json">${JSON.stringify(data)}</script>${loader}`;
      write(`out/${fileOf(address)}`, 20, change(html));
    },
    faultsWith: (wanted: EmailSettings, built: Partial<ExportedSite> = {}) =>
      outdatedFindings({ folder: 'out', brand, origin, ...built }, { brand, origin, emailSettings: wanted }).map(
        ({ what }) => what,
      ),
    [Symbol.dispose]: moved[Symbol.dispose],
  };
}

/** Words that no other page has. */
function words(address: string) {
  return Array.from({ length: 30 }, (_, index) => `${address.slice(1)}${index}`).join(' ');
}
