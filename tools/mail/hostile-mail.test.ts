import fc from 'fast-check';
import { hostileText } from '../../content/checks/hostile-text.fixture';
import { mailVariables } from '../../content/mail/variables';
import { type MailParts, readMailTemplate, renderMail } from './mail-template';
import { outboxPage } from './outbox-page';

const names = [...new Set(Object.values(mailVariables).flat())];

const params = fc.record(Object.fromEntries(names.map((name) => [name, hostileText])));
const kinds = ['notification', 'auto-reply'] as const;

test.each(kinds)('whatever is typed, the %s keeps its markup and shows it as text', (kind) => {
  const template = readMailTemplate(`content/mail/${kind}.html`);
  const plain = read(renderMail(template, Object.fromEntries(names.map((name) => [name, 'x']))).html);
  fc.assert(
    fc.property(params, (typed) => {
      const mail = read(renderMail(template, typed).html);
      expect(mail.tags).toEqual(plain.tags);
      expect(mail.text).toBe(fillAsText(template, typed));
    }),
  );
});

test.each(kinds)('whatever is typed, each field of the head of the %s is one line', (kind) => {
  const template = readMailTemplate(`content/mail/${kind}.html`);
  fc.assert(
    fc.property(params, (typed) => {
      const { subject, to, replyTo } = renderMail(template, typed);
      for (const field of [subject, to, replyTo]) expect(field).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('whatever the mails hold, the outbox is one article and one frame for each, and the frame holds the mail', () => {
  const mail = fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.constant('2026-11-20T12:00:00.000Z'),
    subject: hostileText,
    to: hostileText,
    replyTo: hostileText,
    html: hostileText,
    params: fc.constant({}),
  });
  fc.assert(
    fc.property(fc.array(mail, { maxLength: 3 }), (mails) => {
      const page = new DOMParser().parseFromString(outboxPage(mails), 'text/html');
      expect(page.querySelectorAll('body > article > *')).toHaveLength(mails.length * 3);
      expect(page.querySelectorAll('body script, body img, body link')).toHaveLength(0);
      const frames = [...page.querySelectorAll('iframe')].reverse();
      expect(frames.map((frame) => frame.getAttribute('srcdoc'))).toEqual(
        mails.map(({ html }) => html.replace(/\r\n?/g, '\n').replaceAll('\u0000', '\ufffd')),
      );
      for (const frame of frames) expect(frame.getAttribute('sandbox')).toBe('');
    }),
  );
});

/** The template's text with the values in it as they were typed. */
function fillAsText(template: MailParts, typed: Record<string, string>) {
  const text = read(template.html).text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => asParsed(typed[name] ?? ''));
}

function read(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return {
    tags: Array.from(body.querySelectorAll('*'), ({ outerHTML }) => /^<[^>]*>/.exec(outerHTML)?.[0]),
    text: body.textContent ?? '',
  };
}

/** Text as an HTML parser gives it back: line ends are one kind, and there is no zero character. */
function asParsed(text: string) {
  return text.replace(/\r\n?/g, '\n').replaceAll('\u0000', '');
}
