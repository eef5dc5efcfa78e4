/**
 * Validates every exported page, and finds what its oldest browsers cannot read: `npm run check:html [-- folder]` lists
 * what is wrong and exits 1.
 */

import './setup';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { givenSiteFolder } from './exported-site';
import { reportFaults } from './faults';
import { isOwnersFile } from './public-folder';

const folder = givenSiteFolder();

const htmlvalidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The number stays as it is dialled and shown: no-break hyphens in it would be copied along.
    'tel-non-breaking': 'off',
    // The owner chose the form of the titles.
    'long-title': 'off',
    // The page's policy refuses style attributes.
    'no-inline-style': 'error',
    // SRI guards files from other hosts; every file here is the site's own.
    'require-sri': 'off',
  },
});

/** What Safari reads from 16.4 on. The build rewrites ranges in stylesheets, but not in attributes and scripts. */
const mediaRange = /(?:media="|sizes="|matchMedia\(["'`])[^"'`]*(?:width|height) ?(?:&[lg]t;|[<>])[^"'`]*/;
const lookbehind = /\(\?<[=!].{0,40}/;

const faults: Array<string> = [];
const pages = readdirSync(folder).filter((file) => file.endsWith('.html') && !isOwnersFile(file));
for (const page of pages) {
  const file = path.join(folder, page);
  const { results } = await htmlvalidate.validateFile(file);
  for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages)) {
    faults.push(`${page}:${line}:${column} ${ruleId}: ${message}${selector ? ` (${selector})` : ''}`);
  }
}
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:html|js)$/.test(file) || isOwnersFile(file)) continue;
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [range] = mediaRange.exec(text) ?? [];
  if (range) faults.push(`${file}: older browsers do not understand ${range}. Use min-width or max-width.`);
  const [pattern] = lookbehind.exec(text) ?? [];
  if (pattern) faults.push(`${file}: older browsers refuse the whole script for the lookbehind ${pattern}`);
}
reportFaults(faults, `${pages.length} pages of ${folder}/ are valid HTML.`);
