/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brands } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { cityList } from '../../content/cities';
import { openingHours } from '../../content/opening-hours';
import { packages } from '../../content/packages';
import { landingPages, pages } from '../../content/pages';
import { reviews } from '../../content/reviews';
import { localMailDesk } from '../../content/settings';
import {
  addressFindings,
  canonicalFindings,
  claimFindings,
  contactFindings,
  emailFindings,
  featureFindings,
  hoursFindings,
  priceFindings,
  reviewFindings,
  searchTextFindings,
  townFindings,
} from './content-findings';
import type { Finding } from './finding';

const realContact = {
  phone: { display: '250-746-1234', international: '+12507461234', sample: false },
  email: { address: 'hello@dynamix.ca', sample: false },
};

test('a real phone and a real e-mail address are fine', () => {
  expect(contactFindings(realContact)).toEqual([]);
});

test.each([
  ['a phone marked as a sample', { phone: { ...realContact.phone, sample: true } }, 'is a sample', 'display:'],
  [
    'a phone of the numbers kept for fiction',
    { phone: { display: '250-555-0142', international: '+12505550142', sample: false } },
    'is a sample',
    'display:',
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

test('each sample review is a blocker at its own line, a real one is not', () => {
  const [first, ...others] = reviews;
  if (!first) throw new Error('There are no reviews.');
  const findings = reviewFindings([
    { ...first, sample: false },
    ...others.map((review) => ({ ...review, sample: true })),
  ]);
  expect(findings).toHaveLength(others.length);
  others.forEach(({ review }, index) => {
    expect(lineAt(findings[index])).toContain(review.slice(0, 20));
  });
});

test('quote requests must reach somebody', () => {
  expect(emailFindings(localMailDesk)[0]?.level).toBe('blocker');
  expect(emailFindings({ ...localMailDesk, origin: 'https://api.emailjs.com' })).toEqual([]);
});

const realProfiles = [
  { name: 'Facebook', url: 'https://facebook.com/dynamix', sample: false },
  { name: 'Instagram', url: 'https://instagram.com/dynamix', sample: false },
] as const;
const undecided = { canonicalOrigin: undefined, socialProfiles: realProfiles };
const red: Brand = { ...brands.dynamix, ...undecided, origin: 'https://red.ca' };
const blue: Brand = { ...brands.ladysmithautodetailing, ...undecided, origin: 'https://blue.ca' };

test.each([
  'https://dynamix.example',
  'https://dynamix',
  'http://red.ca',
  'http://localhost:3000',
  'https://www.example.com',
])('the address %s is a blocker', (origin) => {
  expect(addressFindings(red, origin)).toMatchObject([{ level: 'blocker', what: expect.stringContaining(origin) }]);
});

test('a real address with real profiles is fine, a sample profile is a blocker', () => {
  expect(addressFindings(red, red.origin)).toEqual([]);
  const [facebook, instagram] = realProfiles;
  const findings = addressFindings({ ...red, socialProfiles: [{ ...facebook, sample: true }, instagram] }, red.origin);
  expect(findings).toMatchObject([{ level: 'blocker', what: expect.stringContaining('Facebook') }]);
});

test('two public brands need a decision; one that gives way, or both kept on purpose, is one', () => {
  expect(canonicalFindings([red, { ...blue, origin: 'https://blue.example' }])).toEqual([]);
  expect(canonicalFindings([red, blue])).toMatchObject([{ level: 'warning' }]);
  expect(canonicalFindings([red, { ...blue, canonicalOrigin: red.origin }])).toEqual([]);
  expect(canonicalFindings([{ ...red, canonicalOrigin: red.origin }, blue])).toEqual([]);
});

test('a canonical address that no brand keeps is a blocker', () => {
  expect(canonicalFindings([red, { ...blue, canonicalOrigin: 'https://elsewhere.ca' }])).toMatchObject([
    { level: 'blocker' },
  ]);
  const eachToTheOther = [
    { ...red, canonicalOrigin: blue.origin },
    { ...blue, canonicalOrigin: red.origin },
  ];
  expect(canonicalFindings(eachToTheOther)).toMatchObject([{ level: 'blocker' }, { level: 'blocker' }]);
});

test.each([
  [{ text: 'x' }, 'has no source'],
  [{ text: 'x', source: ' ' }, 'has no source'],
  [{ text: 'x', source: 'records' }, 'was never checked'],
  [{ text: 'x', source: 'records', checkedOn: '2025-11-19' }, 'was last checked on 2025-11-19'],
  [{ text: 'x', source: 'records', checkedOn: '2026-12-24' }, 'was last checked on 2026-12-24'],
  [{ text: 'x', source: 'records', checkedOn: '2026-02-31' }, 'was last checked on 2026-02-31'],
  [{ text: 'x', source: 'records', checkedOn: '24 May 2026' }, 'was last checked on 24 May 2026'],
])('the claim %j is a warning', (claim, words) => {
  const findings = claimFindings({ made: claim }, new Date('2026-11-20T12:00-08:00'), 'America/Vancouver');
  expect(findings).toMatchObject([{ level: 'warning', what: expect.stringContaining(words) }]);
});

test.each(['2025-11-21', '2026-11-20'])(
  'a claim with a source that was checked on %s is fine all day long, where the business is',
  (checkedOn) => {
    const claim = { text: 'x', source: 'records', checkedOn };
    for (const now of ['2026-11-20T00:00-08:00', '2026-11-20T23:59-08:00']) {
      expect(claimFindings({ made: claim }, new Date(now), 'America/Vancouver')).toEqual([]);
    }
  },
);

test('a draft town and made-up areas are blockers', () => {
  const [town] = cityList;
  if (!town) throw new Error('There is no town.');
  expect(townFindings([{ ...town, draft: undefined }])).toEqual([]);
  expect(townFindings([{ ...town, draft: true }])).toMatchObject([{ level: 'blocker' }]);
  const { name } = town;
  const areas = [
    `Downtown ${name}`,
    `North ${name}`,
    `South ${name}`,
    `East ${name}`,
    `West ${name}`,
    `${name} Heights`,
  ] as const;
  expect(townFindings([{ ...town, draft: undefined, areas }])).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('made up') },
  ]);
});

