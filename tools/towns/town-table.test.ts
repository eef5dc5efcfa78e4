/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cityList } from '../../content/cities';
import { landingList } from '../../content/landings';
import { constantName, withoutPages, withTown } from './town-table';

const tables = {
  cities: readFileSync('content/cities/index.ts', 'utf8'),
  landings: readFileSync('content/landings/index.ts', 'utf8'),
};
const made = ['aaa', 'lake-example', 'zzz'];

test('a new town stands last in the table, under its slug', () => {
  expect(withTown(tables.cities, 'lake-example')).toContain("  'lake-example': lakeExampleTown,\n} satisfies");
  expect(withTown(tables.cities, 'zzz')).toContain('  zzz: zzzTown,\n} satisfies');
});

test.each(made)('adding %s and removing it leaves no trace', (slug) => {
  expect(withoutPages('content/cities', withTown(tables.cities, slug), [slug])).toEqual({
    table: tables.cities,
    files: [`content/cities/${slug}.ts`],
  });
});

test.each([
  ['cities', cityList.map(({ slug }) => slug)],
  ['landings', landingList.map(({ slug }) => slug)],
] as const)('each page of %s can be taken out of its table', (table, slugs) => {
  const lines = tables[table].split('\n');
  for (const slug of slugs) {
    const { table: left, files } = withoutPages(`content/${table}`, tables[table], [slug]);
    expect(files).toEqual([expect.stringMatching(new RegExp(`^content/${table}/[\\w-]+\\.ts$`))]);
    expect(files.filter((file) => left.includes(`'./${path.basename(file, '.ts')}'`))).toEqual([]);
    expect(lines.filter((line) => !left.split('\n').includes(line))).toHaveLength(2);
  }
});

test('line ends of Windows are no other form', () => {
  const written = tables.cities.replaceAll('\n', '\r\n');
  expect(withTown(written, 'zzz')).toBe(withTown(tables.cities, 'zzz'));
  const [{ slug = '' } = {}] = cityList;
  expect(withoutPages('content/cities', written, [slug])).toEqual(
    withoutPages('content/cities', tables.cities, [slug]),
  );
});

test('a page whose slug changed in its own file and in the table takes the file it is imported from with it', () => {
  const renamed = withTown(tables.cities, 'lake-example').replace("'lake-example':", "'best-example':");
  expect(withoutPages('content/cities', renamed, ['best-example'])).toEqual({
    table: tables.cities,
    files: ['content/cities/lake-example.ts'],
  });
});

test('a page that is not there, or a table of another form, is refused', () => {
  expect(() => withoutPages('content/cities', tables.cities, ['aaa'])).toThrow(
    'content/cities/index.ts names "aaa" in an unfamiliar form',
  );
  expect(() => withTown('export const cities = {};', 'aaa')).toThrow("import { aaaTown } from './aaa'");
});

test('the constant of a town is not a word of the language, whatever the town is called', () => {
  for (const slug of ['new', 'await', 'claims', 'cities', 'lake-new', 'upper-lower-river']) {
    expect(() => new Function(`'use strict'; const claims = 0, cities = 0, ${constantName(slug)} = 0;`)).not.toThrow();
  }
});

test('a table that lacks its imports or its end is refused, rather than changed by half', () => {
  const { cities } = tables;
  const withoutImports = cities.replace(/^import .*\n/gm, '');
  for (const source of [withoutImports, cities.replace('} satisfies', '} as')]) {
    expect(() => withTown(source, 'aaa')).toThrow('has an unfamiliar form. Add the town by hand');
  }
  const slug = cityList[0]?.slug ?? '';
  expect(() => withoutPages('content/cities', withoutImports, [slug])).toThrow(`names "${slug}" in an unfamiliar form`);
});
