/** `npm start`: builds the brand and serves it, at PORT or 3000. */

import './setup';
import { parseArgs } from 'node:util';
import { runChild } from './child';
import { assertPortFree, readPort } from './ports';

// There are no options: npm would hand them to the server alone, after the build.
parseArgs({ options: {} });
await assertPortFree(readPort());

// Ctrl+C is the normal way to end it.
process.exitCode = 0;

// Each in a process of its own: the build's lock lasts as long as its process.
for (const tool of ['tools/build.ts', 'tools/preview.ts']) {
  const { code } = await runChild(process.execPath, ['--import', 'tsx', tool], { stdio: 'inherit' });
  if (code !== 0) process.exit(code ?? 1);
}
