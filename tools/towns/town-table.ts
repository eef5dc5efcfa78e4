/**
 * Adds a town's lines to the table of towns (content/cities/index.ts), and takes those of pages out of it and out of the
 * table of landings (content/landings/index.ts). All of it is text to text, so that a tool can show or test a change
 * before it is written.
 */

import { UserError } from '../../content/checks/user-error';

const importLine = /^import \{ \w+ \} from '\.\/[\w-]+';\n/m;
const tableEnd = '} satisfies Record<string, City>;';

/** The town table with one more town, last in the table. @throws when the file is not in the expected form. */
export function withTown(written: string, slug: string): string {
  const source = withPlainLines(written);
  const name = constantName(slug);
  const [first] = importLine.exec(source) ?? [];
  if (first === undefined || source.split(tableEnd).length !== 2) {
    throw new UserError(
      `content/cities/index.ts has an unfamiliar form. Add the town by hand: import { ${name} } from './${slug}'.`,
    );
  }
  // The command has the linter bring the imports into order.
  return source
    .replace(first, (line) => `import { ${name} } from './${slug}';\n${line}`)
    .replace(tableEnd, `  ${slug.includes('-') ? `'${slug}'` : slug}: ${name},\n${tableEnd}`);
}

/**
 * The table of `folder` without the pages at `slugs`, and the files they were imported from: an owner who gave a
 * page another slug may have left its file the old name. @throws when the table is not in the expected form.
 */
export function withoutPages(folder: string, source: string, slugs: ReadonlyArray<string>) {
  const files: Array<string> = [];
  let table = withPlainLines(source);
  for (const slug of slugs) {
    const [entry, renamed] = new RegExp(`^  (?:${slug}|'?${slug}'?: (\\w+)),\\n`, 'm').exec(table) ?? [];
    const line = new RegExp(`^import \\{ ${renamed ?? slug} \\} from '\\./([\\w-]+)';\\n`, 'm').exec(table);
    if (entry === undefined || !line) {
      throw new UserError(
        `${folder}/index.ts names "${slug}" in an unfamiliar form. Write it as a line of the table, with an import of its own, as the other pages are.`,
      );
    }
    table = table.replace(line[0], '').replace(entry, '');
    files.push(`${folder}/${line[1]}.ts`);
  }
  return { table, files };
}

/** Some editors on Windows end lines with two characters. */
function withPlainLines(source: string) {
  return source.replaceAll('\r\n', '\n');
}

/**
 * The name of a new town's constant: 'lake-cowichan' becomes lakeCowichanTown. The ending keeps it apart from the words
 * of the language (a town may be called New) and from the other names in its files.
 */
export function constantName(slug: string): string {
  return `${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Town`;
}
