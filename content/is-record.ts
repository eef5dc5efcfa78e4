// For developers: what is known of data from outside.

/** Whether a value has fields: the first check on data from outside, such as a file, a browser's storage or a request. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value has fields, all of them text. */
export function isStringRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
