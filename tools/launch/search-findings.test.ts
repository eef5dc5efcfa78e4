/** @jest-environment node */
import fs, { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandList } from '../../content/brands';
import type { Brand } from '../../content/brands/types';
import { entry } from '../../content/entry.fixture';
import { about } from '../../content/home';
import { amount, packages } from '../../content/packages';
import { landingPages, pages } from '../../content/pages';
import { descriptionLength } from '../../content/search';
import { newFolder } from '../scratch.fixture';
import { updateLastmod } from '../search/lastmod-record';
import { lineAt } from './finding.fixture';
import {
  alternateNameFindings,
  canonicalFindings,
  dateFindings,
  priceFindings,
  searchTextFindings,
  typedPriceFindings,
} from './search-findings';

afterEach(() => jest.restoreAllMocks());

const upToDate = updateLastmod({}, '2026-01-01');

/** Any brand will do. */
const sampleBrand = entry(brandList, 0);

test.each(pages)('a description of $path that is too short or too long is a warning at its line', (page) => {
  for (const length of [descriptionLength.min - 1, descriptionLength.max + 1]) {
    const findings = searchTextFindings([{ ...page, metaDescription: 'x'.repeat(length) }]);
    expect(findings).toMatchObject([
      { level: 'warning', what: `The description of ${page.path} has ${length} characters.` },
    ]);
    expect(lineAt(findings[0])).toMatch(/^ +(description|metaDescription):/);
  }
  const fits = [descriptionLength.min, descriptionLength.max].map((length) => ({
    ...page,
    metaDescription: 'x'.repeat(length),
  }));
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

const red: Brand = { ...sampleBrand, key: 'red', origin: 'https://red.ca', canonicalOrigin: undefined };
const blue: Brand = { ...sampleBrand, key: 'blue', origin: 'https://blue.ca', canonicalOrigin: undefined };

test('other names that kept nothing of a name that changed are a warning at their line', () => {
  const named = { key: sampleBrand.key, name: 'Coast & Shine', alternateNames: ['Coast Detailing', 'CS'] };
  expect(alternateNameFindings(named)).toEqual([]);
  expect(alternateNameFindings({ ...named, alternateNames: [] })).toEqual([]);
  expect(alternateNameFindings({ ...named, name: 'The Detailing Coast' })).toEqual([]);
  const [finding] = alternateNameFindings({ ...named, name: 'Detailing by Shoreline' });
  expect(finding).toMatchObject({ level: 'warning', what: expect.stringContaining('Coast Detailing and CS') });
  expect(lineAt(finding)).toContain('alternateNames:');
});

test('two public brands need a decision; one that gives way, or both kept on purpose, is one', () => {
  expect(canonicalFindings(red, [red, { ...blue, origin: 'https://blue.example' }])).toEqual([]);
  expect(canonicalFindings(red, [red, blue])).toMatchObject([{ level: 'warning' }]);
  expect(canonicalFindings(red, [red, { ...blue, canonicalOrigin: red.origin }])).toEqual([]);
  const kept = { ...red, canonicalOrigin: red.origin };
  expect(canonicalFindings(red, [kept, blue])).toEqual([]);
  expect(canonicalFindings(red, [kept, { ...blue, canonicalOrigin: red.origin }])).toEqual([]);
  const third = { ...blue, origin: 'https://third.ca', canonicalOrigin: red.origin };
  expect(canonicalFindings(red, [red, blue, third])).toMatchObject([{ level: 'warning' }]);
});

test('a canonical address that no brand keeps is a blocker', () => {
  expect(canonicalFindings(red, [red, { ...blue, canonicalOrigin: 'https://elsewhere.ca' }])).toMatchObject([
    { level: 'blocker' },
  ]);
  const example = 'https://blue.example';
  expect(
    canonicalFindings(red, [
      { ...red, canonicalOrigin: example },
      { ...blue, origin: example },
    ]),
  ).toMatchObject([{ level: 'blocker' }]);
  const eachToTheOther = [
    { ...red, canonicalOrigin: blue.origin },
    { ...blue, canonicalOrigin: red.origin },
  ];
  expect(canonicalFindings(red, eachToTheOther)).toMatchObject([{ level: 'blocker' }, { level: 'blocker' }]);
});

test('a brand that keeps its own pages sends nobody elsewhere, wherever SITE_ORIGIN has put them', () => {
  const moved = { key: 'red', origin: 'https://moved.ca' };
  expect(canonicalFindings(moved, [{ ...red, canonicalOrigin: moved.origin }, blue])).toEqual([]);
  const example = 'https://red.example';
  expect(canonicalFindings(moved, [{ ...red, origin: example, canonicalOrigin: example }])).toEqual([]);
  expect(canonicalFindings(moved, [red, { ...blue, canonicalOrigin: moved.origin }])).toMatchObject([
    { level: 'blocker' },
  ]);
});

test('a price outside the range that search engines are told is a warning, and so is a range that goes beyond all prices', () => {
  const first = entry(packages, 0);
  const priced = (...dollars: ReadonlyArray<number>) =>
    dollars.map((startsAtDollars) => ({ ...first, startsAtDollars }));
  for (const range of ['$199-$1299', '$199-$1,299']) {
    expect(priceFindings(priced(199, 1299), range)).toEqual([]);
    for (const dollars of [198, 1300]) {
      expect(priceFindings(priced(199, dollars, 1299), range)).toMatchObject([
        { level: 'warning', what: expect.stringContaining(`outside the price range ${range} `) },
      ]);
    }
    expect(priceFindings(priced(229, 1299), range)).toMatchObject([
      { level: 'warning', what: expect.stringContaining('begin at $199, but nothing costs less than $229') },
    ]);
    expect(priceFindings(priced(199, 1199), range)).toMatchObject([
      { level: 'warning', what: expect.stringContaining('but nothing starts at more than $1,199') },
    ]);
  }
});

test('a price that is typed into a text is a warning at its line, unless a customer or a comment names it', () => {
  const folder = newFolder();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const listed = amount(entry(packages, 0).startsAtDollars);
  mkdirSync(path.join(folder, 'cities'));
  write('cities/duncan.ts', `/*\n $1\n*/\n// From $1.\nconst a = 'From ${listed}, or $19.99'; // was $2\n`);
  write('business.ts', "export const priceRange = '$199-$789';\n");
  write('reviews.ts', "const review = 'I paid $3.';\n");
  write('packages.test.ts', "expect(amount(5)).toBe('$5');\n");
  expect(typedPriceFindings(folder)).toMatchObject([
    { level: 'warning', what: expect.stringContaining(`${listed} is typed`), where: `${folder}/cities/duncan.ts:5` },
    { level: 'warning', what: '$19.99 is not a price on the list.', where: `${folder}/cities/duncan.ts:5` },
  ]);
});

test('a price is found in the list with a comma or two zeros as well', () => {
  const listed = jest.replaceProperty(entry(packages, 0), 'startsAtDollars', 1299);
  const folder = newFolder();
  writeFileSync(path.join(folder, 'home.ts'), "const text = 'From $1,299, $1299 or $1299.00.';\n");
  const findings = typedPriceFindings(folder).map(({ what }) => what);
  listed.restore();
  expect(findings).toEqual(
    ['$1,299', '$1299', '$1299.00'].map(
      (price) => `The price ${price} is typed into a text, and will not follow the price list.`,
    ),
  );
});

test('a damaged record of dates is a blocker among the others', () => {
  jest.spyOn(fs, 'readFileSync').mockReturnValueOnce('{');
  expect(dateFindings()).toMatchObject([{ level: 'blocker', what: expect.stringContaining('damaged') }]);
});

test('a page that is gone is a blocker that says so', () => {
  const findings = dateFindings({ ...upToDate, '/gone': { hash: '', changedOn: '2026-01-01' } });
  expect(findings).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('no page /gone any more'), where: 'content/lastmod.json' },
  ]);
  expect(findings).toMatchObject([
    { fix: 'If you meant that, run npm run lastmod. Otherwise give the page its slug back.' },
  ]);
});

test('words that changed after the date of their page are a blocker at its line', () => {
  expect(dateFindings(upToDate)).toEqual([]);
  const lead = jest.replaceProperty(about, 'lead', 'Another');
  const findings = dateFindings(upToDate);
  lead.restore();
  expect(findings).toMatchObject([
    { level: 'blocker', what: expect.stringContaining('words of / changed'), fix: 'Run npm run lastmod.' },
  ]);
  expect(lineAt(findings[0])).toContain('"/"');
});

test('a typed price is read whole, behind an address as well; the words of the checks are for nobody but the owner', () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'checks'));
  writeFileSync(path.join(folder, 'home.ts'), "const text = 'See https://a.ca: $1,999,999.';\n");
  writeFileSync(path.join(folder, 'checks/assert-a.ts'), "const fix = 'Write a price, such as $4.';\n");
  expect(typedPriceFindings(folder)).toMatchObject([
    { what: '$1,999,999 is not a price on the list.', where: `${folder}/home.ts:1` },
  ]);
});
