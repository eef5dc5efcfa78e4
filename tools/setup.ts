import { existsSync } from 'node:fs';
import path from 'node:path';
import { plainMessage } from './plain-message';

// Import this first in every tool that reads settings or is run by an owner. ES modules load all static imports before
// running any, so a syntax error in content/ would surface before this handler exists; hence build, dev and
// launch-check import content/ dynamically, and package.json preloads this file for the owner's other tools.

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
