import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord, isStringRecord } from '../../content/is-record';
import { parseJson } from '../../content/parse-json';
import { localMailDesk } from '../../content/settings';
import type { Handler } from '../hosts/site-server';
import { readMailTemplate, renderMail } from './mail-template';
import { keepMail, type Mail, readMails } from './outbox';
import { outboxPage } from './outbox-page';
import { isPlan, type Plan, takePlan } from './plans';

type MailDeskOptions = {
  /** Where the mails are kept, one JSON file each. */
  folder: string;
  /** Where the templates of the mails are. */
  templates?: string;
  /** Called with one line for each mail accepted. */
  log?: (line: string) => void;
};

const sendPath = '/api/v1.0/email/send';
const addresses = [sendPath, '/outbox', '/outbox.json', '/mail-desk/next'];
const gapMs = 1_000;
const variablesLimitBytes = 50_000;
const bodyLimitBytes = 200_000;

/**
 * Stands in for EmailJS on this computer, obeying its contract: checks in its wording, 50 KB, one mail a second, 'OK'.
 *
 * - `POST /api/v1.0/email/send` takes a mail, renders it from content/mail and keeps it
 * - `GET /outbox` shows the mails, `GET /outbox.json` returns them as data
 * - `POST /mail-desk/next` with a Plan as JSON makes calls fail; `DELETE /mail-desk/next` takes that back
 *
 * The handler answers only callers on this computer. It returns false, and leaves the response alone, for every other
 * address.
 * @throws when a template cannot be used: at the start, rather than when the first request arrives.
 */
export function createMailDesk({ folder, templates = 'content/mail', log = console.log }: MailDeskOptions): Handler {
  // Read again for each mail, so that a change is seen without a restart.
  const readTemplate = (kind: Mail['kind']) => readMailTemplate(path.join(templates, `${kind}.html`));
  for (const kind of ['notification', 'auto-reply'] as const) readTemplate(kind);
  const plans: Array<Plan> = [];
  let lastCallAt = Number.NEGATIVE_INFINITY;

  return handle;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = request.url?.split('?')[0];
    const route = `${request.method} ${address}`;
    if (!address || !addresses.includes(address)) return false;
    if (!isLocal(request)) return answer(response, 403, 'The mail desk serves this computer only.');
    if (address === sendPath) allowOtherOrigins(response);
    switch (route) {
      case `OPTIONS ${sendPath}`:
        return answer(response, 204, '');
      case `POST ${sendPath}`:
        return takeCall(request, response);
      case 'GET /outbox':
        return answer(response, 200, outboxPage(await readMails(folder)), 'text/html');
      case 'GET /outbox.json':
        return answer(response, 200, JSON.stringify(await readMails(folder)), 'application/json');
      case 'POST /mail-desk/next': {
        // A type that other sites' pages cannot send without a preflight request.
        if (request.headers['content-type'] !== 'application/json') return answer(response, 415, 'JSON only');
        const plan = parseJson((await readBody(request)) ?? '');
        if (!isPlan(plan)) return answer(response, 400, 'Not a plan');
        plans.push(plan);
        return answer(response, 200, 'OK');
      }
      case 'DELETE /mail-desk/next':
        plans.length = 0;
        return answer(response, 200, 'OK');
      default:
        return answer(response, 405, 'Method not allowed');
    }
  }

  async function takeCall(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    if (body === undefined) return answer(response, tooLarge.status, tooLarge.refusal);
    const planned = takePlan(plans, body);
    if (planned?.action === 'drop') {
      request.socket.destroy();
      return true;
    }
    if (planned?.action === 'refuse') return answer(response, planned.status, planned.text);

    const isTooSoon = performance.now() - lastCallAt < gapMs;
    if (isTooSoon) return answer(response, 429, 'Too Many Requests');
    lastCallAt = performance.now();

    const call = checkCall(body);
    if ('refusal' in call) return answer(response, call.status, call.refusal);
    const mail = renderMail(readTemplate(call.kind), call.params);
    if (!mail.to) return answer(response, 422, 'The recipients address is empty');
    await keepMail(folder, { kind: call.kind, at: new Date().toISOString(), params: call.params, ...mail });
    log(`Mail desk: ${call.kind} to ${mail.to}: ${mail.subject}`);
    if (planned?.action === 'delay') await pause(planned.milliseconds);
    return answer(response, 200, 'OK');
  }
}

type Call = { kind: Mail['kind']; params: Record<string, string> } | { status: number; refusal: string };

const tooLarge = {
  status: 413,
  refusal: 'Variables size limit has been exceeded, maximum allowed variables size is 50Kb',
};
const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';

/** The checks of EmailJS, in its words as far as they are public. */
function checkCall(body: string): Call {
  const call: unknown = parseJson(body);
  if (!isRecord(call)) return { status: 400, refusal: 'The request body is not a JSON object' };
  if (call.user_id !== localMailDesk.publicKey) {
    return { status: 400, refusal: `The Public Key is invalid. ${dashboard}/account` };
  }
  if (call.service_id !== localMailDesk.serviceId) {
    return { status: 400, refusal: `The service ID not found. ${dashboard}` };
  }
  const kind = templateKind(call.template_id);
  if (!kind) return { status: 400, refusal: `The template ID not found. ${dashboard}/templates` };
  const params = call.template_params;
  if (!isStringRecord(params)) return { status: 400, refusal: 'The template params must all be text' };
  if (Buffer.byteLength(JSON.stringify(params)) > variablesLimitBytes) {
    return tooLarge;
  }
  return { kind, params };
}

function templateKind(templateId: unknown): Mail['kind'] | undefined {
  if (templateId === localMailDesk.notificationTemplateId) return 'notification';
  if (templateId === localMailDesk.autoReplyTemplateId) return 'auto-reply';
  return undefined;
}

/** A caller on this computer that used a local host name: another site could point its own name here. */
function isLocal({ socket, headers }: IncomingMessage) {
  const name = headers.host?.replace(/:\d+$/, '');
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name ?? '')
  );
}

/** A request's body; undefined when it is longer than any that can be valid. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Array<Buffer> = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= bodyLimitBytes) chunks.push(chunk);
  }
  return bytes <= bodyLimitBytes ? Buffer.concat(chunks).toString('utf8') : undefined;
}

/** Pages of any address may send mail through EmailJS; the owner narrows that in the account. */
function allowOtherOrigins(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain'): true {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
  return true;
}
