import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord, isStringRecord } from '../../content/is-record';
import { parseJson } from '../../content/parse-json';
import { writeAtomically } from '../files';
import type { MailParts } from './mail-template';

/** A mail as EmailJS would have sent it, with the variables it was made from. */
export type Mail = MailParts & {
  kind: 'notification' | 'auto-reply';
  /** ISO date and time at which the desk accepted it. */
  at: string;
  params: Record<string, string>;
};

/** Keeps a mail in a folder, as a JSON file of its own. */
export async function keepMail(folder: string, mail: Mail) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${mail.at.replaceAll(':', '-')}-${mail.kind}-${randomUUID()}.json`);
  // Whoever looks into the outbox meanwhile finds a whole mail or none.
  await writeAtomically(file, JSON.stringify(mail, null, 2));
}

/** The mails of a folder, the oldest first; none while there is no folder. Files that hold no mail are passed over. */
export async function readMails(folder: string): Promise<Array<Mail>> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const names = files.filter((name) => name.endsWith('.json')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map(parseJson).filter(isMail);
}

/** False for what another version of this project kept. */
function isMail(value: unknown): value is Mail {
  if (!isRecord(value)) return false;
  const { kind, at, to, replyTo, subject, html, params } = value;
  return isStringRecord({ kind, at, to, replyTo, subject, html }) && isStringRecord(params);
}
