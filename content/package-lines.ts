// For developers: what a package says of itself, wherever it is said. Nothing to edit.
import type { Package } from './types';

/** The lines of a package in their order: the note, if it has one, and what it includes. */
export function packageLines({ note, features }: Pick<Package, 'note' | 'features'>): ReadonlyArray<string> {
  return note ? [note, ...features] : features;
}
