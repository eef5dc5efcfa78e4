// For developers: reads JSON that may be broken.

/** What a text that should be JSON says; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
