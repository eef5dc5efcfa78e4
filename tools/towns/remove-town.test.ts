/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cityList } from '../../content/cities';
import { entry } from '../../content/entry.fixture';
import { landingList, landingsOf } from '../../content/landings';
import { regions } from '../../content/types';
import { copyProject, edit, position, run } from '../command.fixture';
import { differences, readTree } from '../tree-copy';
import { slugOf } from './slug-of';

// Each test runs commands that read all of content/.
jest.setTimeout(60_000);

const landing = landingList.find((page) => 'city' in page);

test('a town is taken away by the name it was given, however that was typed', () => {
  const project = copyProject();
  expect(run(project, 'towns/new-town.ts', "D'Arcy Point", ...position)).toMatchObject({ status: 0 });
  expect(run(project, 'towns/remove-town.ts', "d'arcy point")).toMatchObject({ status: 0 });
  expect(existsSync(path.join(project, 'content/cities/darcy-point.ts'))).toBe(false);
});

test('a sentence that names the town with the other apostrophe is listed as well', () => {
  const project = copyProject();
  expect(run(project, 'towns/new-town.ts', "D'Arcy Point", ...position)).toMatchObject({ status: 0 });
  edit(project, 'content/home.ts', /^/, "export const unused = 'D\\'Arcy Point';\n");
  expect(run(project, 'towns/remove-town.ts', "d'arcy point")).toMatchObject({
    status: 0,
    output: expect.stringMatching(/These lines still name D’Arcy Point.*\n {2}content\/home\.ts:\d+/),
  });
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

test('a town that is taken away is looked for in texts, not in the lists of towns or the comments of components', () => {
  const project = copyProject();
  const town = entry(cityList, 0);
  edit(project, 'content/legal.ts', '', `// ${town.name}\n`);
  edit(project, 'content/mail/notification.html', '', `${town.name}\n`);
  edit(project, 'components/layout/header.tsx', '', `// ${town.name}\n`);
  edit(project, 'content/city-lists.ts', '', `// ${town.name}\n`);
  const { output } = run(project, 'towns/remove-town.ts', town.slug);
  expect(output).toContain('  content/legal.ts:1\n');
  expect(output).toContain('  content/mail/notification.html:1\n');
  expect(output).not.toContain('components/');
  expect(output).not.toContain('content/city-lists.ts');
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
    output: `${file} has the slug "${slug}", but content/landings/index.ts lists it as "${landing.slug}". Write the one that is online in both places: at a new address, old links no longer find the page.`,
  });
  expect(differences(before, await readTree(project))).toEqual([]);

  edit(project, 'content/landings/index.ts', `'${landing.slug}':`, `'${slug}':`);
  expect(run(project, 'towns/remove-town.ts', landing.city)).toMatchObject({ status: 0 });
  for (const listed of landingsOf(landing.city)) {
    expect(existsSync(path.join(project, `content/landings/${listed.slug}.ts`))).toBe(false);
  }
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

test('how to have a town back is said for a file that its name does not lead to as well', () => {
  const project = copyProject();
  const { slug, name } = entry(cityList, 0);
  expect(run(project, 'towns/remove-town.ts', slug).output).toContain(`run npm run new:town -- "${name}"`);
  const another = copyProject();
  edit(another, `content/cities/${slug}.ts`, `name: '${name}'`, "name: 'Example'");
  expect(run(another, 'towns/remove-town.ts', slug).output).toContain('copy them into content/ again');
});
