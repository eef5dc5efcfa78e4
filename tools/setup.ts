import { existsSync } from 'node:fs';
import path from 'node:path';
import { plainMessage } from './plain-message';

// Every tool that reads settings or is run by an owner imports this first: imports run in their order, so the settings
// are there before content/ reads them, and what is wrong is told in a sentence. But a file that cannot be read, as with
// a quote missing, fails before any import runs; hence package.json preloads this file for the owner's commands. Three
// import content/ later instead: build and launch-check have a try around it, and dev would hand the preload on to
// Next's workers, which would take the settings of a production build.

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
