const draftKey = 'quote-draft';
const askAgainMs = 15000;

let askedAt = 0;

/**
 * Loads the page again if another one is at its address now, once for each, with what was typed as the draft: the
 * scripts of a page that has been published again since are gone.
 */
export async function renewPage(payload: string) {
  // Not at each key while later touches try in vain.
  if (Date.now() - askedAt < askAgainMs) return;
  askedAt = Date.now();
  const page = await fetch(location.href, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => {
      // Without a signal nothing was asked, and it asks again once there is one.
      askedAt = 0;
      return '';
    });
  const newer = /data-payload="([^"]+)/.exec(page)?.[1];
  if (document.documentElement.dataset.hydrated || !newer || newer === payload || sessionStorage.renewed === newer)
    return;
  const form = document.querySelector<HTMLFormElement>('form[data-island]');
  const typed = Object.fromEntries([...(form ? new FormData(form) : [])].filter(([, text]) => text));
  // `noService` in content/quote.ts: the list says so until the page is hydrated, whatever the draft has.
  if (typed.service === 'none') delete typed.service;
  const draft = JSON.parse(sessionStorage[draftKey] ?? '{}');
  sessionStorage[draftKey] = JSON.stringify({ ...draft, fields: { ...draft.fields, ...typed } });
  sessionStorage.renewed = newer;
  location.reload();
}
