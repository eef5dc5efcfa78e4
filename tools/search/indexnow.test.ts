/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandKeys } from '../../content/brands';
import { copyProject, run } from '../command.fixture';

// Each test runs commands that read all of content/.
jest.setTimeout(60_000);

/** An example, which is never submitted: no test asks IndexNow. */
const origin = 'https://detailer.example';

beforeEach(() => {
  Object.assign(process.env, { SITE_BRAND: brandKeys[0], SITE_ORIGIN: origin });
});

test('without --send the pages that changed are named, and nothing is sent', () => {
  const { status, output } = run(datedProject(), 'search/indexnow.ts');
  expect(output).toContain(`Changed pages of ${origin}:\n  ${origin}/\n`);
  expect(output).toContain('Nothing was sent. When the new pages are online, send them with');
  expect(status).toBe(0);
});

test('with --send, a submission that cannot be made is a failure, and says why', () => {
  const { status, output } = run(datedProject(), 'search/indexnow.ts', '--send');
  expect(output).toContain(`Nothing was sent: ${origin} is an example.`);
  expect(status).toBe(1);
});

test('pages whose words changed after their dates were written are named first', () => {
  const project = datedProject();
  writeFileSync(path.join(project, 'content/lastmod.json'), '{}');
  const { status, output } = run(project, 'search/indexnow.ts');
  expect(output).toContain('Run npm run lastmod and npm run build first.');
  expect(status).toBe(1);
});

test('what was sent of one address says nothing of another', () => {
  const project = datedProject();
  const lastmod: Record<string, { hash: string }> = JSON.parse(
    readFileSync(path.join(project, 'content/lastmod.json'), 'utf8'),
  );
  const sent = Object.fromEntries(Object.entries(lastmod).map(([page, { hash }]) => [page, hash]));
  mkdirSync(path.join(project, '.cache/indexnow'), { recursive: true });
  writeFileSync(path.join(project, '.cache/indexnow/detailer.example.json'), JSON.stringify(sent));
  expect(run(project, 'search/indexnow.ts').output).toContain(`No page of ${origin} changed`);
  process.env.SITE_ORIGIN = 'https://other.example';
  expect(run(project, 'search/indexnow.ts').output).toContain('Changed pages of https://other.example');
});

test('a brand that gives way to another has nothing to submit', () => {
  const { status, output } = run(datedProject('https://other.ca'), 'search/indexnow.ts', '--send');
  expect(output.trim()).toBe(
    `Nothing to submit: ${origin} gives way to https://other.ca, whose pages search engines should keep.`,
  );
  expect(status).toBe(0);
});

/** A copy of the project whose pages have the dates of their words; its brand may give way to another. */
function datedProject(canonicalOrigin?: string) {
  const project = copyProject();
  const file = path.join(project, `content/brands/${brandKeys[0]}.ts`);
  const brand = readFileSync(file, 'utf8').replace(/\n {2}canonicalOrigin: .*/, '');
  const line = canonicalOrigin ? `\n  canonicalOrigin: '${canonicalOrigin}',` : '';
  writeFileSync(file, brand.replace(/(?=\n {2}origin: )/, line));
  run(project, 'search/lastmod.ts');
  return project;
}
