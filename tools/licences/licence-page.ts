import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { takeBundledPackages } from './bundled-packages';
import { mitText, otherWorks, stylePackages } from './other-works';

export type Work = { name: string; licence: string; text: string };

/**
 * Licences under which a work may be passed on with a website by naming them. A new one is for a person to read first.
 */
const accepted = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'public domain'];

/** Writes /licenses.txt for everything in an export that others made. @returns how many works it names. */
export async function writeLicences(folder: string): Promise<number> {
  const packages = await takeBundledPackages(folder);
  const works = [...(await Promise.all([...stylePackages, ...packages].map(readPackage))), ...(await otherWorks())];
  await writeFile(path.join(folder, 'licenses.txt'), licencePage(works));
  return works.length;
}

/** The works grouped by licence text, which many share. @throws on a licence that nobody has accepted. */
export function licencePage(works: ReadonlyArray<Work>): string {
  const namesByText = new Map<string, ReadonlyArray<string>>();
  for (const { name, licence, text } of works) {
    if (!accepted.includes(licence)) {
      throw new Error(`${name} has the licence "${licence}". Read it, then accept it in tools/licences or do without.`);
    }
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} (${licence})`]);
  }
  const sections = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const title = 'Works of others in this site, and their licences. Written by the build from what browsers are sent.\n';
  return [title, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** A package's name, licence and licence text. @throws when it names no licence. */
export async function readPackage(folder: string): Promise<Work> {
  const { version, license: declared, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice|copyright)/i.test(file)).toSorted();
  const parts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const text = parts.map((part) => part.replaceAll('\r\n', '\n').trim()).join('\n\n');
  const licence = declared ?? /^(MIT) License/.exec(text)?.[1];
  const [, host, name] =
    /^.*?node_modules\/(next(?=\/dist\/compiled\/))?(?:\/dist\/compiled\/)?(.*)$/.exec(folder) ?? [];
  const work = { name: host ? `${name} (the copy inside ${host})` : `${name} ${version}`, licence };
  if (licence && text) return { ...work, text };
  // Some packages name their licence and leave its text out.
  const holder = typeof author === 'string' ? author : author?.name;
  if (licence === 'MIT' && holder) return { ...work, text: mitText(holder) };
  throw new Error(`${folder} has no licence text. Find it and add it in tools/licences.`);
}
