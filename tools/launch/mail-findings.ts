import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mailVariables } from '../../content/mail/variables';
import { unless } from '../faults';
import { readMailTemplate } from '../mail/mail-template';
import { blockerFor, type Finding } from './finding';
import { lineOf } from './line-of';

/** What the mail templates lack, variables in them that are never filled, and names between too few or many braces. */
export function mailFindings(folder = 'content/mail'): ReadonlyArray<Finding> {
  return Object.entries(mailVariables).flatMap(([kind, sent]) => {
    const file = path.join(folder, `${kind}.html`);
    return [...headFindings(file), ...variableFindings(file, sent), ...braceFindings(file)];
  });
}

function headFindings(file: string): ReadonlyArray<Finding> {
  try {
    readMailTemplate(file);
    return [];
  } catch (error) {
    return [blockerFor(error, file, 'Put it back as it was, and paste the template into EmailJS again.')];
  }
}

/** Without these the owner cannot answer, or the customer gets no mail. */
const essential: ReadonlyArray<string> = ['from_email', 'phone', 'message', 'customer_email'];

function variableFindings(file: string, sent: ReadonlyArray<string>): ReadonlyArray<Finding> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const used = new Set([...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name = '']) => name.trim()).filter(Boolean));
  const unknown = [...used].filter((name) => !sent.includes(name));
  const missing = text ? sent.filter((name) => !used.has(name)) : [];
  const fix = `Write one of these, with two braces on each side in the email and three in a field, and paste the template into EmailJS again: ${sent.join(', ')}.`;
  return [
    ...unknown.map(
      (name): Finding => ({
        level: 'blocker',
        what: `The email uses {{${name}}}, which the form does not send: that place would be empty.`,
        where: lineOf(file, `{{${name}}}`),
        fix,
      }),
    ),
    ...missing.map(
      (name): Finding => ({
        level: essential.includes(name) ? 'blocker' : 'warning',
        what: `The email does not use {{${name}}}: whoever gets it will not see that information.`,
        where: file,
        fix,
      }),
    ),
  ];
}

/** Names between the wrong number of braces: EmailJS escapes what is between two, which only the mail itself needs. */
function braceFindings(file: string): ReadonlyArray<Finding> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const mailStart = text.indexOf('-->');
  const names = [...text.matchAll(/\{{2,}[^{}]*\}{2,}/g)];
  const inField = names.find(({ 0: name, index }) => index < mailStart && !/^\{{3}[^{}]+\}{3}$/.test(name));
  const inMail = names.find(({ 0: name, index }) => index > mailStart && !/^\{\{[^{}]+\}\}$/.test(name));
  const where = (index = 0) => `${file}:${text.slice(0, index).split('\n').length}`;
  return [
    ...unless(!inField, {
      level: 'warning',
      what: `A field of the email has ${inField?.[0]}, not between three braces: an apostrophe in it becomes &#39;.`,
      where: where(inField?.index),
      fix: 'Write three braces on each side, there and in EmailJS.',
    }),
    ...unless(!inMail, {
      level: 'blocker',
      what: `The email has ${inMail?.[0]}, not between two braces: what a stranger types there could act as code in the email.`,
      where: where(inMail?.index),
      fix: 'Write two braces on each side, and paste the template into EmailJS again.',
    }),
  ];
}
