import { ignoreDoublePress } from './ignore-double-press';

const pressed = jest.fn();
const button = document.createElement('button');
button.addEventListener('click', pressed);
document.body.append(button);

function press(detail: number) {
  const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  button.dispatchEvent(click);
  return { prevented: click.defaultPrevented };
}

test('the second press of a double click does nothing, where the first has opened or closed something', () => {
  const timedOut = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timedOut.signal);
  expect(press(2)).toEqual({ prevented: false });
  expect(pressed).toHaveBeenCalledTimes(1);
  ignoreDoublePress();
  expect(press(2)).toEqual({ prevented: true });
  expect(pressed).toHaveBeenCalledTimes(1);
  // A first press, or the keyboard's, is meant for what is there now.
  for (const detail of [1, 0]) expect(press(detail)).toEqual({ prevented: false });
  expect(pressed).toHaveBeenCalledTimes(3);
  timedOut.abort();
  expect(press(2)).toEqual({ prevented: false });
  expect(pressed).toHaveBeenCalledTimes(4);
});
