/**
 * A mistake in content/, in the settings or in how a command was called, thrown on purpose. Its message says what is
 * wrong, where, and what to do, so the tools print it without the stack trace that other errors get.
 */
export class UserError extends Error {
  override name = 'UserError';
}