test.each(pages)('a description of $path that is too short or too long is a warning at its line', (page) => {
  for (const length of [109, 161]) {
    const findings = searchTextFindings([{ ...page, metaDescription: 'x'.repeat(length) }]);
    expect(findings).toMatchObject([
      { level: 'warning', what: `The description of ${page.path} has ${length} characters.` },
    ]);
    expect(lineAt(findings[0])).toMatch(/^ +(description|metaDescription):/);
  }
  const fits = [110, 160].map((length) => ({ ...page, metaDescription: 'x'.repeat(length) }));
  expect(searchTextFindings(fits)).toEqual([]);
});

test.each(landingPages)('a title of $path with more than 65 characters is a warning at its line', (page) => {
  const metaDescription = 'x'.repeat(120);
  expect(searchTextFindings([{ ...page, metaDescription, title: 'x'.repeat(65) }])).toEqual([]);
  const findings = searchTextFindings([{ ...page, metaDescription, title: 'x'.repeat(66) }]);
  expect(findings).toMatchObject([{ level: 'warning', what: expect.stringContaining('66') }]);
  expect(findings[0]?.where).toContain(`content/landings/${page.slug}.ts:`);
  expect(lineAt(findings[0])).toContain('  title:');
});

test('what packages include is a warning at its line until the owner has read it', () => {
  const findings = featureFindings(true);
  expect(findings).toMatchObject([{ level: 'warning' }]);
  expect(lineAt(findings[0])).toContain('const featuresAreSamples');
  expect(featureFindings(false)).toEqual([]);
});

test('a price outside the range that search engines are told is a warning', () => {
  const [first] = packages;
  if (!first) throw new Error('There is no package.');
  const priced = (startsAtDollars: number) => [{ ...first, startsAtDollars }];
  for (const range of ['$199-$1299', '$199-$1,299']) {
    for (const dollars of [199, 1299]) expect(priceFindings(priced(dollars), range)).toEqual([]);
    for (const dollars of [198, 1300]) {
      expect(priceFindings(priced(dollars), range)).toMatchObject([
        { level: 'warning', what: expect.stringContaining(`outside the price range ${range} `) },
      ]);
    }
  }
});

/** The line that a finding points to. */
function lineAt({ where = '' }: Partial<Finding> = {}) {
  const [file = '', line] = where.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
}
