import { setTimeout as pause } from 'node:timers/promises';

/**
 * A browser that is driven as https://www.w3.org/TR/webdriver2/ says: WebKit over HTTP, Firefox over its own Marionette
 * connection, which has other names for the same commands.
 */
export type Wire = {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
};

type Command = keyof typeof commands;

/** Each command's method and path below the session, and its name in Marionette. */
export const commands = {
  navigate: { method: 'POST', path: 'url', marionette: 'WebDriver:Navigate' },
  resize: { method: 'POST', path: 'window/rect', marionette: 'WebDriver:SetWindowRect' },
  execute: { method: 'POST', path: 'execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: 'element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { method: 'POST', path: 'element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  act: { method: 'POST', path: 'actions', marionette: 'WebDriver:PerformActions' },
  capture: { method: 'GET', path: 'screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const;

/** How the standard marks a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patienceMs = 20_000;
const pollMs = 100;
const restMs = 400;

type Point = { x: number; y: number };

/** One tab, with the few verbs that a journey needs. Finders are scripts whose result is an element or nothing. */
export class Session {
  constructor(
    private readonly wire: Wire,
    private readonly origin: string,
  ) {}

  /** Opens a page, and from its load on gathers what goes wrong in it. */
  async open(path: string) {
    await this.wire.send('navigate', { url: this.origin + path });
    await this.run(
      'window.faults = []; addEventListener("error", (event) => faults.push(String(event.message))); addEventListener("unhandledrejection", (event) => faults.push(String(event.reason))); addEventListener("securitypolicyviolation", (event) => faults.push("policy: " + event.violatedDirective + " " + event.blockedURI));',
    );
  }

  /** Runs a function body in the page. @returns its result. */
  run(script: string, ...args: ReadonlyArray<unknown>): Promise<unknown> {
    return this.wire.send('execute', { script, args });
  }

  /** Waits until an expression holds in the page. @throws with `sentence` when it does not in time. */
  async until(sentence: string, expression: string, ...args: ReadonlyArray<unknown>): Promise<unknown> {
    for (const deadline = Date.now() + patienceMs; ; ) {
      const value = await this.run(`return ${expression}`, ...args);
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`${sentence}: not in ${patienceMs / 1000} s (${expression})`);
      await pause(pollMs);
    }
  }

  /** Waits until an expression gives the same result twice, so that nothing moves any more. */
  async settled(sentence: string, expression: string) {
    let last: unknown;
    for (const deadline = Date.now() + patienceMs; ; await pause(restMs)) {
      const value = await this.run(`return ${expression}`);
      if (value === last) return;
      if (Date.now() > deadline) throw new Error(`${sentence}: it still moves after ${patienceMs / 1000} s`);
      last = value;
    }
  }

  async click(selector: string) {
    await this.wire.send('click', { id: await this.find(selector) });
  }

  async type(selector: string, text: string) {
    await this.wire.send('type', { id: await this.find(selector), text });
  }

  /** Moves the mouse to a place. */
  point(to: Point) {
    return this.actByMouse([moveTo(to)]);
  }

  /** Presses the mouse at `from`, moves it to `to` in steps, as a hand does, and lets go. */
  drag(from: Point, to: Point) {
    const steps = [0.1, 0.25, 0.5, 0.75, 1].map((share) =>
      moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 60),
    );
    const button = 0;
    return this.actByMouse([moveTo(from), { type: 'pointerDown', button }, ...steps, { type: 'pointerUp', button }]);
  }

  async press(key: string) {
    await this.wire.send('act', {
      actions: [{ type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: key })) }],
    });
  }

  async resize(width: number, height: number) {
    await this.wire.send('resize', { width, height });
  }

  /** @returns the visible part of the page as a PNG. */
  async capture(): Promise<Buffer> {
    // Firefox takes the whole page unless it is told otherwise.
    return Buffer.from(String(await this.wire.send('capture', { full: false })), 'base64');
  }

  private actByMouse(actions: ReadonlyArray<object>) {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    return this.wire.send('act', { actions: [mouse] });
  }

  private async find(selector: string): Promise<string> {
    const found = await this.until(`${selector} is there`, 'document.querySelector(arguments[0])', selector);
    const id = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    const [, value] = id.find(([key]) => key === elementKey) ?? [];
    if (typeof value !== 'string') throw new Error(`${selector} is not an element`);
    return value;
  }
}

function moveTo({ x, y }: Point, duration = 0) {
  return { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y), duration };
}
