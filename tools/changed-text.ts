/** The text in a file, its replacement, and whether the owner may have removed it already. */
export type Change = readonly [old: string | RegExp, replacement: string, presence?: 'optional'];

/** The text with every change made, one after the other. @throws with the file and the change that found nothing. */
export function changedText(file: string, text: string, changes: ReadonlyArray<Change>): string {
  return changes.reduce((current, [old, replacement, presence]) => {
    let isFound = presence === 'optional';
    const changed = current.replace(old, () => {
      isFound = true;
      return replacement;
    });
    if (!isFound) throw new Error(`${file} could not be changed as planned: it does not hold ${old}.`);
    return changed;
  }, text);
}
