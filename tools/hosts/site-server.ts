import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { plainMessage } from '../plain-message';
import { ownDocuments } from './own-documents';
import { readPreloadedFonts } from './preloaded-fonts';
import { headersFor, isKeptBack, notFoundHeaders, redirectFor, securityHeaders } from './rules';

/** Answers a request or leaves it alone, and says whether it has answered. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves an exported folder as a CDN would: clean addresses, redirects, compressed files, the 404 page with its status.
 * `first` may answer a request before the files do and says whether it has.
 */
export function createSiteServer(folder: string, first?: Handler): Server {
  const fonts = readPreloadedFonts(folder);
  const documents = ownDocuments();
  const files = sirv(folder, {
    // Looks files up at each request: a build may change them meanwhile.
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, address) => {
      for (const [name, value] of Object.entries(headersFor(address, fonts))) response.setHeader(name, value);
    },
  });

  return createServer(
    catchErrors(async (request, response) => {
      if (await first?.(request, response)) return;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD' }).end();
      }
      const [asked = '/', query] = request.url?.split(/\?(.*)/s) ?? [];
      const address = decodeAddress(asked);
      if (address === undefined || isKeptBack(path.posix.normalize(address))) return sendNotFound(folder, response);
      const target = redirectFor(address, documents);
      if (target) {
        const location = query ? `${target}?${query}` : target;
        return response.writeHead(301, { ...securityHeaders, Location: location }).end();
      }
      // A build may take a file away between looking it up and reading it, which sirv leaves to the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      files(request, response, () => sendNotFound(folder, response));
    }),
  );
}

/** What an address with escapes stands for, which is what sirv looks for; undefined where that is nothing. */
function decodeAddress(asked: string): string | undefined {
  try {
    return decodeURI(asked);
  } catch {
    return undefined;
  }
}

/** Keeps the server up when an answer fails: the terminal says why, and the caller gets a 500. */
export function catchErrors(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): RequestListener {
  return async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, plainMessage(error) ?? error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('The server could not answer. Its terminal says why.');
    }
  };
}

async function sendNotFound(folder: string, response: ServerResponse) {
  const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, notFoundHeaders).end(page);
}
