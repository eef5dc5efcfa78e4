import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../../content/checks/user-error';
import { oneLine } from '../../content/one-line';

/** What a mail is made of, with names in braces for what a template leaves open. */
export type MailParts = { subject: string; to: string; replyTo: string; html: string };

/**
 * One of the project's own EmailJS templates: the fields named in its opening comment, and the mail under it.
 * @throws when there is no such file, or it lacks its opening comment or one of the fields there.
 */
export function readMailTemplate(path: string): MailParts {
  if (!existsSync(path)) throw new UserError(`${path} is not on disk. Put it back: the emails are made from it.`);
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

/**
 * Fills a template in as EmailJS does: text between two braces is escaped, in the fields as in the mail, and between three
 * it is not. https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
export function renderMail(template: MailParts, params: Readonly<Record<string, string>>): MailParts {
  const fill = (text: string) =>
    text.replace(/\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g, (_, raw?: string, escaped = '') => {
      const name = raw ?? escaped;
      const value = Object.hasOwn(params, name) ? (params[name] ?? '') : '';
      return raw ? value : escapeHtml(value);
    });
  return {
    subject: oneLine(fill(template.subject)),
    to: oneLine(fill(template.to)),
    replyTo: oneLine(fill(template.replyTo)),
    html: fill(template.html),
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
