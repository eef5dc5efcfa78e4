// For developers: checks that data has the fields it should have, and names the first that is missing.

import { isRecord } from '../is-record';
import { UserError } from './user-error';

/**
 * A value has every required field of a shape, each of its kind and not empty.
 * @throws with `where` and the path of the first one that is missing, empty or of another kind.
 */
export function assertShape(where: string, value: unknown, shape: AnyShape, trail: Trail = []) {
  if (typeof shape === 'string') {
    if (!leaves[shape].fits(value)) throw faultAt(where, value, trail, leaves[shape].words);
    if (shape === 'text') assertFilled(where, value, trail);
  } else if (isListShape(shape)) {
    const [item, length] = shape;
    if (!Array.isArray(value)) throw faultAt(where, value, trail, 'a list in [ ]');
    if (length !== undefined && value.length !== length) {
      throw faultAt(where, value, trail, `${length} entries, not ${value.length}`);
    }
    assertNotEmpty(where, value, trail);
    // Owners count from one. By index, so that a gap between two commas is found as well.
    for (let index = 0; index < value.length; index++) assertShape(where, value[index], item, [...trail, index + 1]);
  } else {
    if (!isRecord(value)) throw faultAt(where, value, trail, 'its fields in { }');
    for (const [name, part] of Object.entries(shape)) assertShape(where, value[name], part, [...trail, name]);
    for (const [name, part] of Object.entries(value)) {
      if (!Object.hasOwn(shape, name)) assertFilled(where, part, [...trail, name]);
    }
  }
}

/**
 * Checks whatever texts there are, at any depth. Functions are called for theirs, with '…' for every parameter.
 * @throws with `where` and the path of the first text or list that is empty, text that shows code to visitors, or number
 * or flag where a text belongs.
 */
export function assertFilled(where: string, value: unknown, trail: Trail = []) {
  if (typeof value === 'string') {
    if (!leaves.text.fits(value)) throw faultAt(where, value, trail, leaves.text.words);
    assertNoCode(where, value, trail);
    assertPlain(where, value, trail);
  } else if (typeof value === 'function') {
    assertFilled(
      where,
      wordsOf(where, () => value('…', '…'), trail),
      trail,
    );
  } else if (Array.isArray(value)) {
    assertNotEmpty(where, value, trail);
    for (const [index, item] of value.entries()) assertFilled(where, item, [...trail, index + 1]);
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) assertFilled(where, part, [...trail, name]);
  } else if (value === undefined) {
    // A field may be left out; a place in a list may not.
    if (isPlace(trail.at(-1))) throw faultAt(where, value, trail, leaves.text.words);
  } else if (value === null || !otherThanText.includes(trail.at(-1))) {
    throw faultAt(where, value, trail, leaves.text.words);
  }
}

/** What a function makes of texts. @throws when it fails, which then is for developers. */
function wordsOf(where: string, callWithTexts: () => unknown, trail: Trail): unknown {
  try {
    return callWithTexts();
  } catch (cause) {
    throw new UserError(
      `${where}: the function "${trail.join(' > ')}" failed when its words were checked with '…' for each parameter (${cause}). Give it texts alone to work with.`,
    );
  }
}

/** Fields that hold a number or a flag. Any other would show visitors 3.43 for 24/7 without quotes. */
const otherThanText: ReadonlyArray<Step> = [
  'destructive',
  'draft',
  'durationMs',
  'footerOrder',
  'highlighted',
  'id',
  'lineLimit',
  'lineWidth',
  'max',
  'messageCountFrom',
  'messageLimit',
  'min',
  'receivesTexts',
  'sample',
  'showsIndexingTool',
];

/** A heading over an empty list would stand over nothing. */
function assertNotEmpty(where: string, list: ReadonlyArray<unknown>, trail: Trail) {
  if (list.length > 0 || optionalLists.includes(trail.at(-1))) return;
  throw faultAt(where, list, trail, 'at least one entry');
}

/** Lists that may be empty: the section that would show them is then left out. */
const optionalLists: ReadonlyArray<Step> = [
  'faqs',
  'alternateNames',
  'socialProfiles',
  'alsoServed',
  'organisationAlsoServes',
  'withoutPrice',
];

