/** @jest-environment node */
import { brandList } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { entry } from '../../content/entry.fixture';
import { openingHours } from '../../content/opening-hours';
import { localMailDesk } from '../../content/settings';
import { addressFindings, contactFindings, emailFindings, hoursFindings } from './contact-findings';
import { lineAt } from './finding.fixture';
import { settingLine } from './line-of';

/** Any brand will do. */
const sampleBrand = entry(brandList, 0);

const realContact = {
  phone: { display: '250-746-1234', international: '+12507461234', receivesTexts: true, sample: false },
  email: { address: 'hello@dynamix.ca', sample: false },
};

test('a real phone and a real email address are fine', () => {
  expect(contactFindings(realContact)).toEqual([]);
});

test.each([
  ['a phone marked as a sample', { phone: { ...realContact.phone, sample: true } }, 'is a sample', 'display:'],
  [
    'a phone of the numbers kept for fiction',
    { phone: { ...realContact.phone, display: '250-555-0142', international: '+12505550142' } },
    'is a sample',
    'display:',
  ],
  [
    'an example address, however it is written,',
    { email: { address: 'hello@Example.com', sample: false } },
    'Nobody reads it',
    'const email',
  ],
  [
    'an address marked as a sample',
    { email: { ...realContact.email, sample: true } },
    'Nobody reads it',
    'const email',
  ],
  [
    'an address nobody can own',
    { email: { address: 'hello@example.com', sample: false } },
    'Nobody reads it',
    'const email',
  ],
])('%s is a blocker at its line', (_, change, words, line) => {
  const findings = contactFindings({ ...realContact, ...change });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ level: 'blocker', what: expect.stringContaining(words) });
  expect(lineAt(findings[0])).toContain(line);
});

const shownHours = { from: 'Tuesday', to: 'Saturday', opens: '09:00', closes: '17:00' } as const;

test.each([
  [{}, 0],
  [{ to: 'Sunday' }, 1],
  [{ from: 'Wednesday' }, 1],
  [{ to: 'Friday' }, 1],
  [{ opens: '08:00' }, 1],
  [{ opens: '10:00' }, 1],
  [{ closes: '16:00' }, 1],
] as const)('hours of the home page that differ from those visitors read by %j give %i warnings', (change, count) => {
  const findings = hoursFindings(openingHours(shownHours), openingHours({ ...shownHours, ...change }));
  expect(findings).toHaveLength(count);
  for (const finding of findings) {
    expect(finding.level).toBe('warning');
    expect(lineAt(finding)).toContain('const organisationHours');
  }
});

test('quote requests must reach somebody', () => {
  expect(emailFindings(localMailDesk)[0]?.level).toBe('blocker');
  expect(emailFindings({ ...localMailDesk, origin: 'https://api.emailjs.com' })).toEqual([]);
});

test.each(['http://localhost:3001', 'http://[::1]:3001', 'https://mail.example.com'])(
  'quote requests to %s reach nobody',
  (origin) => {
    expect(emailFindings({ ...localMailDesk, origin })).toMatchObject([
      { level: 'blocker', what: expect.stringContaining(origin) },
    ]);
  },
);

const realProfiles = [
  { name: 'Facebook', url: 'https://facebook.com/dynamix', sample: false },
  { name: 'Instagram', url: 'https://instagram.com/dynamix', sample: false },
] as const;
const red: Brand = { ...sampleBrand, origin: 'https://red.ca', socialProfiles: realProfiles };

test.each([
  'https://nobodys.example',
  'https://dynamix',
  'http://red.ca',
  'http://localhost:3000',
  'https://192.168.1.20',
  'https://www.example.com',
  'https://www.your-domain.ca',
])('the address %s is a blocker', (origin) => {
  expect(addressFindings(red, origin)).toMatchObject([{ level: 'blocker', what: expect.stringContaining(origin) }]);
});

test('an address that is a blocker is named where it is written: in the file of the brand, or in the settings', () => {
  const brand = { ...sampleBrand, origin: 'http://red.ca' };
  expect(lineAt(addressFindings(brand, brand.origin)[0])).toContain('origin:');
  expect(addressFindings(brand, 'http://blue.ca')[0]?.where).toBe(settingLine('SITE_ORIGIN'));
});

test("another brand's address is a blocker", () => {
  const other = entry(brandList, -1);
  const restored = jest.replaceProperty(other, 'origin', 'https://blue.ca');
  expect(addressFindings({ ...red, key: 'red' }, 'https://blue.ca')).toMatchObject([
    { level: 'blocker', what: expect.stringContaining(other.name) },
  ]);
  expect(addressFindings({ ...red, key: other.key }, 'https://blue.ca')).toEqual([]);
  restored.restore();
});

test('a real address with real profiles is fine, a sample profile is a blocker', () => {
  expect(addressFindings(red, red.origin)).toEqual([]);
  const [facebook, instagram] = realProfiles;
  const findings = addressFindings({ ...red, socialProfiles: [{ ...facebook, sample: true }, instagram] }, red.origin);
  expect(findings).toMatchObject([{ level: 'blocker', what: expect.stringContaining('Facebook') }]);
  const nobodys = [facebook, { ...instagram, url: 'https://instagram.example/dynamix' }] as const;
  expect(addressFindings({ ...red, socialProfiles: nobodys }, red.origin)).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('Instagram') },
  ]);
});

test('no profile at all is a warning: there may be none', () => {
  expect(addressFindings({ ...red, socialProfiles: [] }, red.origin)).toMatchObject([{ level: 'warning' }]);
});

test.each([
  ['https://nobodys.example', 'is an example.'],
  ['http://red.ca', 'is not https.'],
])('what is wrong with the address %s is said: it %s', (origin, words) => {
  expect(addressFindings(red, origin)).toMatchObject([{ what: expect.stringContaining(words) }]);
});
