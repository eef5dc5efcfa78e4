/**
 * How long a press on a drop-down list waits for the styled one, before hydration as after it: browsers let a script
 * open their own up to five seconds after a press (https://html.spec.whatwg.org/#transient-activation).
 */
export const listPatienceMs = 2_000;
