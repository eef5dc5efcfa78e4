/** Whether the page is pinch-zoomed: then a finger, a swipe or an arrow key moves about in it. */
export function isZoomedIn() {
  return (window.visualViewport?.scale ?? 1) > 1;
}
