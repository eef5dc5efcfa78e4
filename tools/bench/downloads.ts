import type { CDPSession } from '@playwright/test';
import { type Kind, kindOf } from './kinds';

export type Download = { url: string; kind: Kind; bytes: number };

/** Lists what a page downloads from now on, in bytes as transferred, without headers. The list grows as it loads. */
export function recordDownloads(session: CDPSession): ReadonlyArray<Download> {
  const open = new Map<string, Omit<Download, 'bytes'>>();
  const headerBytes = new Map<string, number>();
  const finished: Array<Download> = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    open.set(requestId, { url: request.url, kind: kindOf(type ?? '') });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) finished.push({ ...request, bytes: encodedDataLength - (headerBytes.get(requestId) ?? 0) });
  });
  return finished;
}
