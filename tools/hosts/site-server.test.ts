/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer, listen } from './site-server';

test('an answer that fails is a 500 and a line in the terminal; the server goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Home</title>');
  const terminal = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('The template is gone');
  const server = createSiteServer(folder, async ({ url }) => {
    if (url === '/broken') throw fault;
    return false;
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const get = (address: string) => fetch(origin + address, { headers: { Connection: 'close' } });
  try {
    expect((await get('/broken')).status).toBe(500);
    expect(terminal).toHaveBeenCalledWith('GET /broken failed:', fault);
    expect(await (await get('/')).text()).toContain('Home');
  } finally {
    terminal.mockRestore();
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  }
});
