/**
 * Has the browser ask before the page is left, which could cancel the mails of a request that is being sent, until the
 * signal is aborted.
 */
export function askBeforeLeaving(signal: AbortSignal) {
  // Chrome leaves the page for a call and an email as well, only to stay on it.
  let staysHere = false;
  const followPress = ({ target }: MouseEvent) => {
    staysHere = target instanceof Element && target.closest('[href^="tel:"], [href^="mailto:"]') !== null;
    if (staysHere) setTimeout(() => (staysHere = false), 1000);
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (staysHere) return;
    event.preventDefault();
    // Chrome and Edge before 119 ask only for this.
    event.returnValue = true;
  };
  addEventListener('click', followPress, { capture: true, signal });
  addEventListener('beforeunload', ask, { signal });
}
