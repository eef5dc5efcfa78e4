/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { freePort, listen, readPort } from './ports';

/** What 'localhost' may stand for; some machines have no IPv6. */
const ownAddresses = ['127.0.0.1', '::1'].filter((address) =>
  Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address)),
);

test.each([
  ['', 3000],
  [' ', 3000],
  [' 3001 ', 3001],
  ['65535', 65_535],
])('the PORT "%s" is %i', (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(['abc', '0', '65536', '-1', '3000.5', '0x10', '1e3'])('the PORT "%s" is refused by name', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}", but it must be a number from 1 to 65535`);
});

test.each(['start.ts', 'preview.ts', 'dev.ts', 'start-both.ts'])(
  '%s stops at once at a PORT that is none, with one line',
  (tool) => {
    expect(run(tool, 'abc')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\n?PORT is "abc", but .+\n$/),
    });
  },
);

test.each(['dev.ts', 'start.ts', 'start-both.ts'])(
  '%s says that its port is taken before it makes anything',
  async (tool) => {
    const other = createServer();
    const port = await listen(other, 0);
    const ended = run(tool, String(port));
    other.close();
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^\\n?Port ${port} is not free\\. .+\\n$`)),
    });
  },
);

test.each(ownAddresses)('a port that another program has at %s alone is not free', async (host) => {
  const port = await freePort();
  const other = createServer();
  await once(other.listen(port, host), 'listening');
  try {
    await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is not free.`);
  } finally {
    other.close();
  }
});

function run(tool: string, port: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`], {
    encoding: 'utf8',
    env: { ...process.env, PORT: port },
  });
  return { status, stdout, stderr };
}
