import { isCentreOnScreen } from './is-centre-on-screen';

test.each([
  ['above the window', -500, false],
  ['half out of it at the top', -190, true],
  ['in its lower half', 450, true],
  ['below it', 650, false],
])(
  'of something 400 pixels high that is %s, its top at %i of 800 pixels, the middle is on the screen: %s',
  (_, top, expected) => {
    Object.assign(window, { innerHeight: 800 });
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ top, bottom: top + 400 }) as DOMRect;
    expect(isCentreOnScreen(element)).toBe(expected);
  },
);
