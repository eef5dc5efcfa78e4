/** @jest-environment node */
import { descriptionLength } from '../../content/search';
import { townFile } from './general-town';

const sooke = {
  slug: 'sooke',
  latitude: 48.374,
  longitude: -123.727,
  region: 'Vancouver Island',
  footerOrder: 9,
} as const;

test.each(['Ucl', 'Lake Cowichan', 'Cowichan Bay Village', 'Upper Lower Middle Long River Creek'])(
  'the description of %s has a length that search engines show whole',
  (name) => {
    const [, text = ''] = /metaDescription:\s+'([^']+)'/.exec(townFile({ ...sooke, name })) ?? [];
    expect(text).toContain(name);
    expect(text.length).toBeGreaterThanOrEqual(descriptionLength.min);
    expect(text.length).toBeLessThanOrEqual(descriptionLength.max);
  },
);

test('an apostrophe in the name cannot end a string of the file', () => {
  const file = townFile({ ...sooke, name: "Qualicum's" });
  expect(file).toContain("name: 'Qualicum’s'");
  expect(file).not.toContain("Qualicum's");
});

test('the page is marked as a draft and has the generic areas', () => {
  const file = townFile({ ...sooke, name: 'Sooke' });
  // With its comma: the comment at the top names the line, too.
  expect(file).toContain('\n  draft: true,\n');
  expect(file).toContain(
    "areas: ['Downtown Sooke', 'North Sooke', 'South Sooke', 'East Sooke', 'West Sooke', 'Sooke Heights']",
  );
});
