jest.useFakeTimers();

let ignoreDoublePress: typeof import('./ignore-double-press').ignoreDoublePress;

/** A page of its own for each test, open for a while. The last one's listeners stay: time and a key make them forget. */
beforeEach(async () => {
  jest.advanceTimersByTime(600);
  dispatchEvent(new KeyboardEvent('keydown'));
  jest.resetModules();
  ({ ignoreDoublePress } = await import('./ignore-double-press'));
});

const pressed = jest.fn();
const button = document.createElement('button');
button.addEventListener('click', pressed);
document.body.append(button);

/** True where the press does what it is for. `lateMs`: how long ago it was, on a page that was busy since. */
function press(detail: number, clientX = 0, lateMs = 0) {
  pressed.mockClear();
  const click = new MouseEvent('click', { detail, clientX, bubbles: true, cancelable: true });
  // The fake clock's time, which events do not take by themselves.
  Object.defineProperty(click, 'timeStamp', { value: performance.now() - lateMs });
  button.dispatchEvent(click);
  return !click.defaultPrevented && pressed.mock.calls.length === 1;
}

test('a double tap that opens the first thing on a page is one press', () => {
  expect(press(1, 300)).toBe(true);
  ignoreDoublePress();
  expect(press(1, 305)).toBe(false);
  expect(press(1, 400)).toBe(true);
});

test('the second press of a double click does nothing where the first has opened or closed something', () => {
  expect(press(2)).toBe(true);
  ignoreDoublePress();
  expect(press(2)).toBe(false);
  // A first press elsewhere, or the keyboard's, is meant for what is there now.
  expect(press(1, 100)).toBe(true);
  expect(press(0, 100)).toBe(true);
  jest.advanceTimersByTime(400);
  ignoreDoublePress();
  jest.advanceTimersByTime(400);
  expect(press(2)).toBe(false);
  jest.advanceTimersByTime(200);
  expect(press(2)).toBe(true);
  expect(press(1)).toBe(true);
});

test('a second press that a slow phone comes to only later does nothing either', () => {
  ignoreDoublePress();
  jest.advanceTimersByTime(2000);
  expect(press(2, 0, 1900)).toBe(false);
  expect(press(2)).toBe(true);
});

test('a second tap in the place of the first does nothing, where phones count each as the first', () => {
  ignoreDoublePress();
  expect(press(1, 200)).toBe(true);
  // It has closed something.
  ignoreDoublePress();
  expect(press(1, 210)).toBe(false);
  expect(press(1, 250)).toBe(true);
  // What a press opened and a key closed is opened again by the next press.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  ignoreDoublePress();
  expect(press(1, 250)).toBe(true);
});

test('a key that is held down after it has opened something does not press what has come there', () => {
  const holdEnter = (repeat: boolean) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  expect(holdEnter(false)).toBe(true);
  ignoreDoublePress();
  expect(holdEnter(true)).toBe(false);
  // Pressed anew it is meant for what is there now.
  expect(holdEnter(false)).toBe(true);
  expect(holdEnter(true)).toBe(true);
});
