/**
 * Adds and removes the lines that name a content file in its registry (content/cities/index.ts, content/landings/index.ts).
 * All of it is text to text, so that a tool can show or test a change before it is written.
 */

const importLine = /^import \{ \w+ \} from '\.\/([\w-]+)';\n/gm;
const tableEnd = '} satisfies Record<string, City>;';

/** The name of a town's constant: 'lake-cowichan' becomes lakeCowichan. */
export function constantName(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `town${name}` : name;
}

/** The town registry with one more town, last in the table. @throws when the file has another form than expected. */
export function withTown(source: string, slug: string): string {
  const name = constantName(slug);
  const imports = [...source.matchAll(importLine)];
  if (imports.length === 0 || source.split(tableEnd).length !== 2) {
    throw new Error(
      `content/cities/index.ts has an unfamiliar form. Add the town by hand: import { ${name} } from './${slug}'.`,
    );
  }
  const next = imports.find(([, file = '']) => file > slug);
  const last = imports.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : 0);
  const withImport = `${source.slice(0, at)}import { ${name} } from './${slug}';\n${source.slice(at)}`;
  return withImport.replace(tableEnd, `  ${name === slug ? name : `'${slug}': ${name}`},\n${tableEnd}`);
}

/** A registry without the file it imported as `./slug`. @throws when it does not import that file. */
export function withoutFile(source: string, slug: string): string {
  const [line, name] = new RegExp(`^import \\{ (\\w+) \\} from '\\./${slug}';\\n`, 'm').exec(source) ?? [];
  if (!line || !name) throw new Error(`The registry does not import "./${slug}".`);
  const entry = new RegExp(`^  (?:'${slug}': |${name}: )?${name},\\n`, 'm');
  return source.replace(line, '').replace(entry, '');
}
