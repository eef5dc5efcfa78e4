// For developers: checks of values against a list, and of lists that must not say anything twice.

import { UserError } from './user-error';

/** A field has one of a few values. @throws with `where`, the field and the values it can have. */
export function assertOneOf<T>(where: string, field: string, value: T, choices: ReadonlyArray<T>) {
  if (choices.includes(value)) return;
  throw new UserError(
    `${where}: the field "${field}" is "${value}". ${choices.length > 1 ? 'Use one of:' : 'Write'} ${choices.join(', ')}.`,
  );
}

/** No entry of a table stands there under two keys, as when a copied file exports the old name. @throws with both keys. */
export function assertNoAlias(file: string, table: Readonly<Record<string, unknown>>) {
  const keys = new Map<unknown, string>();
  for (const [key, entry] of Object.entries(table)) {
    const other = keys.get(entry);
    if (other !== undefined) {
      throw new UserError(
        `${file} lists the same entry twice, as "${other}" and as "${key}". If one file was copied from the other, write another name after its "export const", and import that.`,
      );
    }
    keys.set(entry, key);
  }
}

/** A list says nothing twice, in whatever case, as after a line that was copied. @throws with `where` and the text. */
export function assertDistinct(where: string, thing: string, texts: ReadonlyArray<string>) {
  const seen = new Set<string>();
  for (const text of texts) {
    const plain = text.trim().toLowerCase();
    if (seen.has(plain)) throw new UserError(`${where} has the ${thing} "${text}" twice. Change one of them.`);
    seen.add(plain);
  }
}
