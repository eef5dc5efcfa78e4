const key = 'reviews-stopped';

/** Whether the visitor stopped the ticker earlier in this visit. Undefined where the browser refuses storage. */
export function wasStopped(): boolean | undefined {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return undefined;
  }
}

/** Keeps the choice while the visitor goes from page to page; without storage it lasts for this page. */
export function rememberStopped(stopped: boolean) {
  try {
    if (stopped) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // The ticker obeys on this page all the same.
  }
}
