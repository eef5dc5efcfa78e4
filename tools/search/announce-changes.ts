import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../content/is-record';
import { parseJson } from '../../content/parse-json';
import type { Lastmod } from '../../content/types';
import { isExampleHost } from '../example-host';

/**
 * The IndexNow protocol, which tells Bing, Yandex, Seznam, Naver and others which pages changed.
 * https://www.indexnow.org/documentation
 */

const publicEndpoint = 'https://api.indexnow.org/indexnow';
const answerTimeoutMs = 15_000;

type Announcement = {
  /** Of the site as it is online. */
  origin: string;
  key: string;
  lastmod: Lastmod;
  /** Pages whose current words that record does not have yet: their changes would be missed. */
  stale?: ReadonlyArray<string>;
  /** Remembers the hash of every page that was sent, so that only changed pages are sent again. */
  sentFile: string;
  /** False only lists what would be sent. */
  send: boolean;
  endpoint?: string;
  log?: (line: string) => void;
};

/**
 * Submits the pages that changed or were removed since the last time. Returns false, recording nothing, if nothing
 * could be sent.
 */
export async function announceChanges(announcement: Announcement): Promise<boolean> {
  const { origin, key, lastmod, stale = [], sentFile, send } = announcement;
  const { endpoint = publicEndpoint, log = console.log } = announcement;
  if (stale.length > 0) {
    log(`The words of ${stale.join(', ')} changed, but not their dates. Run npm run lastmod and npm run build first.`);
    return false;
  }
  const sent = await readSent(sentFile);
  if (!sent) {
    log(`${sentFile}, which remembers what was sent, is damaged. Delete it: then every page counts as changed.`);
    return false;
  }
  const known = new Set([...Object.keys(lastmod), ...Object.keys(sent)]);
  const changed = [...known].filter((page) => lastmod[page]?.hash !== sent[page]);
  if (changed.length === 0) {
    log(`No page of ${origin} changed since the last submission.`);
    return true;
  }
  const urlList = changed.map((page) => `${origin}${page}`);
  log([`Changed pages of ${origin}:`, ...urlList].join('\n  '));
  if (!send) {
    log('Nothing was sent. When the new pages are online, send them with: npm run indexnow -- --send');
    return true;
  }

  const { host, hostname } = new URL(origin);
  if (isExampleHost(hostname)) {
    log(
      `Nothing was sent: ${origin} is an example. Set SITE_ORIGIN, or \`origin\` in content/brands, to the site's own.`,
    );
    return false;
  }
  const { accepted, words } = await submit(endpoint, { host, key, keyLocation: `${origin}/indexnow.txt`, urlList });
  log(words);
  if (accepted) {
    await mkdir(path.dirname(sentFile), { recursive: true });
    const hashes = Object.entries(lastmod).map(([page, { hash }]) => [page, hash]);
    await writeFile(sentFile, JSON.stringify(Object.fromEntries(hashes), null, 2));
  }
  return accepted;
}

/**
 * The hashes of the pages that were sent: none before the first time, undefined when the file holds something else.
 * @throws when the file is there and cannot be read.
 */
async function readSent(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '{}';
  });
  const sent = parseJson(text);
  return isRecord(sent) ? sent : undefined;
}

/** Sends one submission and puts the answer in words; it does not throw. */
async function submit(endpoint: string, submission: object): Promise<{ accepted: boolean; words: string }> {
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const words = answers[status] ?? `Not accepted: IndexNow answered ${status}. Try again later.`;
    return { accepted: status === 200 || status === 202, words };
  } catch {
    return { accepted: false, words: 'Not sent: IndexNow could not be reached. Try again later.' };
  }
}

const answers: Record<number, string> = {
  200: 'Accepted.',
  202: 'Accepted; IndexNow still has to check the key at /indexnow.txt.',
  400: 'Refused (400): the request was not in the right form.',
  403: 'Refused (403): the key does not match. Is this brand’s site online at this address, with its /indexnow.txt?',
  422: 'Refused (422): the pages do not belong to this address, or the key has a wrong form. Check SITE_BRAND and SITE_ORIGIN.',
  429: 'Refused (429): too many submissions. Wait some hours.',
};
