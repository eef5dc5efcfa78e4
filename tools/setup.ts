import { existsSync } from 'node:fs';
import path from 'node:path';
import { plainMessage } from './plain-message';

// What every tool needs first: import this file before anything of content/. A tool that imports content/ only while it
// runs (build, dev) also says a misplaced quote or comma there in words: Node reads all other imports before this file runs.

// The settings files in the order in which Next reads them, so that a build and its tools agree. What is set first wins.
const mode = path.basename(process.argv[1] ?? '') === 'dev.ts' ? 'development' : 'production';
for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

process.on('uncaughtException', (error) => {
  const message = plainMessage(error);
  console.error(message ? `\n${message}` : error);
  process.exit(1);
});
