import { existsSync } from 'node:fs';
import path from 'node:path';
import { plainMessage } from './plain-message';

// Every tool that reads the settings, or that an owner runs, imports this file first, before anything from content/.
// Node reads all static imports of a tool before it runs any of them. So that a misplaced quote in content/ is said in
// words as well, build, dev and the launch check import content/ while they run, and package.json loads this file ahead
// of the other tools that an owner runs after a change.

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
