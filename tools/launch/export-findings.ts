/** What the exported site still lacks. It must be the one that these settings and this content give. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../content/brands/types';
import { email, phone } from '../../content/business';
import { UserError } from '../../content/checks/user-error';
import { isRecord } from '../../content/is-record';
import { oneLine } from '../../content/one-line';
import { type Page, pages } from '../../content/pages';
import type { EmailSettings } from '../../content/settings';
import { budgetFor, findOverruns } from '../budgets/budgets';
import { laterScripts, weighPage } from '../budgets/page-weight';
import { dataBlocksOf, decode } from '../exported-html';
import { type ExportedSite, fileOf, mailServicesOf, readPage, readSite, visibleText } from '../exported-site';
import { unless } from '../faults';
import { isMade } from '../public-folder';
import type { Graph, GraphNode } from '../search/structured-data-rules';
import { copyFindings } from './copy-findings';
import { blockerFor, type Finding } from './finding';

type Wanted = { brand: Brand; origin: string; emailSettings: EmailSettings };

const rebuild = 'Run npm run build, then this check again.';
const sources = [
  'app',
  'components',
  'content',
  'public',
  'tools',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.build.json',
  'tsconfig.json',
];

/** A site that is missing or older than its sources is the only finding: what else it lacks may be fixed already. */
export function exportFindings(folder: string, wanted: Wanted): ReadonlyArray<Finding> {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) {
    return [{ level: 'blocker', what: 'There is no built site to look at.', where: `${folder}/`, fix: rebuild }];
  }
  try {
    const site = readSite(folder);
    const outdated = outdatedFindings(site, wanted);
    if (outdated.length > 0) return outdated;
    return [...pages.flatMap((page) => [...contactOf(site, page), ...weightOf(site, page)]), ...copyFindings(folder)];
  } catch (error) {
    const isIncomplete = isRecord(error) && error.code === 'ENOENT';
    const what = isIncomplete ? new UserError(`The built site is not whole: ${error.path} is missing.`) : error;
    return [blockerFor(what, home, rebuild)];
  }
}

/** Whether the built site is unfinished, that of other settings, or older than what it is made from. */
export function outdatedFindings({ folder, brand, origin }: ExportedSite, wanted: Wanted): ReadonlyArray<Finding> {
  const home = path.join(folder, 'index.html');
  const changed = newestFile(sources);
  const html = readPage(folder, '/');
  const scripts = laterScripts(html).map((address) => readFileSync(path.join(folder, address), 'utf8'));
  const written = [html, ...scripts].join('');
  const hasSettings = Object.entries(wanted.emailSettings).every(([name, value]) =>
    written.includes(asGivenToIslands(name, value)),
  );
  const service = wanted.emailSettings.origin;
  const allowed = mailServicesOf(html);
  const reasons = [
    // A policy is what the export step writes, this file what a build writes last.
    ...unless(allowed && existsSync(path.join(folder, 'deploy/Caddyfile')), 'Its build did not finish.'),
    ...unless(brand.key === wanted.brand.key, `It is ${brand.name}, but the settings choose ${wanted.brand.name}.`),
    ...unless(origin === wanted.origin, `It was built for ${origin}, but the settings say ${wanted.origin}.`),
    ...unless(hasSettings, 'It was built with other EmailJS settings.'),
    ...unless(
      !hasSettings || !service || !allowed || allowed.includes(service),
      `Its pages are not allowed to send anything to ${service}.`,
    ),
    ...unless(changed.time <= arrivedAt(home), `It is older than ${changed.file}.`),
  ];
  return reasons.map((reason) => ({
    level: 'blocker',
    what: `The built site does not match this folder. ${reason}`,
    where: home,
    fix: rebuild,
  }));
}

/** A prop of an island as its page holds it: JSON within a text of a script, here without braces and quotes around it. */
function asGivenToIslands(name: string, value: string): string {
  const prop = JSON.stringify({ [name]: value }).slice(1, -1);
  return JSON.stringify(prop).slice(1, -1);
}

/** Name, towns, phone and email must be the same for people, for telephones and for machines. */
function contactOf(site: ExportedSite, page: Page): ReadonlyArray<Finding> {
  const html = readPage(site.folder, page.path);
  const text = visibleText(html);
  const faults = [
    ...contactFaults(businessesOf(html), text),
    ...linkFaults(html),
    ...unless(text.includes(oneLine(phone.display)), `Visitors cannot read the phone number ${phone.display}.`),
  ];
  return faults.map((fault) => ({
    level: 'blocker',
    what: `${page.path}: ${fault}`,
    where: path.join(site.folder, fileOf(page.path)),
    fix: 'Name, towns, phone and email come from content/business.ts, the brand and the town: take them from there where this differs.',
  }));
}

