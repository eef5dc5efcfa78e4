import { existsSync } from 'node:fs';
import path from 'node:path';
import { plainMessage } from './plain-message';

// Tools import this first: settings are loaded before content/ reads them, and errors print as one sentence. A syntax
// error in content/ fails before any import runs, so package.json also preloads this file for the owner's commands.
// Build and launch-check import content/ later, inside a try. So does dev, because Next's workers would inherit the
// preload, and with it the settings of a production build.

// The settings files in the order in which Next reads them, so that a build and its tools agree. What is set first
// wins.
const mode = path.basename(process.argv[1] ?? '') === 'dev.ts' ? 'development' : 'production';
for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

process.on('uncaughtException', (error) => {
  const message = plainMessage(error);
  console.error(message ? `\n${message}` : error);
  process.exit(1);
});
