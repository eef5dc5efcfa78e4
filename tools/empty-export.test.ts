/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { slugPages } from '../content/pages';

const scratch = mkdtempSync(path.join(tmpdir(), 'empty-export-'));
afterAll(() => rmSync(scratch, { recursive: true, maxRetries: 3 }));

test.each(['check-budgets.ts', 'check-html.ts', 'check-licences.ts', 'check-unique.ts'])(
  '%s refuses a folder that holds no site',
  (tool) => {
    const { status, stderr } = check(tool, scratch);
    expect(stderr).toContain(`There is no site in ${scratch}/. Build it first: npm run build -- ${scratch}\n`);
    expect(status).toBe(1);
  },
);

test.each(['check-budgets.ts', 'check-head.ts', 'check-structured-data.ts', 'check-unique.ts'])(
  '%s names a page that is missing',
  (tool) => {
    const folder = mkdtempSync(path.join(scratch, 'home-'));
    const head = '<meta property="og:url" content="https://a.ca/"><script type="application/ld+json">{}</script>';
    writeFileSync(path.join(folder, 'index.html'), `<html data-brand="dynamix">${head}<main></main></html>`);
    const { status, stderr } = check(tool, folder);
    expect(stderr.trim()).toMatch(/^\S+\/ has no [\w-]+\.html\. Build it again: npm run build -- \S+$/);
    expect(status).toBe(1);
  },
);

test('pages without words are below the bar of words of their own', () => {
  const folder = mkdtempSync(path.join(scratch, 'silent-'));
  for (const name of ['index', ...slugPages.map(({ slug }) => slug)]) {
    writeFileSync(path.join(folder, `${name}.html`), '<main></main>');
  }
  const { status, stderr } = check('check-unique.ts', folder);
  for (const { slug } of slugPages) expect(stderr).toContain(`${slug} says too little`);
  expect(status).toBe(1);
});

function check(tool: string, folder: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`, folder], { encoding: 'utf8' });
}
