/** Whether the page is pinch-zoomed: then a swipe or an arrow key moves about in it. */
export function isZoomedIn() {
  return (visualViewport?.scale ?? 1) > 1;
}
