/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { listen } from './hosts/site-server';

test.each(['start.ts', 'start-both.ts'])('%s says that its port is taken before it builds anything', async (tool) => {
  const other = createServer();
  const port = await listen(other, 0);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port) },
  });
  other.close();
  expect(stderr.trim()).toMatch(new RegExp(`^Port ${port} is not free\\. .+$`));
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
