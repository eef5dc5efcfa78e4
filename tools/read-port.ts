import { UserError } from '../content/checks/user-error';

/** Where the site is served on this computer: PORT, or 3000. @throws when PORT is not a port number. */
export function readPort(value = process.env.PORT): number {
  const text = value?.trim() || '3000';
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${text}", but it must be a number from 1 to 65535, such as PORT=3001.`);
  }
  return port;
}
