/**
 * Reads HTML as React and Next write it: attribute values in double quotes, and no bare '>' in them. A real parser
 * would accept any HTML but not serialise it back unchanged, and the export step must leave the rest byte for byte.
 */

const nameSource = String.raw`[^\s"'>/=]+`;
const valueSource = '="[^"]*"';

/** An attribute in a tag, as a part of patterns: it captures nothing. */
export const attributeSource = String.raw`\s+${nameSource}(?:${valueSource})?`;

/** An attribute in a tag: the space before it, its name, and its value with equals sign and quotes where it has one. */
export const attributePattern = new RegExp(String.raw`(\s+)(${nameSource})(${valueSource})?`, 'g');

/** Every element of a kind that holds none of its own kind: its attributes, then what is in it. */
export function elementPattern(kind: string): RegExp {
  return new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'g');
}

/** The elements of a kind, as `elementPattern` finds them. */
export function elementsOf(html: string, kind: string): ReadonlyArray<{ attributes: string; body: string }> {
  return [...html.matchAll(elementPattern(kind))].map(([, attributes = '', body = '']) => ({ attributes, body }));
}

/** The opening tags of a kind. */
export function tagsOf(html: string, kind: string): ReadonlyArray<string> {
  return html.match(new RegExp(`<${kind}\\b[^>]*>`, 'g')) ?? [];
}

/** An attribute's value in a tag, or in a tag's attributes: '' for a boolean one, undefined where there is none. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const [, , key = '', value = ''] of tag.matchAll(attributePattern)) {
    if (key.toLowerCase() === name.toLowerCase()) return decode(value.slice(2, -1));
  }
  return undefined;
}

/** The `content` of the first <meta> whose attribute has this value. */
export function contentOf(
  html: string,
  attribute: 'name' | 'property' | 'http-equiv',
  value: string,
): string | undefined {
  const tag = tagsOf(html, 'meta').find((meta) => attributeOf(meta, attribute) === value);
  return tag && attributeOf(tag, 'content');
}

/** The address of the first <link> with this `rel`. */
export function linkOf(html: string, rel: string): string | undefined {
  const tag = tagsOf(html, 'link').find((link) => attributeOf(link, 'rel') === rel);
  return tag && attributeOf(tag, 'href');
}

/** What a page's JSON-LD blocks hold. */
export function dataBlocksOf(html: string): ReadonlyArray<string> {
  return elementsOf(html, 'script')
    .filter(({ attributes }) => attributeOf(attributes, 'type') === 'application/ld+json')
    .map(({ body }) => body);
}

/** The addresses of the fonts that a page asks for before its styles do. */
export function preloadedFontsOf(html: string): ReadonlyArray<string> {
  return tagsOf(html, 'link')
    .filter((tag) => attributeOf(tag, 'rel') === 'preload' && attributeOf(tag, 'as') === 'font')
    .flatMap((tag) => attributeOf(tag, 'href') ?? []);
}

/** True for a script that runs or sets rules: speculation rules obey script-src too; JSON-LD and other data do not. */
export function isExecuted(attributes: string): boolean {
  return ['', 'module', 'text/javascript', 'speculationrules'].includes(attributeOf(attributes, 'type') ?? '');
}

/** What a visitor whose browser runs scripts reads in a piece of HTML, in one line. */
export function textOf(html: string): string {
  const marked = html
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '');
  return decode(marked.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text without its entities; those that are not known stay. */
export function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? (entities[name] ?? '') : entity;
    return String.fromCodePoint(Number(name.toLowerCase().replace('#x', '0x').replace('#', '')));
  });
}
