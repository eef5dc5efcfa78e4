/** EmailJS, which is the boundary: besides the clock, the tests of the form fake nothing else of what it sends. */
export const emailJs = { init: jest.fn(), send: jest.fn() };
jest.mock('@emailjs/browser', () => ({
  init: (...args: ReadonlyArray<unknown>) => emailJs.init(...args),
  send: (...args: ReadonlyArray<unknown>) => emailJs.send(...args),
}));

export const ok = { status: 200, text: 'OK' };
export const refusal = { status: 500, text: 'Down' };

/** Forgets the calls made so far; from here on, every mail is taken. */
export function resetEmailJs() {
  emailJs.init.mockReset();
  emailJs.send.mockReset().mockResolvedValue(ok);
}

/** Leaves the next mail without an answer, until it is given one. */
export function holdNextMail() {
  let settle = (_: unknown) => {};
  emailJs.send.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return {
    answer: () => settle(ok),
    refuse: () => settle(Promise.reject(refusal)),
    breakOff: () => settle(Promise.reject(new TypeError('Failed to fetch'))),
  };
}
