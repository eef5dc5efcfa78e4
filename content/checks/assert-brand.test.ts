import { brandList } from '../brands';
import type { Brand } from '../brands/types';
import { assertBrand, assertBrandsDiffer } from './assert-brand';

const [brand] = brandList;
if (!brand) throw new Error('The site has no brand.');
const file = `content/brands/${brand.key}.ts`;

test.each(['name', 'origin', 'indexNowKey'] as const)('a copied brand that kept its %s stops the build', (field) => {
  const copy = {
    ...brand,
    key: 'third',
    name: 'Third',
    origin: 'https://third.ca',
    indexNowKey: 'third-brand',
    alternateNames: [],
  };
  expect(() => assertBrandsDiffer([brand, copy])).not.toThrow();
  expect(() => assertBrandsDiffer([brand, { ...copy, [field]: brand[field] }])).toThrow(
    `content/brands/third.ts: ${field} is "${brand[field]}", as in ${file}.`,
  );
});

test('a name that differs in capital letters alone is the same', () => {
  const copy = { ...brand, key: 'third', name: ` ${brand.name.toUpperCase()}` };
  expect(() => assertBrandsDiffer([brand, copy])).toThrow(`content/brands/third.ts: name is "${copy.name}", as in`);
});

test('a copied brand that kept an alternate name stops the build', () => {
  const named = { ...brand, alternateNames: ['Third Detailing', 'Shine'] };
  const copy = { ...named, key: 'third', name: 'Third', origin: 'https://third.ca', indexNowKey: 'third-brand' };
  expect(() => assertBrandsDiffer([named, { ...copy, alternateNames: ['Third'] }])).not.toThrow();
  expect(() => assertBrandsDiffer([named, { ...copy, alternateNames: ['Third', 'Shine'] }])).toThrow(
    `content/brands/third.ts: alternateNames has "Shine", as in ${file}.`,
  );
});

test('a copied brand file that kept its key stops the build', () => {
  expect(() => assertBrand('third', brand)).toThrow(`content/brands/third.ts has the key "${brand.key}"`);
});

test('a brand that lacks a field, or shows a picture that is not there, stops the build', () => {
  const { indexNowKey: _, ...rest } = brand;
  expect(() => assertBrand(brand.key, rest as Brand)).toThrow(`${file} lacks the field "indexNowKey"`);
  for (const field of ['heroPicture', 'detailPicture']) {
    expect(() => assertBrand(brand.key, { ...brand, [field]: 'none' })).toThrow(
      `${file}: ${field} is "none", which content/pictures.ts does not know`,
    );
  }
});

test.each([
  'www.facebook.com/x',
  '/x',
  'http://www.facebook.com/x',
  'javascript:alert(1)',
  'https://www.facebook.com',
  'https://www.facebook.com/my page',
])('the profile address %j stops the build and is named', (url) => {
  const profiles = [...brand.socialProfiles, { name: 'Another', url, sample: false }];
  expect(() => assertBrand(brand.key, { ...brand, socialProfiles: profiles })).toThrow(
    `${file}: the url of the profile Another is "${url}"`,
  );
});

test('a profile that is there twice, and a name with space around it, stop the build', () => {
  const url = 'https://www.facebook.com/x';
  const socialProfiles = ['One', 'Two'].map((name) => ({ name, url, sample: false }));
  expect(() => assertBrand(brand.key, { ...brand, socialProfiles })).toThrow(`${file} has the profile "${url}" twice`);
  const alike = [url, `${url}y`].map((address) => ({ name: 'Facebook', url: address, sample: false }));
  expect(() => assertBrand(brand.key, { ...brand, socialProfiles: alike })).toThrow('profile name "Facebook" twice');
  expect(() => assertBrand(brand.key, { ...brand, name: ` ${brand.name}` })).toThrow(
    'Remove the space before or after it',
  );
});

test.each(['https://maps.google.com/?cid=123', 'https://facebook.com/?id=1', 'https://name.tumblr.com'])(
  'the profile address %s is fine',
  (url) => {
    const socialProfiles = [{ name: 'Another', url, sample: false }];
    expect(() => assertBrand(brand.key, { ...brand, socialProfiles })).not.toThrow();
  },
);

test('a brand may have no other name', () => {
  expect(() => assertBrand(brand.key, { ...brand, alternateNames: [] })).not.toThrow();
});

