/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../ports';
import { newFolder } from '../scratch.fixture';
import { announceChanges } from './announce-changes';

const origin = 'https://www.detailer.ca';
const key = 'abcdef0123456789';
const lastmod = {
  '/': { hash: 'aaaa', changedOn: '2026-11-20' },
  '/duncan': { hash: 'bbbb', changedOn: '2026-11-20' },
};

const folder = newFolder();

test('a dry run names the changed pages and asks nobody', async () => {
  await using standIn = await openStandIn(200);
  const { said, accepted } = await announce(standIn.endpoint, { send: false });
  expect(said).toContain(`${origin}/duncan`);
  expect(said).toContain('Nothing was sent');
  expect(accepted).toBe(true);
  expect(standIn.received).toEqual([]);
});

test('pages that changed since their dates were written are named, and nothing is sent before they have new ones', async () => {
  await using standIn = await openStandIn(200);
  const { said, accepted } = await announce(standIn.endpoint, { stale: ['/duncan'] });
  expect(said).toBe('The words of /duncan changed, but not their dates. Run npm run lastmod and npm run build first.');
  expect(accepted).toBe(false);
  expect(standIn.received).toEqual([]);
});

test('the example address of a brand is never submitted', async () => {
  await using standIn = await openStandIn(200);
  const { said, accepted } = await announce(standIn.endpoint, { origin: 'https://detailer.example' });
  expect(said).toContain('Nothing was sent: https://detailer.example is an example.');
  expect(accepted).toBe(false);
  expect(standIn.received).toEqual([]);
});

test('a submission follows the protocol: host, key, address of the key, changed pages', async () => {
  await using standIn = await openStandIn(200);
  await announce(standIn.endpoint);
  expect(standIn.received).toEqual([
    {
      method: 'POST',
      type: 'application/json; charset=utf-8',
      body: {
        host: 'www.detailer.ca',
        key,
        keyLocation: `${origin}/indexnow.txt`,
        urlList: [`${origin}/`, `${origin}/duncan`],
      },
    },
  ]);
});

test('pages that were accepted are not sent again until they change', async () => {
  await using standIn = await openStandIn(202);
  const sentFile = newFile();
  await announce(standIn.endpoint, { sentFile });
  const second = await announce(standIn.endpoint, { sentFile });
  expect(second.said).toContain('No page');
  expect(second.accepted).toBe(true);
  const changed = { ...lastmod, '/duncan': { hash: 'cccc', changedOn: '2026-11-21' } };
  await announce(standIn.endpoint, { sentFile, lastmod: changed });
  expect(standIn.received.map(({ body }) => body.urlList)).toEqual([
    [`${origin}/`, `${origin}/duncan`],
    [`${origin}/duncan`],
  ]);
});

test('the address of a page that was removed is sent once more, so that search engines see that it is gone', async () => {
  await using standIn = await openStandIn(200);
  const sentFile = newFile();
  await announce(standIn.endpoint, { sentFile });
  const left = { '/': lastmod['/'] };
  for (let time = 0; time < 2; time++) await announce(standIn.endpoint, { sentFile, lastmod: left });
  expect(standIn.received.map(({ body }) => body.urlList)).toEqual([
    [`${origin}/`, `${origin}/duncan`],
    [`${origin}/duncan`],
  ]);
});

test('the first submission of all is remembered as well, in a folder that is not there yet', async () => {
  await using standIn = await openStandIn(200);
  const sentFile = path.join(folder, crypto.randomUUID(), 'sent.json');
  await announce(standIn.endpoint, { sentFile });
  expect((await announce(standIn.endpoint, { sentFile })).said).toContain('No page');
});

test.each([
  [204, 'answered 204'],
  [400, 'form'],
  [403, 'key does not match'],
  [422, 'do not belong to this address'],
  [429, 'too many'],
  [503, 'answered 503'],
])('the answer %i is said in words and leaves the pages unsent', async (status, words) => {
  await using standIn = await openStandIn(status);
  const sentFile = newFile();
  const first = await announce(standIn.endpoint, { sentFile });
  expect(first.accepted).toBe(false);
  expect(first.said).toContain(words);
  await announce(standIn.endpoint, { sentFile });
  expect(standIn.received).toHaveLength(2);
});

test('an endpoint that cannot be reached is said in words', async () => {
  const standIn = await openStandIn(200);
  await standIn[Symbol.asyncDispose]();
  const { said, accepted } = await announce(standIn.endpoint);
  expect(accepted).toBe(false);
  expect(said).toContain('could not be reached');
});

test.each(['{"/": "aa', 'null'])(
  'a damaged record of what was sent (%s) is named, and nothing is sent',
  async (text) => {
    await using standIn = await openStandIn(200);
    const sentFile = newFile();
    writeFileSync(sentFile, text);
    const { said, accepted } = await announce(standIn.endpoint, { sentFile });
    expect(said).toContain(sentFile);
    expect(accepted).toBe(false);
    expect(standIn.received).toEqual([]);
  },
);

test('a record of what was sent that cannot be read is not taken for none', async () => {
  await using standIn = await openStandIn(200);
  await expect(announce(standIn.endpoint, { sentFile: folder })).rejects.toThrow('EISDIR');
  expect(standIn.received).toEqual([]);
});

async function announce(endpoint: string, changes: Partial<Parameters<typeof announceChanges>[0]> = {}) {
  const lines: Array<string> = [];
  const log = (line: string) => lines.push(line);
  const accepted = await announceChanges({
    origin,
    key,
    lastmod,
    sentFile: newFile(),
    send: true,
    endpoint,
    log,
    ...changes,
  });
  return { accepted, said: lines.join('\n') };
}

function newFile() {
  return path.join(folder, `${crypto.randomUUID()}.json`);
}

type Received = { method?: string; type?: string; body: { urlList: ReadonlyArray<string> } };

/** A server in IndexNow's place that gives every request the same answer. */
async function openStandIn(status: number) {
  const received: Array<Received> = [];
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ method: request.method, type: request.headers['content-type'], body });
    response.writeHead(status, { Connection: 'close' }).end();
  });
  return {
    endpoint: `http://localhost:${await listen(server, 0)}/indexnow`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
