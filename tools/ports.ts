import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { UserError } from '../content/checks/user-error';
import { isRecord } from '../content/is-record';

/** Where the site is served on this computer: PORT, or 3000. @throws when PORT is not a port number. */
export function readPort(value = process.env.PORT): number {
  const text = value?.trim() || '3000';
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${text}", but it must be a number from 1 to 65535, such as PORT=3001.`);
  }
  return port;
}

/**
 * Listens on this machine only and returns the port.
 * @throws in plain words when the port is taken or reserved.
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (!isRecord(error) || (error.code !== 'EADDRINUSE' && error.code !== 'EACCES')) throw error;
    throw portTaken(port);
  }
  const address = server.address();
  if (typeof address !== 'object' || !address) return port;
  // 'localhost' is two addresses, and a browser may try the other first.
  if (await isAnswered(address.family === 'IPv6' ? '127.0.0.1' : '::1', address.port)) {
    server.close();
    throw portTaken(address.port);
  }
  return address.port;
}

function portTaken(port: number) {
  return new UserError(
    `Port ${port} is not free. Stop the other program, or write a line such as PORT=3001 into .env.local.`,
  );
}

/** True if something listens there. */
export function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** A port that was free a moment ago, at every address of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no free port.');
  return address.port;
}

/** Says before a build, rather than after it, that the site could not be served. @throws when the port is taken. */
export async function assertPortFree(port: number) {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}