test('a business may have one profile, or none', () => {
  for (const count of [0, 1]) {
    const socialProfiles = brand.socialProfiles.slice(0, count);
    expect(() => assertBrand(brand.key, { ...brand, socialProfiles })).not.toThrow();
  }
});

test('a logo without shapes, a tone or a button that nothing draws, and a name too long for the header are refused', () => {
  expect(() => assertBrand(brand.key, { ...brand, logo: [] })).toThrow(
    `${file}: the field "logo" must hold at least one entry.`,
  );
  const logo = [...brand.logo, { d: 'M0 0h1', tone: 'green' as never }];
  expect(() => assertBrand(brand.key, { ...brand, logo })).toThrow(
    `${file}: the field "logo > ${logo.length} > tone" is "green". Use one of: accent, white.`,
  );
  expect(() => assertBrand(brand.key, { ...brand, logo: [{ d: 'logo.svg', tone: 'white' }] })).toThrow(
    `${file}: the field "logo > 1 > d" is "logo.svg", which is not an SVG path.`,
  );
  expect(() => assertBrand(brand.key, { ...brand, heroButton: 'round' as never })).toThrow(
    `${file}: the field "heroButton" is "round". Use one of: solid, white.`,
  );
  expect(() => assertBrand(brand.key, { ...brand, name: 'x'.repeat(33) })).not.toThrow();
  expect(() => assertBrand(brand.key, { ...brand, name: 'x'.repeat(34) })).toThrow(`${file}: name has 34 characters`);
});

// #777777 on white is 4.48, famously just short of enough (https://webaim.org/articles/contrast).
test.each<[keyof Brand['accent'], string]>([
  ['base', '#777777'],
  ['base', '#ffff00'],
  ['onLight', '#ff8a80'],
  ['onDark', '#5a1010'],
  // Readable on white and on black, but not on the grounds of this site.
  ['onLight', '#767676'],
  ['onDark', '#757575'],
])('an accent whose tone %s is %s cannot be read and stops the build', (tone, colour) => {
  expect(() => assertBrand(brand.key, { ...brand, accent: { ...brand.accent, [tone]: colour } })).toThrow(
    `${file}: accent.${tone} is ${colour}, which cannot be read`,
  );
});

test('an accent too dark for a button on the dark header stops the build', () => {
  const accent = { ...brand.accent, base: '#08210f' };
  expect(() => assertBrand(brand.key, { ...brand, accent })).toThrow(
    `${file}: accent.base is #08210f, which cannot be seen on the dark ground`,
  );
});

test('a grey that just has the contrast that texts need passes', () => {
  const accent = { ...brand.accent, base: '#767676' };
  expect(() => assertBrand(brand.key, { ...brand, accent })).not.toThrow();
});

test.each(['yellow', '#abc', 'd3202f', '#d3202f80'])('the colour %j is refused: it is not #rrggbb', (base) => {
  expect(() => assertBrand(brand.key, { ...brand, accent: { ...brand.accent, base } })).toThrow(
    `${file}: accent.base is "${base}". Write a colour`,
  );
});

test.each(['short', 'with space', 'umlautäöü', 'x'.repeat(129)])(
  'the key %j for IndexNow is refused',
  (indexNowKey) => {
    expect(() => assertBrand(brand.key, { ...brand, indexNowKey })).toThrow(`${file}: indexNowKey is "${indexNowKey}"`);
  },
);

test.each(['<meta name="google-site-verification" content="a1_b-2" />', 'content="a1_b-2"'])(
  'the verification %j is refused: it is more than what Google wants to read',
  (googleVerification) => {
    expect(() => assertBrand(brand.key, { ...brand, googleVerification })).toThrow(
      `${file}: googleVerification is "${googleVerification}"`,
    );
    expect(() => assertBrand(brand.key, { ...brand, googleVerification: 'a1_b-2' })).not.toThrow();
  },
);

test.each(['dynamix.ca', 'https://dynamix.ca/', 'https://dynamix.ca/home', 'ftp://dynamix.ca', 'https://Dynamix.ca'])(
  'the address %j is refused and the right form is named',
  (address) => {
    expect(() => assertBrand(brand.key, { ...brand, canonicalOrigin: address })).toThrow(
      `${file}: canonicalOrigin is "${address}"`,
    );
    expect(() => assertBrand(brand.key, { ...brand, origin: address })).toThrow(`${file}: origin is "${address}"`);
  },
);
