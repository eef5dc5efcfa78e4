/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { cityList } from '../../content/cities';
import { landings } from '../../content/landings';
import { constantName, withoutFile, withTown } from './registry';

const registries = {
  cities: readFileSync('content/cities/index.ts', 'utf8'),
  landings: readFileSync('content/landings/index.ts', 'utf8'),
};
const made = ['aaa', 'lake-example', 'zzz'];

test.each(made)('the import of the new town %s comes in the order of the file names', (slug) => {
  const files = [...withTown(registries.cities, slug).matchAll(/from '\.\/([\w-]+)'/g)].map(([, file]) => file);
  expect(files).toContain(slug);
  expect(files).toEqual(files.toSorted());
});

test('a new town stands last in the table, under its slug', () => {
  expect(withTown(registries.cities, 'lake-example')).toContain("  'lake-example': lakeExample,\n} satisfies");
  expect(withTown(registries.cities, 'zzz')).toContain('  zzz,\n} satisfies');
  expect(constantName('100-mile-house')).toBe('town100MileHouse');
});

test.each(made)('adding %s and removing it leaves no trace', (slug) => {
  expect(withoutFile(withTown(registries.cities, slug), slug)).toBe(registries.cities);
});

test.each([
  ['cities', cityList.map(({ slug }) => slug)],
  ['landings', landings.map(({ slug }) => slug)],
] as const)('each file of %s can be taken out of its registry', (registry, slugs) => {
  for (const slug of slugs) {
    const left = withoutFile(registries[registry], slug);
    expect(left).not.toMatch(new RegExp(`'(\\./)?${slug}'|\\b${constantName(slug)}\\b`));
    expect(left.split('\n')).toHaveLength(registries[registry].split('\n').length - 2);
  }
});

test('a file that is not there, or a registry of another form, is refused', () => {
  expect(() => withoutFile(registries.cities, 'aaa')).toThrow('does not import "./aaa"');
  expect(() => withTown('export const cities = {};', 'aaa')).toThrow("import { aaa } from './aaa'");
});