/** How much heavier than its budget the markup of a page may become with the owner's words: npm test is stricter. */
const ownersRoom = 1.25;

function weightOf({ folder }: ExportedSite, { path: address, kind }: Page): ReadonlyArray<Finding> {
  // Styles and scripts are the developer's: the owner's words weigh next to nothing in them.
  return findOverruns(weighPage(folder, address), budgetFor(kind))
    .filter(({ part, bytes, max }) => part === 'firstPictures' || (part === 'markup' && bytes > max * ownersRoom))
    .map(({ part, bytes, max, why }) => ({
      level: 'warning',
      what: `${address}: its ${part} weighs ${bytes} bytes; ${max} is what it was made for (${why}).`,
      where: path.join(folder, fileOf(address)),
      fix: 'See whether a text is there twice, or a picture is very large. If all of it belongs there, leave it: the page loads a little later.',
    }));
}

/** What a page's business records say that its visitors do not read; a page without a record is a fault as well. */
export function contactFaults(businesses: ReadonlyArray<GraphNode>, text: string): ReadonlyArray<string> {
  if (businesses.length === 0) return ['Machines find no record of the business.'];
  return businesses.flatMap((business) => {
    const { address, areaServed } = business;
    const homeTown = isRecord(address) ? address.addressLocality : undefined;
    // The organisation's is a list of all it serves.
    const town = isRecord(areaServed) ? areaServed.name : undefined;
    return [
      ...unless(business.telephone === phone.international, `Machines read the phone number ${business.telephone}.`),
      ...[business.name, business.email, homeTown, town]
        .filter((words) => typeof words === 'string' && !text.includes(oneLine(words)))
        .map((words) => `Machines read "${words}", which visitors do not see.`),
    ];
  });
}

/** The links of a page that reach somebody else. */
export function linkFaults(html: string): ReadonlyArray<string> {
  return [
    ...mismatches(html, /href="tel:([^"]*)"/g, phone.international, 'A link dials'),
    ...mismatches(html, /href="mailto:([^"?]*)[^"]*"/g, email.address, 'A link writes to'),
  ];
}

function businessesOf(html: string): ReadonlyArray<GraphNode> {
  const graphs: ReadonlyArray<Graph> = dataBlocksOf(html).map((json) => JSON.parse(json));
  return graphs.flatMap((graph) => graph['@graph']).filter((node) => 'telephone' in node);
}

function mismatches(html: string, pattern: RegExp, wanted: string, words: string): ReadonlyArray<string> {
  const others = [...html.matchAll(pattern)].map(([, found = '']) => decode(found)).filter((found) => found !== wanted);
  return [...new Set(others)].map((found) => `${words} ${found} instead of ${wanted}.`);
}

function newestFile(roots: ReadonlyArray<string>): { file: string; time: number } {
  const files = roots.filter(existsSync).flatMap((root) =>
    statSync(root).isFile()
      ? [root]
      : readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/^\.|\.(test|fixture)\./.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return files
    .filter((file) => !isMade(file.replaceAll(path.sep, '/')) && !isMailTemplate(file))
    .map((file) => ({ file, time: isBroughtIn(file) ? arrivedAt(file) : changedAt(file) }))
    .reduce((newest, file) => (file.time > newest.time ? file : newest));
}

/** True for photographs and downloads, which keep the date on which they were made. */
function isBroughtIn(file: string): boolean {
  return ['public', path.normalize('content/pictures')].some((folder) => file.startsWith(folder + path.sep));
}

/** When a file was put where it is; after a copy of the whole project, when it was copied. */
function arrivedAt(file: string): number {
  return Math.max(changedAt(file), statSync(file).ctimeMs);
}

/**
 * When a file was last written, by its own date. None can be later than when it was put where it is: then a camera's or
 * another computer's clock was ahead.
 */
function changedAt(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file);
  return mtimeMs > ctimeMs + clockToleranceMs ? ctimeMs : mtimeMs;
}

/** Disks of other computers round, and their clocks differ a little. */
const clockToleranceMs = 60_000;

/** True for what is pasted into EmailJS: no page holds it. */
function isMailTemplate(file: string): boolean {
  return path.dirname(file) === path.normalize('content/mail') && file.endsWith('.html');
}
