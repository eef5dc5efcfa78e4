// For developers: checks that data has the fields it should have, and names the first that is missing.

import { isRecord } from './is-record';
import { UserError } from './user-error';

/** @throws with `where`, the field and the values it can have. */
export function assertOneOf<T>(where: string, field: string, value: T, choices: ReadonlyArray<T>) {
  if (choices.includes(value)) return;
  throw new UserError(`${where}: the field "${field}" is "${value}". Use one of: ${choices.join(', ')}.`);
}

/** @throws with `where` and the path of the first required field that is missing, empty or of another kind. */
export function assertShape(
  where: string,
  value: unknown,
  shape: AnyShape,
  trail: ReadonlyArray<string | number> = [],
) {
  if (typeof shape === 'string') {
    if (!leaves[shape].fits(value)) throw faultAt(where, value, trail, leaves[shape].words);
  } else if (isListShape(shape)) {
    const [item, length] = shape;
    if (!Array.isArray(value)) throw faultAt(where, value, trail, 'a list in [ ]');
    if (length !== undefined && value.length !== length) {
      throw faultAt(where, value, trail, `${length} entries, not ${value.length}`);
    }
    // Owners count from one. By index, so that a gap between two commas is found as well.
    for (let index = 0; index < value.length; index++) assertShape(where, value[index], item, [...trail, index + 1]);
  } else {
    if (!isRecord(value)) throw faultAt(where, value, trail, 'its fields in { }');
    for (const [name, part] of Object.entries(shape)) assertShape(where, value[name], part, [...trail, name]);
  }
}

/** @throws with `where` and the path of the first text that is empty, at any depth. */
export function assertFilled(where: string, value: unknown, trail: ReadonlyArray<string | number> = []) {
  if (typeof value === 'string') {
    if (!leaves.text.fits(value)) throw faultAt(where, value, trail, leaves.text.words);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertFilled(where, item, [...trail, index + 1]);
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) assertFilled(where, part, [...trail, name]);
  }
}

function faultAt(where: string, value: unknown, trail: ReadonlyArray<string | number>, wanted: string) {
  const field = trail.join(' > ');
  return new UserError(
    value === undefined
      ? `${where} lacks the field "${field}": add ${wanted}.`
      : `${where}: the field "${field}" must hold ${wanted}.`,
  );
}

const leaves = {
  text: { words: 'text in quotes', fits: (value: unknown) => typeof value === 'string' && value.trim() !== '' },
  number: { words: 'a number', fits: (value: unknown) => Number.isFinite(value) },
  flag: { words: 'true or false', fits: (value: unknown) => typeof value === 'boolean' },
};

function isListShape(shape: AnyShape): shape is ListShape {
  return Array.isArray(shape);
}

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
