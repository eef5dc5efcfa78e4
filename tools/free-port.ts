import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './hosts/site-server';

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
