/**
 * For developers: everything the pages read from the environment. Otherwise only tools and tests read process.env, for
 * their own settings such as PORT. An invalid value stops the build with a message that says what is valid.
 */
import { brandKeys, findBrand } from './brands';
import type { Brand } from './brands/types';
import { parseOrigin } from './checks/origin';
import { UserError } from './checks/user-error';
import { emailOriginVariable, emailVariables } from './setting-names';

/** The brand to build. @throws when SITE_BRAND names no brand. */
export function readBrand(value = process.env.SITE_BRAND): Brand {
  const key = value?.trim() || (brandKeys[0] ?? '');
  const brand = findBrand(key);
  if (!brand) {
    throw new UserError(
      `SITE_BRAND is "${key}", but there is no such brand. Use one of: ${brandKeys.join(', ')}. To add a brand, name it in both places in content/brands/index.ts.`,
    );
  }
  return brand;
}

/** The public address without a trailing slash. @throws when SITE_ORIGIN is not an address like https://host. */
export function readOrigin(brand: Brand, value = process.env.SITE_ORIGIN): string {
  const text = value?.trim();
  // The brand's own address is checked where brands are registered, so that its file is named.
  if (!text) return brand.origin;
  const url = parseOrigin(text);
  if (!url) {
    throw new UserError(
      `SITE_ORIGIN is "${text}", but it must be an address that begins with https:// and has no path, such as https://www.your-domain.ca.`,
    );
  }
  return url.origin;
}

/** How the quote form reaches EmailJS. All of it is public: the owner protects the account with its origin list. */
export type EmailSettings = {
  publicKey: string;
  serviceId: string;
  notificationTemplateId: string;
  autoReplyTemplateId: string;
  /** The service's address without a path; undefined means the page's own, where the local mail desk answers. */
  origin?: string;
};

/** Sample settings for the mail desk of the preview (tools/mail/mail-desk.ts). */
export const localMailDesk: EmailSettings = {
  publicKey: 'sample-public-key',
  serviceId: 'sample-service',
  notificationTemplateId: 'sample-notification',
  autoReplyTemplateId: 'sample-auto-reply',
};

const emailServiceOrigin = 'https://api.emailjs.com';

/**
 * The email settings, or those of the local mail desk when none is set (then `origin` is undefined).
 * @throws when only some are set, when one cannot be an id, when both mails have the same template, or when the origin
 * is not an https address.
 */
export function readEmailSettings(env: Record<string, string | undefined> = process.env): EmailSettings {
  const read = (name: string) => env[name]?.trim() ?? '';
  const names = Object.values(emailVariables);
  const missing = names.filter((name) => !read(name));
  const originText = read(emailOriginVariable);
  if (missing.length === names.length && !originText) return localMailDesk;
  if (missing.length > 0) {
    throw new UserError(
      `The email settings are incomplete: set ${missing.join(', ')} as well, or none of them to use the local mail desk.`,
    );
  }
  for (const name of names) assertEmailId(name, read(name));
  const ids = {
    publicKey: read(emailVariables.publicKey),
    serviceId: read(emailVariables.serviceId),
    notificationTemplateId: read(emailVariables.notificationTemplateId),
    autoReplyTemplateId: read(emailVariables.autoReplyTemplateId),
  };
  if (ids.notificationTemplateId === ids.autoReplyTemplateId) {
    throw new UserError(
      `${emailVariables.notificationTemplateId} and ${emailVariables.autoReplyTemplateId} are both "${ids.autoReplyTemplateId}": customers would get the email meant for you. Write the id of each of the two templates.`,
    );
  }
  return { ...ids, origin: readEmailOrigin(originText || emailServiceOrigin) };
}

function assertEmailId(name: string, id: string) {
  if (!/^[\w-]+$/.test(id)) {
    throw new UserError(
      `${name} is "${id}", but EmailJS ids hold only letters (a to z), digits, - and _. Copy it from there again.`,
    );
  }
  // EmailJS begins the ids of services and of templates with these words.
  const [kind] = /^(service|template)(?=_)/.exec(id) ?? [];
  if (kind && !name.includes(`_${kind.toUpperCase()}_`)) {
    throw new UserError(`${name} is "${id}", the id of a ${kind}. Put it on the line for the ${kind}.`);
  }
}

function readEmailOrigin(text: string): string {
  const url = parseOrigin(text);
  const isLocal = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (!url || !isSafe) {
    throw new UserError(
      `${emailOriginVariable} is "${text}", but it must be an https address without a path, such as ${emailServiceOrigin}. Plain http is for this computer only (http://localhost).`,
    );
  }
  return url.origin;
}

/** The brand of this build. */
export const brand = readBrand();
/** Where the site will be, without a slash at its end. */
export const origin = readOrigin(brand);
/** The EmailJS account of this build, or the local mail desk. */
export const emailSettings = readEmailSettings();
