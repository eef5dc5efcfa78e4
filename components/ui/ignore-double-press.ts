/** Longer than the two presses of a double click are apart. */
const patienceMs = 500;

/**
 * Call it when something opens or closes under the pointer: the second press of a double click, or of a double tap,
 * would fall on what has come there in its place.
 */
export function ignoreDoublePress() {
  addEventListener('click', ignoreSecond, { capture: true, signal: AbortSignal.timeout(patienceMs) });
}

function ignoreSecond(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
