import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, fieldClass } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useCopied } from '@/components/ui/use-copied';
import { quoteMail, quoteWords } from '@/content/quote';
import type { Phone } from '@/content/types';

/** How to reach the business without the form. The international number is what telephones dial. */
export type Contact = {
  phone: Omit<Phone, 'sample'>;
  emailAddress: string;
};

type FallbackContactProps = Contact & {
  /** The subject line of the request as a mail. */
  subject: string;
  /** The whole request as plain text. */
  text: string;
};

const words = quoteWords.failure;

/** Ways to send the request without the mail service. */
export function FallbackContact({ phone, emailAddress, subject, text }: FallbackContactProps) {
  // A button that stayed 'Copied' would not say what it does, and a second copy would not be announced.
  const { copiedText, copy } = useCopied();
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // What is changed after it was copied has not been copied.
  const isCopied = copiedText === text;
  const body = encodeURIComponent(shorten(text.replaceAll('\n', '\r\n')));
  const mail = `mailto:${emailAddress}?subject=${encodeURIComponent(subject)}&body=${body}`;

  async function copyText() {
    const succeeded = await copy(text);
    // The box is read out, and can be copied with a key.
    flushSync(() => setIsRefused(!succeeded));
    box.current?.focus();
  }

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink size="small" href={`tel:${phone.international}`}>
          <Icon name="phone" size={18} />
          {words.call(phone.display)}
        </ButtonLink>
        {phone.receivesTexts && (
          // '?&body' is what both Android and iOS understand.
          <ButtonLink size="small" variant="plain" href={`sms:${phone.international}?&body=${body}`}>
            <Icon name="message" size={18} />
            {words.text}
          </ButtonLink>
        )}
        <ButtonLink size="small" variant="plain" href={mail}>
          <Icon name="mail" size={18} />
          {words.mail}
        </ButtonLink>
        <Button size="small" variant="plain" onClick={copyText}>
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
          <span>{isCopied ? words.copied : words.copy}</span>
        </Button>
      </div>
      {/* Here from the start, and empty: a live region has to be there before its words are. */}
      <p className="sr-only" aria-live="polite">
        {isCopied && words.copied}
      </p>
      {isRefused && (
        <Field label={words.copyByHand}>
          <textarea
            ref={box}
            readOnly
            rows={6}
            value={text}
            onFocus={(event) => event.target.select()}
            className={fieldClass}
          />
        </Field>
      )}
    </>
  );
}

/** Characters, as they are written in a link. */
const linkTextLimit = 1_800;

/** Mail and text apps silently cut off links of some 2,000 characters, so the text is shortened here, and says so. */
function shorten(text: string) {
  let kept = '';
  let length = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > linkTextLimit) return `${kept} ${quoteMail.shortened}`;
    kept += character;
  }
  return text;
}
