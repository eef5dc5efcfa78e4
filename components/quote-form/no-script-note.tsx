import { quoteWords } from '@/content/quote';
import type { Contact } from './fallback-contact';

/**
 * Shown where scripts are off, and where they could not be loaded (the loader then marks the page): there it is seen in
 * the place of the button, for a visitor who has just pressed that.
 */
export function NoScriptNote({ phone, emailAddress }: Contact) {
  return (
    <p className="hidden text-ink in-data-[scripts=failed]:block order-last noscript:order-none sm:col-span-full">
      {quoteWords.noScript.before}{' '}
      <a href={`tel:${phone.international}`} className="link-underline font-semibold whitespace-nowrap">
        {phone.display}
      </a>{' '}
      {quoteWords.noScript.between}{' '}
      <a href={`mailto:${emailAddress}`} className="link-underline font-semibold">
        {emailAddress}
      </a>
      .
    </p>
  );
}
