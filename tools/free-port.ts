import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago, at every address of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no free port.');
  return address.port;
}
