import { isZoomedIn } from '@/components/ui/is-zoomed-in';
import { takeSwipes } from '@/components/ui/take-swipes';
import { wrapAround } from '@/components/ui/wrap-around';
import { copiesToFill, driftPosition, driftTime, easeOutCubic, type TouchSample, throwDistance } from './drift';

/** Why the ticker stands still. It drifts while there is no reason left. */
type Hold = 'hover' | 'focus' | 'finger' | 'push' | 'button' | 'off screen' | 'background tab';

export type TickerMotion = ReturnType<typeof startTicker>;

type TickerMotionOptions = {
  /** The box the list is seen through; it scrolls by hand as long as nothing drifts. */
  view: HTMLElement;
  /** Moves within the view; holds the list and its copies. */
  track: HTMLElement;
  list: HTMLElement;
  /** How many copies must follow the list; 0 when nothing drifts because the visitor asked for less motion. */
  onCopies: (count: number) => void;
};

const pushMs = 600;

/**
 * Lets the list drift left endlessly. The compositor moves it: no script, style or layout work runs between frames.
 * Sizes are measured only at the start and when they change.
 */
export function startTicker({ view, track, list, onCopies }: TickerMotionOptions) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const holds = new Set<Hold>();
  let listLength = 0;
  let animation: Animation | undefined;
  let letSwipesGo = () => {};
  let pushFrame = 0;
  /** Pixels that the running push has still to go. */
  let restOfPush = 0;
  let touches: Array<TouchSample> = [];
  let grabbedPosition = 0;

  function measure() {
    const length = reducedMotion.matches ? 0 : list.getBoundingClientRect().width;
    onCopies(copiesToFill(view.clientWidth, length));
    if (length === listLength) return;
    const position = getPosition();
    animation?.cancel();
    animation = undefined;
    letSwipesGo();
    listLength = length;
    if (length === 0) return;
    animation = track.animate(
      { transform: ['translateX(0)', `translateX(${-length}px)`] },
      { duration: driftTime(length), iterations: Number.POSITIVE_INFINITY },
    );
    letSwipesGo = takeSwipes(view);
    moveTo(position);
    view.scrollLeft = 0;
    if (holds.size > 0) animation.pause();
  }

  /** Pixels from the start of the list, by drift or by hand. */
  function getPosition() {
    return animation ? driftPosition(Number(animation.currentTime), listLength) : view.scrollLeft;
  }

  function moveTo(position: number) {
    if (animation) animation.currentTime = driftTime(wrapAround(position, listLength));
  }

  function setHold(reason: Hold, held: boolean) {
    if (held) holds.add(reason);
    else holds.delete(reason);
    if (holds.size > 0) animation?.pause();
    else animation?.play();
  }

  function isHeld(reason: Hold) {
    return holds.has(reason);
  }

  /**
   * Moves on by `distance` pixels and by what the last push has still to go, fast and then settling, and drifts on from
   * there. A key that is held down pushes without end: three pushes are the most that wait.
   */
  function push(distance: number) {
    setHold('push', true);
    cancelAnimationFrame(pushFrame);
    const most = 3 * Math.abs(distance);
    const whole = Math.max(-most, Math.min(most, distance + restOfPush));
    restOfPush = whole;
    const from = getPosition();
    const start = performance.now();
    const step = (now: number) => {
      const progress = Math.max(now - start, 0) / pushMs;
      const done = whole * easeOutCubic(progress);
      restOfPush = whole - done;
      moveTo(from + done);
      if (progress < 1) pushFrame = requestAnimationFrame(step);
      else setHold('push', false);
    };
    pushFrame = requestAnimationFrame(step);
  }

  function cancelPush() {
    cancelAnimationFrame(pushFrame);
    restOfPush = 0;
    setHold('push', false);
  }

  function grab(touch: TouchSample) {
    setHold('finger', true);
    cancelPush();
    grabbedPosition = getPosition() + touch.x;
    touches = [touch];
  }

  function drag(touch: TouchSample) {
    if (touches.length === 0) return;
    touches.push(touch);
    moveTo(grabbedPosition - touch.x);
  }

  /** The finger lets go and may throw the ticker on. */
  function letGo(time: number) {
    const distance = throwDistance(touches, time);
    release();
    if (distance !== 0) push(-distance);
  }

  /** Ends the finger's hold without a throw; enough by itself where the browser took the finger over to scroll the page. */
  function release() {
    touches = [];
    setHold('finger', false);
  }

  /** A sideways trackpad swipe moves the ticker instead of taking the browser back a page. */
  function moveByWheel(event: WheelEvent) {
    if (!animation || isZoomedIn() || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    cancelPush();
    moveTo(getPosition() + event.deltaX);
  }

  const sizes = new ResizeObserver(measure);
  const screen = new IntersectionObserver((entries) => setHold('off screen', !entries.at(-1)?.isIntersecting));
  const followTab = () => setHold('background tab', document.hidden);
  const stopped = new AbortController();
  const { signal } = stopped;
  sizes.observe(view);
  sizes.observe(list);
  screen.observe(view);
  reducedMotion.addEventListener('change', measure, { signal });
  document.addEventListener('visibilitychange', followTab, { signal });
  // React's own wheel listeners are passive: they cannot prevent the browser's gesture.
  view.addEventListener('wheel', moveByWheel, { passive: false, signal });
  followTab();

  function stop() {
    sizes.disconnect();
    screen.disconnect();
    stopped.abort();
    cancelAnimationFrame(pushFrame);
    animation?.cancel();
    letSwipesGo();
  }

  return { isHeld, setHold, push, grab, drag, letGo, release, stop };
}
