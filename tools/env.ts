import { existsSync } from 'node:fs';

// Reads .env.local as `next build` does, so that every tool works with the same settings. Variables that are already set
// win. A tool imports this file before anything that imports content/settings.ts.
for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
