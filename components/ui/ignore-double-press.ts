/** Longer than the two presses of a double click are apart, and farther. */
const patienceMs = 500;
const nearPx = 24;

let until = 0;
let latest: MouseEvent | undefined;
/** The press that opened or closed something; undefined where a key did. */
let first: MouseEvent | undefined;
/** Something has opened or closed since the latest key was pressed. */
let keyIsSpent = false;

/**
 * Call it when something opens or closes: the second press of a double click or a double tap would fall on what has
 * come there in its place, and so would a key that is still held down.
 */
export function ignoreDoublePress() {
  until = performance.now() + patienceMs;
  first = latest;
  keyIsSpent = true;
}

// From the start: the press that opens the first thing on a page comes before the first call. The server has no presses.
if (typeof window !== 'undefined') {
  addEventListener('click', ignoreSecond, true);
  addEventListener('keydown', followKey, true);
}

function ignoreSecond(event: MouseEvent) {
  // When it was pressed, not when a busy page comes to it.
  if (event.timeStamp > until || !isSecond(event)) {
    latest = event;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function followKey(event: KeyboardEvent) {
  latest = undefined;
  if (!event.repeat) keyIsSpent = false;
  else if (keyIsSpent) event.preventDefault();
}

/** Safari on phones counts no taps: two in one place are a double tap as well. The keyboard's presses have no place. */
function isSecond({ detail, clientX, clientY, timeStamp }: MouseEvent) {
  if (detail !== 1 || !first) return detail > 1;
  const distance = Math.hypot(clientX - first.clientX, clientY - first.clientY);
  return distance < nearPx && timeStamp - first.timeStamp < patienceMs;
}
