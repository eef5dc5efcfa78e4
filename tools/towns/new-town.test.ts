/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cityList } from '../../content/cities';
import { maxFooterCities } from '../../content/city-lists';
import { entry } from '../../content/entry.fixture';
import { landingList, landingsOf } from '../../content/landings';
import { regions } from '../../content/types';
import { copyProject, edit, position, run } from '../command.fixture';
import { differences, readTree } from '../tree-copy';
import { slugOf } from './slug-of';

// Each test runs commands that read all of content/.
jest.setTimeout(60_000);

const landing = landingList.find((page) => 'city' in page);

test('a town whose name is a word of the language gets a page, and can be taken away again', async () => {
  const project = copyProject();
  const before = await readTree(project);
  expect(run(project, 'towns/new-town.ts', 'New', ...position)).toMatchObject({ status: 0 });
  const written = readFileSync(path.join(project, 'content/cities/new.ts'), 'utf8');
  expect(written).toContain("name: 'New'");
  // Nobody said which region it is in.
  expect(written).toContain("region: 'Vancouver Island'");
  // The footer lists it behind the others.
  expect(written).toContain(`footerOrder: ${Math.max(...cityList.map(({ footerOrder = 0 }) => footerOrder)) + 1},`);
  // Its import comes in the order of the file names.
  const table = readFileSync(path.join(project, 'content/cities/index.ts'), 'utf8');
  const files = [...table.matchAll(/from '\.\/([\w-]+)'/g)].map(([, file]) => file);
  expect(files).toContain('new');
  expect(files).toEqual(files.toSorted());
  expect(run(project, 'towns/remove-town.ts', 'new')).toMatchObject({ status: 0 });
  // Other pages list the towns: their words changed twice today, so they keep today's date.
  expect(differences(before, await readTree(project)).filter((file) => file !== 'content/lastmod.json')).toEqual([]);
});

test('a known place is spelt as the site spells it, however it was typed', () => {
  const project = copyProject();
  edit(
    project,
    'content/places.ts',
    'places = {',
    "places = {\n  'Example McBay': { latitude: 48.8258, longitude: -124.0542 },",
  );
  expect(run(project, 'towns/new-town.ts', 'example', 'mcbay')).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(project, 'content/cities/example-mcbay.ts'), 'utf8')).toContain(
    "name: 'Example McBay'",
  );
});

test('a town comes back although its file imports what its words no longer use', () => {
  const project = copyProject();
  const [town] = cityList;
  const file = `content/cities/${town?.slug}.ts`;
  edit(project, file, 'import ', "import { hours as unused } from '../business';\nimport ");
  expect(run(project, 'towns/remove-town.ts', town?.slug ?? '')).toMatchObject({ status: 0 });
  expect(run(project, 'towns/new-town.ts', town?.name ?? '')).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(project, file), 'utf8')).toContain(`name: '${town?.name}'`);
});

test('a claim that the general text makes and the register lacks is told with the file that makes it', () => {
  const project = copyProject();
  edit(project, 'tools/towns/general-town.ts', /claims\.\w+\.text/, 'claims.retired.text');
  const { status, output } = run(project, 'towns/new-town.ts', 'Example', ...position);
  expect(status).toBe(1);
  expect(output).toContain('tools/towns/general-town.ts, the general text of a new town, uses claims.retired');
});

test('a name may have marks that no single letter has; its address has none', () => {
  const project = copyProject();
  expect(run(project, 'towns/new-town.ts', 'W̱SÁNEĆ', ...position)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(project, 'content/cities/wsanec.ts'), 'utf8')).toContain("name: 'W̱SÁNEĆ'");
});

test.each(['port renfrew', 'PORT RENFREW'])('the name %s, which pages would show like that, is refused', (name) => {
  const { status, output } = run(copyProject(), 'towns/new-town.ts', name, ...position);
  expect(status).toBe(1);
  expect(output).toContain(`as pages will show it, not "${name}"`);
});

