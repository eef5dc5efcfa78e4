import { email, phone, timeZone } from '../business';
import { assertContact, assertPlaceNames, assertPriceRange, assertTimeZone, assertYear } from './assert-business';

test.each([
  ['international', '250 746 1234', 'Write +1 and ten digits'],
  ['international', '+1 250 746 1234', 'Write +1 and ten digits'],
  ['international', '+11507461234', 'never 0 or 1'],
  ['international', '+12501461234', 'never 0 or 1'],
  ['international', `${phone.international}7`, 'Write +1 and ten digits'],
  ['international', '', 'must hold text in quotes'],
  // 250-746-1234 without quotes.
  ['display', -1730, 'must hold text in quotes'],
  ['display', `Call Ann at ${phone.display}`, 'Write the number and nothing else'],
  ['display', `${phone.display}0`, `but telephones dial ${phone.international}`],
])('a phone whose %s number is %j stops the build and is named', (field, value, message) => {
  const contact = () => assertContact({ ...phone, [field]: value }, email);
  expect(contact).toThrow(`content/business.ts: the field "phone > ${field}"`);
  expect(contact).toThrow(message);
});

test('the phone number may be written with its 1 and in other groups', () => {
  expect(() => assertContact({ ...phone, display: phone.international }, email)).not.toThrow();
});

test.each([
  'hello at third-brand.ca',
  'hello@third-brand',
  'hello@third@brand.ca',
  'hello @third-brand.ca',
  'mailto:hello@third-brand.ca',
  'hello@third-brand.ca;ann',
  'hello..x@third-brand.ca',
  '.hello@third-brand.ca',
  'hello@third-brand-.ca',
  'hello@-third-brand.ca',
  '<hello@third-brand.ca>',
])('the email address %j stops the build and is named', (address) => {
  expect(() => assertContact(phone, { ...email, address })).toThrow(
    `content/business.ts: the field "email > address" is "${address}"`,
  );
});

test.each(["ann.o'neil+quotes@mail.third-brand.ca", 'hello@café.ca', 'a-.b@c.ca'])(
  'the email address %j is fine',
  (address) => {
    expect(() => assertContact(phone, { ...email, address })).not.toThrow();
  },
);

test('a time zone that computers do not know stops the build and is named', () => {
  expect(() => assertTimeZone(timeZone)).not.toThrow();
  expect(() => assertTimeZone('America/Victoria')).toThrow('content/business.ts: timeZone is "America/Victoria"');
});

test('a town that is named twice, or spelt as nowhere else, stops the build', () => {
  const known = ['Duncan', 'Crofton'];
  expect(() => assertPlaceNames({ alsoServed: ['Sooke', 'Crofton'] }, 'Duncan', known)).not.toThrow();
  expect(() => assertPlaceNames({ alsoServed: [] }, 'Shawnigan Lake', known)).not.toThrow();
  expect(() => assertPlaceNames({ alsoServed: ['Sooke', 'Sooke'] }, 'Duncan', known)).toThrow(
    'content/business.ts: alsoServed has the town "Sooke" twice',
  );
  for (const homeCity of ['duncan', 'Duncan ']) {
    expect(() => assertPlaceNames({ alsoServed: [] }, homeCity, known)).toThrow("Write 'Duncan'");
  }
});

test('a founding year in words, without quotes or still to come stops the build', () => {
  for (const year of ['1987', '2020', String(new Date().getFullYear())]) expect(() => assertYear(year)).not.toThrow();
  expect(() => assertYear('two thousand')).toThrow('content/business.ts: foundingYear is "two thousand"');
  for (const year of [2020, String(new Date().getFullYear() + 1)]) {
    expect(() => assertYear(year)).toThrow(`content/business.ts: foundingYear is ${JSON.stringify(year)}`);
  }
});

test('a price range that is not a lower and a higher price stops the build', () => {
  for (const range of ['$199-$789', '$199 – $1,299']) expect(() => assertPriceRange(range)).not.toThrow();
  for (const range of ['cheap', '199-789', '$199', '$789-$199', '$199-$199']) {
    expect(() => assertPriceRange(range)).toThrow(`content/business.ts: priceRange is "${range}"`);
  }
});
