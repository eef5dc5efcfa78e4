import { escapeHtml } from './mail-template';
import type { Mail } from './outbox';

/** Hundreds of frames would take a browser half a minute. */
const newest = 20;

/** The mails of the local desk as a page. Each mail is in a frame that runs no script and has no origin. */
export function outboxPage(mails: ReadonlyArray<Mail>): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Outbox (${count})</title>
<style>
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b0d10; background: #f7f7f4; overflow-wrap: anywhere }
article { margin: 2rem 0; border-top: 2px solid #0b0d10 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { color: #5f6972 } dd { margin: 0 }
iframe { box-sizing: border-box; width: 100%; height: 46rem; border: 1px solid #7b858e; background: #fff }
</style>
</head>
<body>
<h1>Outbox: ${count}</h1>
<p>Emails that the quote form would have sent. They stay on this computer; reload to see new ones. The newest ${newest} are shown, the last one first.</p>
${mails.slice(-newest).map(mailArticle).reverse().join('\n')}
</body>
</html>
`;
}

function mailArticle({ kind, at, to, replyTo, subject, html }: Mail): string {
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<dl>
<dt>Kind</dt><dd>${escapeHtml(kind)}</dd>
<dt>Accepted</dt><dd>${escapeHtml(readableTime(at))}</dd>
<dt>To</dt><dd>${escapeHtml(to)}</dd>
<dt>Reply to</dt><dd>${escapeHtml(replyTo)}</dd>
</dl>
<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
</article>`;
}

/** An ISO date and time as a person on this computer writes it. */
function readableTime(iso: string): string {
  return new Date(iso).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });
}
