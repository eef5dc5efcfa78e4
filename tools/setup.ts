import { existsSync } from 'node:fs';

// What every tool needs first: import this file before anything of content/.

// The settings of .env.local, as `next build` reads them. Variables that are already set win.
for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

// What content/ and the settings refuse, they refuse in a sentence that says what to do: no stack of calls around it.
process.on('uncaughtException', (error) => {
  const thrownAt = /^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? '';
  console.error(/[\\/]content[\\/]/.test(thrownAt) ? `\n${error.message}` : error);
  process.exit(1);
});
