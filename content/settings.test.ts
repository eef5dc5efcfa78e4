import { brandKeys, brandList, brands } from './brands';
import { entry } from './entry.fixture';
import { localMailDesk, readBrand, readEmailSettings, readOrigin } from './settings';

const first = entry(brandList, 0);

test('a brand that does not exist stops the build and lists those that do', () => {
  expect(readBrand('').key).toBe(brandKeys[0]);
  for (const [key, brand] of Object.entries(brands)) expect(readBrand(key)).toBe(brand);
  expect(() => readBrand('dinamix')).toThrow(`Use one of: ${brandKeys.join(', ')}`);
});

test.each([
  'dynamix.ca',
  'https://dynamix.ca/home',
  'ftp://dynamix.ca',
  'https://a";b.ca',
  'https://a{b.ca',
  'https://www..dynamix.ca',
  'https://me:pw@dynamix.ca',
  'https://:pw@dynamix.ca',
  'https://dynamix.ca?',
  'https://dynamix.ca#',
])('the address %s stops the build', (value) => {
  expect(() => readOrigin(first, value)).toThrow(`SITE_ORIGIN is "${value}"`);
});

test('spaces around the brand and the address are not part of them', () => {
  const last = readBrand(brandKeys.at(-1));
  expect(readBrand(` ${last.key} `)).toBe(last);
  expect(readBrand(' ')).toBe(readBrand(''));
  expect(readOrigin(last, ' https://www.your-domain.ca ')).toBe('https://www.your-domain.ca');
  expect(readOrigin(last, ' ')).toBe(last.origin);
});

test('the address is kept without a trailing slash', () => {
  expect(readOrigin(first, 'https://www.dynamix.ca/')).toBe('https://www.dynamix.ca');
  expect(readOrigin(first, '')).toBe(first.origin);
});

const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION: 'notification',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY: 'auto-reply',
};

test.each([
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'my service'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', '“key”'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'template_1'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY', 'service_1'],
])('%s with the value %s, which is no such id, stops the build and is named', (name, id) => {
  expect(() => readEmailSettings({ ...account, [name]: id })).toThrow(`${name} is "${id}"`);
});

test('one template for both mails stops the build, and ids as EmailJS makes them are fine', () => {
  const made = {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a-1_B',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_a1',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION: 'template_a1',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY: 'template_b2',
  };
  expect(readEmailSettings(made)).toMatchObject({ serviceId: 'service_a1', autoReplyTemplateId: 'template_b2' });
  expect(() => readEmailSettings({ ...account, NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY: ' notification ' })).toThrow(
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION and NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY are both "notification"',
  );
});

test('a full set of email settings goes to EmailJS unless another origin is named', () => {
  expect(readEmailSettings(account)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    notificationTemplateId: 'notification',
    autoReplyTemplateId: 'auto-reply',
    origin: 'https://api.emailjs.com',
  });
  const other = { ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example.com/' };
  expect(readEmailSettings(other).origin).toBe('https://mail.example.com');
});

test('without any email setting, requests go to the local mail desk', () => {
  expect(readEmailSettings({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ' })).toBe(localMailDesk);
});

test('email settings that are set in part stop the build and name what is missing', () => {
  const { NEXT_PUBLIC_EMAILJS_SERVICE_ID: _, ...partial } = account;
  expect(() => readEmailSettings(partial)).toThrow('set NEXT_PUBLIC_EMAILJS_SERVICE_ID as well');
  expect(() => readEmailSettings({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example.com' })).toThrow(
    Object.keys(account).join(', '),
  );
});

test.each(['http://mail.example.com', 'ftp://localhost', 'https://mail.example.com/path', 'https://a";b.com', 'mail'])(
  'the email origin %s is refused',
  (address) => {
    expect(() => readEmailSettings({ ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: address })).toThrow(
      'must be an https address without a path',
    );
  },
);

test('plain http is accepted for this computer', () => {
  const local = { ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3000' };
  expect(readEmailSettings(local).origin).toBe('http://localhost:3000');
});
