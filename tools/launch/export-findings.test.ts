/** @jest-environment node */
import { email, phone } from '../../content/business';
import { brand, emailSettings, origin } from '../../content/settings';
import { contactFaults, exportFindings } from './export-findings';

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
  ['area', { ...record, address: { addressLocality: 'Victoria' } }, '"Victoria"'],
  ['phone', { ...record, telephone: `${phone.international}0` }, `${phone.international}0`],
  ['e-mail', { ...record, email: `not.${email.address}` }, `"not.${email.address}"`],
])('a record with another %s than the page is a fault', (_, changed, words) => {
  const faults = contactFaults([changed], text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});

test('a page without a record is a fault', () => {
  expect(contactFaults([], text)).toEqual(['Machines find no record of the business.']);
});

test('without a built site the check says how to build it', () => {
  const findings = exportFindings('no-such-folder', { brand, origin, emailSettings });
  expect(findings).toMatchObject([{ level: 'blocker', fix: expect.stringContaining('npm run build') }]);
});
