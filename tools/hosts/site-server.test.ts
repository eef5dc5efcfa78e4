/** @jest-environment node */
import fs, { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listen } from '../ports';
import { newFolder } from '../scratch.fixture';
import { createSiteServer } from './site-server';

let folder = '';
beforeEach(() => {
  folder = newFolder();
  writeFileSync(path.join(folder, 'index.html'), '<title>Home</title>');
});

test('an answer that fails is a 500 and a line in the terminal; the server goes on', async () => {
  const terminal = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('The template is gone');
  await using site = await open(async ({ url }) => {
    if (url === '/broken') throw fault;
    return false;
  });
  try {
    expect((await site.get('/broken')).status).toBe(500);
    expect(terminal).toHaveBeenCalledWith('GET /broken failed:', fault);
    expect(await (await site.get('/')).text()).toContain('Home');
  } finally {
    terminal.mockRestore();
  }
});

test('an answer that fails half-way breaks off; the server goes on', async () => {
  const terminal = jest.spyOn(console, 'error').mockImplementation(() => {});
  await using site = await open(async ({ url }, response) => {
    if (url !== '/broken') return false;
    response.writeHead(200, { 'Content-Length': 100 }).write('<title>');
    throw new Error('The template is gone');
  });
  try {
    await expect(site.get('/broken').then((answer) => answer.text())).rejects.toThrow();
    expect(await (await site.get('/')).text()).toContain('Home');
  } finally {
    terminal.mockRestore();
  }
});

test('a page that is built again while the site is served comes whole', async () => {
  await using site = await open();
  await site.get('/');
  writeFileSync(path.join(folder, 'index.html'), '<title>A longer title</title>');
  expect(await (await site.get('/')).text()).toBe('<title>A longer title</title>');
});

test('a file that vanishes while it is being read ends its answer; the server goes on', async () => {
  await using site = await open();
  const readStream = fs.createReadStream;
  const reading = jest.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
    rmSync(String(file));
    return readStream(file, options);
  });
  try {
    await expect(site.get('/')).rejects.toThrow();
    expect((await site.get('/')).status).toBe(404);
  } finally {
    reading.mockRestore();
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a %s is refused, as on a host of files', async (method) => {
  await using site = await open();
  const { status, headers } = await fetch(site.origin, { method, headers: { Connection: 'close' } });
  expect({ status, allowed: headers.get('allow') }).toEqual({ status: 405, allowed: 'GET, HEAD' });
});

test('an address written with escapes is the address it stands for; one that stands for nothing is not found', async () => {
  for (const file of ['_headers', '.env', 'duncan.html']) writeFileSync(path.join(folder, file), file);
  await using site = await open();
  for (const address of ['/%5Fheaders', '/%2Eenv', '//_headers', '/%zz']) {
    expect({ address, status: (await site.get(address)).status }).toEqual({ address, status: 404 });
  }
  expect((await site.get('/%64uncan')).status).toBe(200);
  const moved = await site.get('/duncan%2Ehtml?x=%2F');
  expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({ status: 301, to: '/duncan?x=%2F' });
});

test('the site is served to this computer only', async () => {
  const server = createSiteServer(folder);
  await listen(server, 0);
  const address = server.address();
  server.close();
  expect(address).toMatchObject({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
});

test('an error of a server that listens already is not swallowed', async () => {
  const server = createSiteServer(folder);
  await listen(server, 0);
  try {
    expect(() => server.emit('error', new Error('Too many open files'))).toThrow('Too many open files');
  } finally {
    server.close();
  }
});

test('a port that another program has is named with what to do', async () => {
  await using site = await open();
  const { port } = new URL(site.origin);
  await expect(listen(createSiteServer(folder), Number(port))).rejects.toThrow(
    `Port ${port} is not free. Stop the other program, or write a line such as PORT=3001`,
  );
});

test('a port that the system keeps to itself is named likewise', async () => {
  const server = createSiteServer(folder);
  jest.spyOn(server, 'listen').mockReturnValue(server);
  const listening = listen(server, 80);
  server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
  await expect(listening).rejects.toThrow('Port 80 is not free.');
});

async function open(first?: Parameters<typeof createSiteServer>[1]) {
  const server = createSiteServer(folder, first);
  const origin = `http://localhost:${await listen(server, 0)}`;
  return {
    origin,
    get: (address: string) => fetch(origin + address, { headers: { Connection: 'close' }, redirect: 'manual' }),
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
