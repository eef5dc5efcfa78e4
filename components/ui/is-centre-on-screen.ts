/** Whether the middle of an element's height is within the window. */
export function isCentreOnScreen(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom > 0 && top + bottom < 2 * innerHeight;
}
