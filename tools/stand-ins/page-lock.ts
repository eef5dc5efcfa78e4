/**
 * Stands in for two packages that Radix uses while a list is open (next.config.mjs puts it there).
 *
 * 'react-remove-scroll' locks the page's scrolling with a stylesheet it injects, and 'aria-hidden' hides the page from
 * screen readers while its links can still take the focus. A native list does neither: the page may be scrolled, the
 * list moves with its field, and the focus stays in the list until it closes.
 */
export function RemoveScroll({ children }: { children: React.ReactNode }) {
  return children;
}

/** @returns a function that undoes it: nothing was hidden. */
export function hideOthers() {
  return () => {};
}
