/** The request number in a text. */
export function requestNumberIn(text = '') {
  return /Q-\w{4}/.exec(text)?.[0] ?? 'no request number';
}