test('a name without a letter that an address can begin with is refused', () => {
  const project = copyProject();
  const { status, output } = run(project, 'towns/new-town.ts', 'Ж 100', ...position);
  expect(status).toBe(1);
  expect(output).toContain('beginning with one from A to Z');
});

test.each(['48,8258', '48.8258°', 'north', ''])('a position of "%s" is refused as it was typed', (latitude) => {
  const { status, output } = run(
    copyProject(),
    'towns/new-town.ts',
    'Example',
    '--latitude',
    latitude,
    '--longitude',
    '-124',
  );
  expect(status).toBe(1);
  expect(output).toContain(`"${latitude}" is not a number of degrees. Write a point, not a comma`);
});

test('options that npm took for its own are not lost without a word', () => {
  process.env.npm_config_latitude = 'true';
  const { status, output } = run(copyProject(), 'towns/new-town.ts', 'Example', '48.8258');
  delete process.env.npm_config_latitude;
  expect(status).toBe(1);
  expect(output).toContain("Write -- before the town's name");
});

test('when a later step fails, a new town leaves nothing behind and a removed one is still there', async () => {
  const project = copyProject();
  const town = cityList[0]?.slug ?? '';
  edit(project, 'biome.json', '{', '');
  edit(project, 'tools/search/lastmod.ts', '', "throw new Error('The disk is full.');\n");
  const before = await readTree(project);
  expect(run(project, 'towns/new-town.ts', 'Example', ...position)).toMatchObject({
    status: 1,
    output: expect.stringContaining('Nothing was changed'),
  });
  expect(run(project, 'towns/remove-town.ts', town)).toMatchObject({
    status: 1,
    output: expect.stringContaining('The disk is full.'),
  });
  expect(differences(before, await readTree(project))).toEqual([]);
  expect(existsSync(path.join(project, '.removed'))).toBe(false);
});

test('a town that has a page already is said to have one, and where its words are', () => {
  const town = entry(cityList, 0);
  expect(run(copyProject(), 'towns/new-town.ts', town.name.toUpperCase(), ...position)).toMatchObject({
    status: 1,
    output: expect.stringContaining(
      `${town.name} has a page already. Its words are in content/cities/${town.slug}.ts.`,
    ),
  });
});

test('a town named as a part of the export gets another name', () => {
  expect(run(copyProject(), 'towns/new-town.ts', 'Icons', ...position)).toMatchObject({
    status: 1,
    output: expect.stringContaining('The address /icons is taken already. Give the town another name.'),
  });
});

test('a town that was removed comes back with its own words, and names the landing pages to copy back', async () => {
  const town = cityList.find(({ slug }) => slug === landing?.city);
  if (!town) throw new Error('No town has a landing page.');
  const project = copyProject();
  const file = path.join(project, `content/cities/${town.slug}.ts`);
  const words = readFileSync(file, 'utf8');
  const withoutName = (text: string) => text.replace(/export const \w+/, '');
  run(project, 'towns/remove-town.ts', town.slug);
  expect(run(project, 'towns/new-town.ts', town.name, ...position).output).toContain('Leave the options out');
  for (const removal of readdirSync(path.join(project, '.removed'))) {
    writeFileSync(path.join(project, '.removed', removal, '.DS_Store'), '');
  }
  const { status, output } = run(project, 'towns/new-town.ts', town.name);
  expect(status).toBe(0);
  expect(withoutName(readFileSync(file, 'utf8'))).toBe(withoutName(words));
  for (const { slug } of landingsOf(town.slug)) expect(output).toContain(`${slug}.ts`);
  expect(output).not.toContain('.DS_Store');
});

test('a file that nothing lists is not written over by a new town', () => {
  const project = copyProject();
  writeFileSync(path.join(project, 'content/cities/example.ts'), 'mine');
  expect(run(project, 'towns/new-town.ts', 'Example', ...position)).toMatchObject({
    status: 1,
    output: expect.stringContaining('content/cities/example.ts is there already'),
  });
  expect(readFileSync(path.join(project, 'content/cities/example.ts'), 'utf8')).toBe('mine');
});

