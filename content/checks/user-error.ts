/**
 * A fault in content/, in the settings or in what a command was asked for, thrown on purpose. Its message alone says what
 * is wrong, where, and what to do, so the tools print it without the stack of calls that every other error keeps.
 */
export class UserError extends Error {
  override name = 'UserError';
}
