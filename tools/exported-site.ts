import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandKeys, findBrand } from '../content/brands';
import type { Brand } from '../content/brands/types';
import { UserError } from '../content/checks/user-error';
import { exportsFolder, givenFolder, isBrandFolder, nextFolder } from './build-target';
import { attributeOf, contentOf, tagsOf, textOf } from './exported-html';

/** A site as it was exported, with the brand and the address that its own pages name. */
export type ExportedSite = { folder: string; brand: Brand; origin: string };

/** A folder holds an exported site. @throws with the way to build one when it does not. */
export function assertSite(folder: string) {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new UserError(`There is no site in ${folder}/. Build it first: ${buildCommand(folder)}`);
}

/** The export that a command looks at. @throws when the folder it was given, or out/, holds no site. */
export function givenSiteFolder(): string {
  const folder = givenFolder();
  assertSite(folder);
  return folder;
}

/** The site in a folder, with the brand and address its home page names. @throws when it is no brand of this project. */
export function readSite(folder: string): ExportedSite {
  assertSite(folder);
  const file = path.join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const brand = findBrand(attributeOf(tagsOf(html, 'html')[0] ?? '', 'data-brand'));
  const address = contentOf(html, 'property', 'og:url');
  if (!brand || !address) {
    throw new UserError(`${file} was not built from a brand of this project. Build it again: ${buildCommand(folder)}`);
  }
  return { folder, brand, origin: new URL(address).origin };
}

/** The document at an address: '/' is index.html, '/duncan' is duncan.html. */
export function fileOf(address: string): string {
  return `${address === '/' ? 'index' : address.slice(1)}.html`;
}

/** The exported document at an address. @throws with the way to build it when it is not in the export. */
export function readPage(folder: string, address: string): string {
  const file = fileOf(address);
  if (!existsSync(path.join(folder, file))) {
    throw new UserError(`${folder}/ has no ${file}. Build it again: ${buildCommand(folder)}`);
  }
  return readFileSync(path.join(folder, file), 'utf8');
}

function buildCommand(folder: string) {
  const target = path.relative('', folder);
  if (target === nextFolder) return 'npm run build';
  if (!isBrandFolder(target)) return `npm run build, which writes ${nextFolder}/`;
  return `SITE_BRAND=${path.basename(target)} npm run build -- ${target}`;
}

/** True when an address of this site leads to a page or a file of the export. */
export function isServed({ folder, origin }: ExportedSite, url: string): boolean {
  const { pathname, origin: urlOrigin } = new URL(url);
  if (urlOrigin !== origin) return false;
  return existsSync(path.join(folder, pathname.includes('.') ? pathname : fileOf(pathname)));
}

/**
 * The other sites that a page's own policy lets its form send to: none where mails stay at the local mail desk, undefined
 * where there is no policy and they may go anywhere.
 */
export function mailServicesOf(html: string): ReadonlyArray<string> | undefined {
  const policy = contentOf(html, 'http-equiv', 'Content-Security-Policy');
  if (policy === undefined) return undefined;
  const [, sources = ''] = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy) ?? [];
  return sources.split(' ').filter((source) => source !== '' && source !== "'self'");
}

/** True when the form of an export may send mails, as it was built: the settings of today may be others. */
export function sendsMails(folder: string): boolean {
  return mailServicesOf(readPage(folder, '/'))?.length !== 0;
}

/** For commands that send requests through the form. @throws when that could send real mails. */
export function assertSendsNoMails(folder: string) {
  if (!sendsMails(folder)) return;
  throw new UserError(
    `The form in ${folder}/ may send real mails. npm test builds every brand without your EmailJS keys into ${exportsFolder}/; then npm run test:browsers -- ${exportsFolder}/${brandKeys[0]} can take one of those.`,
  );
}

/** What a visitor can read on a page, in one line. */
export function visibleText(html: string): string {
  return textOf(html.slice(html.indexOf('<body')));
}
