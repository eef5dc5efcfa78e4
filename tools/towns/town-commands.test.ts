/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entry } from '../../content/checks/entry.fixture';
import { cityList, maxFooterCities } from '../../content/cities';
import { landingList, landingsOf } from '../../content/landings';
import { regions } from '../../content/types';
import { newFolder } from '../scratch.fixture';
import { differences, readTree } from '../tree-copy';
import { slugOf } from './slug-of';

// Each test runs commands that read all of content/.
jest.setTimeout(60_000);
const position = ['--latitude', '48.8258', '--longitude', '-124.0542'];

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
  expect(run(project, 'towns/remove-town.ts', 'new')).toMatchObject({ status: 0 });
  // Other pages list the towns: their words changed twice today, so they keep today's date.
  expect(differences(before, await readTree(project)).filter((file) => file !== 'content/lastmod.json')).toEqual([]);
});

test('a town is taken away by the name it was given, however that was typed', () => {
  const project = copyProject();
  expect(run(project, 'towns/new-town.ts', "D'Arcy Point", ...position)).toMatchObject({ status: 0 });
  expect(run(project, 'towns/remove-town.ts', "d'arcy point")).toMatchObject({ status: 0 });
  expect(existsSync(path.join(project, 'content/cities/darcy-point.ts'))).toBe(false);
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

test('when the words of a town cannot be kept, the town is still there, with the dates of the pages', async () => {
  const project = copyProject();
  writeFileSync(path.join(project, '.removed'), '');
  const before = await readTree(project);
  expect(run(project, 'towns/remove-town.ts', cityList[0]?.slug ?? '')).toMatchObject({
    status: 1,
    output: expect.stringContaining('Nothing was changed'),
  });
  expect(differences(before, await readTree(project))).toEqual([]);
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

test('the last town is not taken away', () => {
  const project = copyProject();
  edit(project, 'content/cities/index.ts', 'Object.values(cities)', 'Object.values(cities).slice(0, 1)');
  expect(run(project, 'towns/remove-town.ts', cityList[0]?.slug ?? '')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is the last town. Add another first'),
  });
});

test('the words of a town that is taken away, and of its landing pages, are kept', () => {
  const project = copyProject();
  const landing = landingList.find(({ kind }) => kind === 'car');
  if (!landing || !('city' in landing)) throw new Error('No town has a landing page.');
  const words = ['cities', 'landings'].map((folder) => {
    const slug = folder === 'cities' ? landing.city : landing.slug;
    return { slug, text: readFileSync(path.join(project, `content/${folder}/${slug}.ts`), 'utf8') };
  });
  expect(run(project, 'towns/remove-town.ts', landing.city)).toMatchObject({
    status: 0,
    output: expect.stringContaining('.removed/'),
  });
  const kept = readdirSync(path.join(project, '.removed'), { recursive: true, encoding: 'utf8' });
  for (const { slug, text } of words) {
    const file = kept.find((name) => path.basename(name) === `${slug}.ts`) ?? '';
    expect(readFileSync(path.join(project, '.removed', file), 'utf8')).toBe(text);
  }
});

test('a town that is taken away is looked for in texts, not in the comments of components', () => {
  const project = copyProject();
  const town = entry(cityList, 0);
  edit(project, 'content/legal.ts', '', `// ${town.name}\n`);
  edit(project, 'components/layout/header.tsx', '', `// ${town.name}\n`);
  const { output } = run(project, 'towns/remove-town.ts', town.slug);
  expect(output).toContain('  content/legal.ts:1\n');
  expect(output).not.toContain('components/');
});

test('a region that is named after a town that is taken away stays', () => {
  const [region] = regions;
  const project = copyProject();
  run(project, 'towns/new-town.ts', region, ...position);
  const slug = slugOf(region);
  edit(project, 'content/legal.ts', '', `// ${region}\n// ${region}, /${slug}\n`);
  const { status, output } = run(project, 'towns/remove-town.ts', slug);
  expect(status).toBe(0);
  expect(output).toContain('  content/legal.ts:2\n');
  for (const place of ['content/legal.ts:1\n', 'content/types.ts', 'content/cities/index.ts'])
    expect(output).not.toContain(place);
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
  const { status, output } = run(project, 'towns/new-town.ts', town.name);
  expect(status).toBe(0);
  expect(withoutName(readFileSync(file, 'utf8'))).toBe(withoutName(words));
  for (const { slug } of landingsOf(town.slug)) expect(output).toContain(`${slug}.ts`);
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

test('a landing with another slug than its line is named before anything is deleted; under the same it goes with its town', async () => {
  if (!landing) throw new Error('No town has a landing page.');
  const project = copyProject();
  const file = `content/landings/${landing.slug}.ts`;
  const slug = `best-${landing.slug}`;
  edit(project, file, `slug: '${landing.slug}'`, `slug: '${slug}'`);
  const before = await readTree(project);
  const { status, output } = run(project, 'towns/remove-town.ts', landing.city);
  expect({ status, output: output.trim() }).toEqual({
    status: 1,
    output: `${file} has the slug "${slug}", but content/landings/index.ts lists it as "${landing.slug}". Write in both the one that is online: under a new address nobody finds the page.`,
  });
  expect(differences(before, await readTree(project))).toEqual([]);

  edit(project, 'content/landings/index.ts', `'${landing.slug}':`, `'${slug}':`);
  expect(run(project, 'towns/remove-town.ts', landing.city)).toMatchObject({ status: 0 });
  for (const listed of landingsOf(landing.city)) {
    expect(existsSync(path.join(project, `content/landings/${listed.slug}.ts`))).toBe(false);
  }
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

test.each(['Atlantis', ''])(
  'to take away the town "%s", which there is not, is refused with those that there are',
  (asked) => {
    const { status, output } = run(copyProject(), 'towns/remove-town.ts', asked);
    expect(status).toBe(1);
    expect(output).toContain(asked ? 'There is no town "Atlantis".' : 'Name the town to remove.');
    expect(output).toContain(`Use one of: ${cityList.map(({ slug }) => slug).join(', ')}.`);
  },
);

test('a new town that the footer has no room for is said to be left out of it', () => {
  const project = copyProject();
  expect(run(project, 'towns/new-town.ts', 'Example', ...position).output).not.toContain('of the footer');
  const room = cityList.filter(({ footerOrder }) => footerOrder !== undefined).length + 1;
  edit(project, 'content/cities/index.ts', `maxFooterCities = ${maxFooterCities}`, `maxFooterCities = ${room}`);
  expect(run(project, 'towns/new-town.ts', 'Another', ...position).output).toContain(
    `of the footer, which shows ${room} towns: give Another a lower footerOrder`,
  );
});

test('how to have a town back is said for a file that its name does not lead to as well', () => {
  const project = copyProject();
  const { slug, name } = entry(cityList, 0);
  expect(run(project, 'towns/remove-town.ts', slug).output).toContain(`run npm run new:town -- "${name}"`);
  const another = copyProject();
  edit(another, `content/cities/${slug}.ts`, `name: '${name}'`, "name: 'Example'");
  expect(run(another, 'towns/remove-town.ts', slug).output).toContain('copy them into content/ again');
});

/** What the commands read and write, in a folder of its own; packages are the project's. */
function copyProject() {
  const project = newFolder();
  for (const name of [
    'content',
    'app',
    'components',
    'tools',
    'e2e',
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
  ]) {
    cpSync(name, path.join(project, name), { recursive: true });
  }
  // Windows lets everybody make a junction, but not any other link.
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  return project;
}

function run(project: string, tool: string, ...args: ReadonlyArray<string>) {
  const command = ['node_modules/tsx/dist/cli.mjs', '--import', './tools/setup.ts', `tools/${tool}`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: process.env,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Puts `replacement` in the place of the first `old`. */
function edit(project: string, file: string, old: string, replacement: string) {
  const target = path.join(project, file);
  writeFileSync(
    target,
    readFileSync(target, 'utf8').replace(old, () => replacement),
  );
}
