import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../../content/checks/user-error';
import { oneLine } from '../../content/one-line';

/** What a mail is made of, with {{ }} for what a template leaves open. */
export type MailParts = { subject: string; to: string; replyTo: string; html: string };

/**
 * One of the project's own EmailJS templates: the fields named in its opening comment, and the mail under it.
 * @throws when there is no such file, or it lacks its opening comment or one of the fields there.
 */
export function readMailTemplate(path: string): MailParts {
  if (!existsSync(path)) throw new UserError(`${path} is not on disk. Put it back: the mails are made from it.`);
  // Some editors put a mark before a file.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const [, comment = '', html = ''] = /^<!--(.*?)-->\s*(.*)$/s.exec(text) ?? [];
  const field = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(comment)?.[1];
    if (!value) throw new UserError(`${path} must open with a comment that has a line "${name}: …".`);
    return value.trim();
  };
  return { subject: field('Subject'), to: field('To Email'), replyTo: field('Reply To'), html };
}

/** Fills a template in as EmailJS does: text in {{ }} is escaped in the mail, so that it can never become markup. */
export function renderMail(template: MailParts, params: Readonly<Record<string, string>>): MailParts {
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      write(Object.hasOwn(params, name) ? (params[name] ?? '') : ''),
    );
  return {
    subject: fill(template.subject, oneLine),
    to: fill(template.to, oneLine),
    replyTo: fill(template.replyTo, oneLine),
    html: fill(template.html, escapeHtml),
  };
}

/** A text that is safe between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
