/** The request number that a text holds. */
export function requestNumberIn(text = '') {
  return /Q-\w{4}/.exec(text)?.[0] ?? 'no request number';
}