test('a town gets the region that it is given, in whatever case; another is refused with those that there are', () => {
  const project = copyProject();
  const region = entry(regions, 0);
  const unknown = run(project, 'towns/new-town.ts', 'Example', ...position, '--region', 'Atlantis');
  expect(unknown).toMatchObject({
    status: 1,
    output: expect.stringContaining(`"Atlantis" is not a region of the site. Use one of: ${regions.join(', ')}.`),
  });
  const known = run(project, 'towns/new-town.ts', 'Example', ...position, '--region', region.toUpperCase());
  expect(known).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(project, 'content/cities/example.ts'), 'utf8')).toContain(`region: '${region}'`);
});

test('a town that was removed twice comes back with the words that it had last', () => {
  const project = copyProject();
  const { slug, name } = entry(cityList, 0);
  const file = `content/cities/${slug}.ts`;
  run(project, 'towns/remove-town.ts', slug);
  run(project, 'towns/new-town.ts', name);
  edit(project, file, '', '// Written since.\n');
  run(project, 'towns/remove-town.ts', slug);
  expect(run(project, 'towns/new-town.ts', name)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(project, file), 'utf8')).toContain('// Written since.');
});

test('a new town is written as the formatter writes it, and has its date for the sitemap', () => {
  const project = copyProject();
  // Its list of areas is longer than a line.
  const name = 'Example Harbour on the Inlet';
  expect(run(project, 'towns/new-town.ts', name, ...position)).toMatchObject({ status: 0 });
  const file = `content/cities/${slugOf(name)}.ts`;
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', file];
  expect(spawnSync(process.execPath, biome, { cwd: project })).toMatchObject({ status: 0 });
  const dates = JSON.parse(readFileSync(path.join(project, 'content/lastmod.json'), 'utf8'));
  expect(dates).toHaveProperty([`/${slugOf(name)}`, 'changedOn'], expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
});

test.each([
  [['Example'], 'Where is Example? content/places.ts does not know it.'],
  [['Example', '48.8258', '-124.0542'], 'Write --latitude and --longitude before the two numbers.'],
  [['Example', '--latitude', '48.8258', '--longitude', '124.0542'], "is not on the site's map"],
  [['Example (the old one)', ...position], 'without brackets or slashes'],
  [['x'.repeat(36), ...position], 'up to 35 letters'],
])('a new town asked for with %j is refused with what to change', (args, words) => {
  const { status, output } = run(copyProject(), 'towns/new-town.ts', ...args);
  expect(status).toBe(1);
  expect(output).toContain(words);
  expect(output).not.toContain('a step failed');
});

test('a new town that the footer has no room for is said to be left out of it', () => {
  const project = copyProject();
  const room = cityList.filter(({ footerOrder }) => footerOrder !== undefined).length + 1;
  edit(project, 'content/city-lists.ts', `maxFooterCities = ${maxFooterCities}`, `maxFooterCities = ${room}`);
  expect(run(project, 'towns/new-town.ts', 'Example', ...position).output).not.toContain('of the footer');
  expect(run(project, 'towns/new-town.ts', 'Another', ...position).output).toContain(
    `of the footer, which shows ${room} towns: give Another a lower footerOrder`,
  );
});

test('a known place stands where the owner says, if the owner says so', () => {
  const project = copyProject();
  edit(
    project,
    'content/places.ts',
    'places = {',
    "places = {\n  'Example McBay': { latitude: 48.9, longitude: -123.9 },",
  );
  expect(run(project, 'towns/new-town.ts', 'Example McBay', ...position)).toMatchObject({ status: 0 });
  const written = readFileSync(path.join(project, 'content/cities/example-mcbay.ts'), 'utf8');
  for (const degrees of [48.8258, -124.0542]) expect(written).toContain(`${degrees},`);
});
