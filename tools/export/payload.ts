/**
 * A page's router payload repeats its HTML as JSON, so that React can hydrate it. Elements marked `data-static` hold
 * nothing that React ever changes: in the payload, this step replaces their content with a reference to the page, and
 * React skips it. What remains is the islands and the path to them.
 */

import { randomUUID } from 'node:crypto';
import { attributeOf, attributeSource } from '../exported-html';
import {
  type FlightElement,
  isElement,
  isUnfollowed,
  type Json,
  parseRows,
  type Row,
  reference,
  seeUpgrading,
  writeRows,
} from './flight';

const firstPush = '(self.__next_f=self.__next_f||[]).push([0])';
const textPush = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
/** Next escapes these two, so that they come as characters where all others come as bytes. */
const lineSeparators = /[\u2028\u2029]/g;
/** A page has one at most. */
const dataBlock = 'script[type="application/ld+json"]';
/** What stands in for a static element's content until the payload is written. Random, so that it occurs nowhere else. */
const placeholder = `static:${randomUUID()}:`;
const numberedPlaceholder = new RegExp(`${placeholder}(\\d+)\\.`, 'g');
/** In the browser: a static element's content, as text inside a JSON string of the payload, a leading $ doubled. */
const readStatic = `const html=(selector)=>JSON.stringify((document.querySelector(selector)?.innerHTML??"").replace(/^\\$/,"$$$$")).slice(1,-1)`;

/**
 * One script for a page. It gives the loader `hydratePage`, which hands React the page's payload without the content of
 * static elements and, in a task of its own, runs the framework's bootstrap: in one, both would keep a slow phone busy
 * for a tenth longer at a stretch. `html` is the page with its static elements numbered. All of it, and what is
 * returned, has a character for each byte of UTF-8.
 * @throws when payload and page do not match.
 */
export function writePayload(scripts: ReadonlyArray<string>, bootstrap: string, html: string): string {
  const flight = scripts.map(readPush).join('');
  const slim = leaveOutStatics(flight);
  if (slim) assertSame(slim.statics, numberedElements(html));
  const text = slim?.text ?? flight;
  const filled = JSON.stringify(text)
    .replace(numberedPlaceholder, (_, number) => `"+html('[data-static="${number}"]')+"`)
    .replace(`${placeholder}data.`, () => `"+html('${dataBlock}')+"`);
  // A new list each time: a second try, after one that did not hydrate in time, must not find the payload twice.
  return `self.hydratePage=()=>{${readStatic};self.__next_f=[[1,${filled}]];setTimeout(()=>{${bootstrap}})}`;
}

/** Numbers a page's static elements in the order in which they begin. */
export function numberStatics(html: string): string {
  let number = 0;
  // Only ever an attribute: in texts and values React escapes quotes, as JSON does in data.
  return html.replaceAll(' data-static=""', () => ` data-static="${number++}"`);
}

const numberedTag = new RegExp(
  `<([a-z][a-z0-9]*)((?:${attributeSource})*?\\s+data-static="\\d+"(?:${attributeSource})*)`,
  'g',
);

function readPush(script: string): string {
  if (script === firstPush) return '';
  const argument = textPush.exec(script)?.[1];
  if (!argument)
    throw new Error(`The router payload holds a script of an unknown kind: ${script.slice(0, 80)}. ${seeUpgrading}`);
  return JSON.parse(argument)[1].replace(lineSeparators, (one: string) => Buffer.from(one).toString('latin1'));
}

/**
 * The payload with a numbered placeholder for the content of each static element, and without rows that nothing refers
 * to any more. Undefined where what is left refers to something in a way that is not followed: it might have been left out.
 */
function leaveOutStatics(flight: string) {
  const rows = new Map(parseRows(flight).map((row) => [row, row.value] as const));
  const byId = new Map([...rows.keys()].filter(({ id }) => id).map((row) => [row.id, row]));
  const statics: Array<string> = [];
  const kept = new Set<Row>();
  let hasUnfollowed = false;

  // Rows are walked in the order in which the page renders them, so that the numbers are those of the page.
  function walk(value: Json): Json {
    if (isElement(value) && value[3]['data-static'] === '') return cutOut(value);
    if (isElement(value) && value[1] === 'script' && value[3].type === 'application/ld+json')
      return withHtml(value, 'data');
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === 'string') {
      hasUnfollowed ||= isUnfollowed(value);
      keep(byId.get(reference(value) ?? ''));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, key === 'notFound' ? emptyScreen(child) : walk(child)]),
    );
  }
  function keep(row: Row | undefined) {
    if (!row || kept.has(row)) return;
    kept.add(row);
    rows.set(row, walk(row.value));
  }
  function cutOut([mark, type, key, { children, ...properties }]: FlightElement): Json {
    assertStill(children ?? null, type);
    const number = statics.push(openingTag(type, String(properties.className ?? ''))) - 1;
    return withHtml([mark, type, key, properties], number);
  }
  function withHtml([mark, type, key, properties]: FlightElement, slot: number | 'data'): Json {
    return [mark, type, key, { ...properties, dangerouslySetInnerHTML: { __html: `${placeholder}${slot}.` } }];
  }
  /** Only plain elements can be skipped: an island has to be hydrated. */
  function assertStill(value: Json, inside: string) {
    if (typeof value === 'string') {
      const row = byId.get(reference(value) ?? '');
      if (row?.isData) assertStill(row.value, inside);
      else if (row) throw islandInside(inside);
    } else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value)) assertStill(child, inside);
    }
  }

  for (const row of rows.keys()) if (row.id === '0' || !row.isData) keep(row);
  const left = [...rows].filter(([row]) => kept.has(row)).map(([row, value]) => ({ ...row, value }));
  return hasUnfollowed ? undefined : { text: writeRows(left), statics };
}

/** A <Section> sets its own mark, so its source shows no data-static to remove. */
function islandInside(element: string) {
  return new Error(
    `A <${element}> marked data-static holds an island. Give its <Section> holdsIsland, or take data-static off it.`,
  );
}

/** Every payload holds the not-found page, for client-side navigation, which this site does not have. */
function emptyScreen(notFound: Json): Json {
  return Array.isArray(notFound) ? [null, []] : notFound;
}

function numberedElements(html: string): ReadonlyArray<string> {
  return [...html.matchAll(numberedTag)].map(([, type = '', attributes = '']) =>
    openingTag(type, attributeOf(attributes, 'class') ?? ''),
  );
}

function openingTag(type: string, className: string) {
  return className ? `<${type} class="${className}">` : `<${type}>`;
}

function assertSame(inPayload: ReadonlyArray<string>, inPage: ReadonlyArray<string>) {
  for (let index = 0; index < Math.max(inPage.length, inPayload.length); index++) {
    const [page, payload] = [inPage[index] ?? 'missing', inPayload[index] ?? 'missing'];
    if (page === payload) continue;
    throw new Error(`Static element ${index} is ${page} in the page but ${payload} in its payload. ${seeUpgrading}`);
  }
}
