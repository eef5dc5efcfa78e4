/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandKeys } from '../content/brands';
import { slugPages } from '../content/pages';
import { newFolder } from './scratch.fixture';

test.each(['budgets/check-budgets.ts', 'check-html.ts', 'licences/check-licences.ts', 'check-unique.ts'])(
  '%s refuses a folder that holds no site',
  (tool) => {
    const folder = newFolder();
    const { status, stderr } = check(tool, folder);
    expect(stderr).toContain(`There is no site in ${folder}/. Build it first: npm run build, which writes out/\n`);
    expect(status).toBe(1);
  },
);

test('the export of a brand that is missing is built with that brand', () => {
  const { stderr } = check('check-html.ts', '.cache/exports/blue');
  expect(stderr).toContain('Build it first: SITE_BRAND=blue npm run build -- .cache/exports/blue\n');
});

test.each(['budgets/check-budgets.ts', 'search/check-head.ts', 'search/check-structured-data.ts', 'check-unique.ts'])(
  '%s names a page that is missing',
  (tool) => {
    const folder = newFolder();
    const head = '<meta property="og:url" content="https://a.ca/"><script type="application/ld+json">{}</script>';
    writeFileSync(path.join(folder, 'index.html'), `<html data-brand="${brandKeys[0]}">${head}<main></main></html>`);
    const { status, stderr } = check(tool, folder);
    expect(stderr.trim()).toMatch(/^\S+\/ has no [\w-]+\.html\. Build it again: npm run build, which writes out\/$/);
    expect(status).toBe(1);
  },
);

test('pages without words are below the bar of words of their own', () => {
  const folder = newFolder();
  for (const name of ['index', ...slugPages.map(({ slug }) => slug)]) {
    writeFileSync(path.join(folder, `${name}.html`), '<main></main>');
  }
  const { status, stderr } = check('check-unique.ts', folder);
  const finished = slugPages.filter((page) => page.kind !== 'city' || !page.city.draft);
  for (const { slug } of finished) expect(stderr).toContain(`${slug} says too little`);
  expect(status).toBe(1);
});

function check(tool: string, folder: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`, folder], { encoding: 'utf8' });
}
