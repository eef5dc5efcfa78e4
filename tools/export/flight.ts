/**
 * The rows in which React writes a tree of server components.
 * https://github.com/facebook/react/blob/main/packages/react-server/src/ReactFlightServer.js
 */

export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json };
/** `["$", type, key, properties]`; a type that begins with $ is a component or a symbol, any other an HTML element. */
export type FlightElement = readonly ['$', string, Json, { readonly [key: string]: Json }];
/** Rows of data hold JSON, or a text on its own. Of the others, only those with an import hold JSON. */
export type Row = { id: string; tag: string; isData: boolean; value: Json };

/** Ends the messages about output that the installed Next.js writes and this step does not know. */
export const seeUpgrading = 'See CONTRIBUTING.md, Upgrading packages.';

const text = 'T';
const jsonTags = new Set(['', 'I']);
/** Hints, and the beginning and end of a stream: they are passed through unchanged. */
const otherTags = new Set(['H', 'X', 'x', 'C']);

/**
 * The rows of a page's payload, which has a character for each byte of UTF-8: a text row says how many it takes.
 * @throws on a kind of row that was never seen in a static page's payload.
 */
export function parseRows(flight: string): ReadonlyArray<Row> {
  const rows: Array<Row> = [];
  for (let offset = 0; offset < flight.length; ) {
    const colon = flight.indexOf(':', offset);
    const id = flight.slice(offset, colon);
    const first = flight.charAt(colon + 1);
    const tag = /[A-Zbglmorsx]/.test(first) ? first : '';
    const start = colon + 1 + tag.length;
    if (tag === text) {
      const comma = flight.indexOf(',', start);
      const end = comma + 1 + Number.parseInt(flight.slice(start, comma), 16);
      if (comma < 0 || !(end <= flight.length)) throw unknownRow(flight.slice(colon + 1));
      rows.push({ id, tag, isData: true, value: flight.slice(comma + 1, end) });
      offset = end;
      continue;
    }
    const end = flight.indexOf('\n', start);
    const line = flight.slice(start, end);
    if (end < 0 || (!jsonTags.has(tag) && !otherTags.has(tag))) throw unknownRow(flight.slice(colon + 1));
    rows.push({ id, tag, isData: tag === '', value: jsonTags.has(tag) ? JSON.parse(line) : line });
    offset = end + 1;
  }
  return rows;
}

function unknownRow(row: string) {
  return new Error(`The router payload holds an unknown row: ${row.slice(0, 80)}. ${seeUpgrading}`);
}

/** The payload of rows: the reverse of `parseRows`. */
export function writeRows(rows: ReadonlyArray<Row>): string {
  return rows
    .map(({ id, tag, value }) => {
      if (tag === text) return `${id}:${tag}${String(value).length.toString(16)},${value}`;
      return `${id}:${tag}${jsonTags.has(tag) ? JSON.stringify(value) : value}\n`;
    })
    .join('');
}

/** True for an element as React writes one: "$", type, key, props. */
export function isElement(value: Json): value is FlightElement {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && typeof value[1] === 'string';
}

/**
 * The id of the row a string refers to: '1a' for '$1a', '$L1a', '$@1a' or '$Q1a'. Texts that begin with $ are written
 * '$$'.
 */
export function reference(value: string): string | undefined {
  return /^\$[L@Q]?([0-9a-f]+)$/.exec(value)?.[1];
}

/**
 * True for a reference that this step does not follow: '$1a:children:0' refers to something inside a row that was written
 * before, '$W1a' to a row in another way than `reference` knows, as a Set does.
 */
export function isUnfollowed(value: string): boolean {
  return /^\$[L@Q]?[0-9a-f]+:|^\$[g-zA-KM-PR-Z][0-9a-f]+$/.test(value);
}