/** Texts are shown as they are typed, so markup would be read as letters; control characters are in no text on purpose. */
function assertPlain(where: string, text: string, trail: Trail) {
  if (checkedElsewhere.includes(trail.at(-1))) return;
  const field = `the field "${trail.join(' > ')}"`;
  const unseen = /[^\P{Cc}\n]|\p{Cs}/u.exec(text);
  if (unseen) {
    const before = text.slice(Math.max(0, unseen.index - 20), unseen.index);
    const place = before ? `after ${JSON.stringify(before)}` : 'before its first letter';
    throw new UserError(
      `${where}: ${field} holds a character that cannot be seen, ${place}. Delete everything there, up to the next letter, and type it again.`,
    );
  }
  const [markup] = /<\/?[a-z][^<>]*>|&(?:[a-z]\w+|#\w+);/i.exec(text) ?? [];
  if (markup === undefined) return;
  throw new UserError(
    `${where}: ${field} holds ${JSON.stringify(markup)}. Texts are shown as they are typed: write plain words, without HTML.`,
  );
}

/** Fields with a stricter check of their own, whose message says more than this one. */
const checkedElsewhere: ReadonlyArray<Step> = ['address', 'googleVerification', 'd'];

/** Only between backticks, after a dollar sign and in braces does a name stand for what it names. */
function assertNoCode(where: string, text: string, trail: Trail) {
  const [hole] = /\[object \w+\]|\bundefined\b|\bNaN\b/.exec(text) ?? [];
  if (hole !== undefined) {
    throw new UserError(
      `${where}: the field "${trail.join(' > ')}" shows "${hole}" to visitors. A name in it, between \${ and }, is misspelt or stands for something other than a text: write it as other lines do, such as \${claims.rating.text}.`,
    );
  }
  const [twice] = /\$\$\d\S*/.exec(text) ?? [];
  if (twice !== undefined) {
    throw new UserError(
      `${where}: the field "${trail.join(' > ')}" shows "${twice}" to visitors. \${price(…)} writes the dollar sign itself: take away the one before it.`,
    );
  }
  const [shown] = /\$?\{[^{}]*\}?|\S*\}|\$\p{Ll}\S*|\bprice\((?!s\)).*/u.exec(text) ?? [];
  if (shown === undefined) return;
  throw new UserError(
    `${where}: the field "${trail.join(' > ')}" shows "${shown}" to visitors. Put the whole text between backticks (\`), not quotes, and the name between \${ and }.`,
  );
}

function faultAt(where: string, value: unknown, trail: Trail, wanted: string) {
  const field = trail.join(' > ');
  if (value === undefined && isPlace(trail.at(-1))) {
    return new UserError(
      `${where}: the field "${field}" is empty. Remove the extra comma there, or correct a misspelt name in it.`,
    );
  }
  return new UserError(
    value === undefined && field
      ? `${where} lacks the field "${field}": add ${wanted}.`
      : `${where}${field && `: the field "${field}"`} must hold ${wanted}.`,
  );
}

/** A place in a list, as opposed to the name of a field. */
function isPlace(step: Step) {
  return typeof step === 'number';
}

const leaves = {
  // Signs without a shape, such as a zero-width space from a web page, are no text.
  text: { words: 'text in quotes', fits: (value: unknown) => typeof value === 'string' && /[^\s\p{C}]/u.test(value) },
  number: { words: 'a number', fits: (value: unknown) => Number.isFinite(value) },
  flag: { words: 'true or false', fits: (value: unknown) => typeof value === 'boolean' },
};

function isListShape(shape: AnyShape): shape is ListShape {
  return Array.isArray(shape);
}

/** The way to a value: names of fields, and places in lists counted from one. */
type Trail = ReadonlyArray<string | number>;
/** One of its steps, or that of a value which has none. */
type Step = Trail[number] | undefined;

type RequiredKey<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/**
 * Every required field of T with its kind, and every fixed-length list with its length, so that the compiler keeps a
 * shape complete.
 */
export type Shape<T> = T extends string
  ? 'text'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'flag'
      : T extends ReadonlyArray<infer Item>
        ? number extends T['length']
          ? readonly [Shape<Item>]
          : readonly [Shape<Item>, T['length']]
        : { readonly [K in RequiredKey<T>]: Shape<T[K]> };

type AnyShape = 'text' | 'number' | 'flag' | ListShape | { readonly [field: string]: AnyShape };
type ListShape = readonly [item: AnyShape, length?: number];
